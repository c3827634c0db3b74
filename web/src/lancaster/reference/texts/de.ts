import type { CardTexts } from '../../../reference/card-parts.ts'
import type { en } from './en.ts'

export const de: CardTexts<keyof typeof en.boxes> = {
  about: 'Übersichtskarte des Grundspiels. Werte, die der gedruckten Regel fehlen, sind rekonstruiert.',
  boxes: {
    round: {
      title: 'Eine Runde, fünf insgesamt',
      lines: [
        'Platzieren: reihum je ein Ritter, bis kein Hof mehr einen hat.',
        'Parlament: drei Abstimmungen, dann die drei geltenden Gesetze von links nach rechts.',
        'Erträge: Counties von A bis I, Castles, Konflikte.',
        'Zwei neue Konflikte, alle Gunstplättchen offen, drei neue Vorschläge.',
      ],
    },
    placing: {
      title: 'Platzieren und Stärke',
      lines: [
        'County: Der Ritter allein braucht den Mindestwert. Jeder Knappe, der mitgeht, gibt +1.',
        'Verdrängen braucht mehr Stärke, Knappen auf beiden Seiten mitgezählt. Der Ritter geht an den Hof zurück, seine Knappen sind verloren.',
        'Castle: ein Ritter auf ein freies Feld ohne Ausbau.',
        'Konflikt: das oberste freie Feld; weitere eigene Ritter kommen zum ersten. Keine Knappen.',
        'Die ersten sechs Ritter in Konflikten (bei 3 Spielern fünf) bringen je eine Gunst.',
      ],
    },
    parliament: {
      title: 'Gesetze und Stimmsteine',
      lines: [
        'Jeder Spieler zählt als eine Stimme, jeder geheim eingesetzte Stimmstein als eine weitere. Eingesetzte sind verloren, die übrigen gehen nach der dritten Abstimmung zurück.',
        'Angenommen bei mindestens so vielen dafür wie dagegen: Das linke Gesetz fällt weg, das neue kommt rechts hinzu.',
        'Platziert sind Ritter in Counties, Castle und Konflikten. „Je zwei“ heißt ganze Gruppen. Haben mehrere am meisten, erhalten es alle.',
      ],
    },
    counties: {
      title: 'Counties',
      lines: [
        'Nimm einen Adligen oder den Ertrag; beides für 3 Gold. Wer Surrey hält, bestimmt zudem den Startspieler.',
      ],
    },
    castles: {
      title: 'Castles',
      lines: [
        'Ritter und Ausbauten bringen den Ertrag ihres Feldes. Ein neuer Ritter kostet 3 Knappen, eine Aufwertung 2.',
        'Tafelrunde: 1 Stimmstein für jeden Adligen und 1 für den Burgherrn, nicht in Runde 5.',
      ],
    },
    conflicts: {
      title: 'Konflikte: untere Reihe zuerst',
      lines: [
        'England gewinnt mit mindestens der Stärke Frankreichs: Die Werte gehen an Rang 1, 2 und 3, die Karte fällt weg.',
        'Frankreich gewinnt: der mittlere Wert an Rang 1, der niedrigste an Rang 2. Die Karte rückt in die untere Reihe.',
        'Dort gewinnt Frankreich wieder: dieselben Punkte; Ritter werden für 1 Gold pro Stärke freigekauft oder kommen in den Nachschub.',
        'Bei gleicher Stärke liegt vorn, wer später kam.',
      ],
    },
    rewards: {
      title: 'Erträge',
      lines: [
        'Neuer Ritter: ein 1er aus dem Nachschub an den Hof.',
        'Aufwertung: Ein Ritter tauscht mit einem genau um 1 stärkeren aus dem Nachschub.',
        'Ausbau: bedeckt ein Feld und bringt jede Runde dessen Ertrag, auch in dieser.',
        'Adliger: nie zweimal derselbe Buchstabe.',
        'Überfahrt: Der Ritter geht von Dorset in einen Konflikt, ohne Gunst.',
        'Was nicht geht, verfällt.',
      ],
    },
    end: {
      title: 'Das Ende',
      lines: [
        'Ritter: 8 Machtpunkte für die größte Gesamtstärke, 4 für die zweite, ohne Nachschub. Bei Gleichstand mehr Knappen.',
        'Ausbauten: 8 für die meisten, 4 für die zweitmeisten. Bei Gleichstand mehr Gold.',
        'Immer noch mehrere Erste: Sie teilen 12. Mehrere Zweite: Sie teilen 4.',
        'Adlige, nach ihrer Zahl:',
      ],
    },
    cards: { title: 'Konfliktkarten' },
    offices: {
      title: 'Am Hofe des Königs',
      lines: [
        'Lord 1, Bischof 1, Ritter ihre Stärke. Ein höherer Turm verdrängt einen niedrigeren. Oder der Lord nimmt alle Stimmsteine, alle Knappen oder alles Gold der Schatzkammer.',
      ],
    },
  },
}
