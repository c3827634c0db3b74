import type { Words } from './card-texts.ts'

export const de: Words = {
  richard3: {
    about: 'Übersichtskarte. Die Zahlen hinter den Titeln sind Abschnitte der Spielregel.',
    boxes: {
      turn: {
        title: 'Eine Spielrunde',
        lines: [
          'Karten: Beide wählen geheim eine und zeigen sie. Ein Ereignis schlägt eine Aktionskarte; sonst ist Spieler 1, wer mehr Punkte hat, bei Gleichstand der Thronbewerber.',
          'Aktionen: Erst führt Spieler 1 alle seine aus, dann Spieler 2.',
          'Schlachten: in jedem umkämpften Gebiet; Spieler 1 bestimmt die Reihenfolge.',
          'Nachschub: Minderjährige und ein neuer König, Hinrichtungen, dann die Nachschubgrenzen.',
        ],
      },
      actions: {
        title: 'Aktionen, je ein Punkt',
        lines: [
          'Ziehen: beliebige Blocks eines Gebiets, ein oder zwei Gebiete weit. In einem feindlichen oder umkämpften Gebiet endet der Zug.',
          'Segeln: ein Block zu einer verbündeten oder vakanten Küste am selben Meer; zwei von einem Haupthafen zu einem anderen.',
          'Rekrutieren: ein Block aus dem Pool, in voller Stärke. Er zieht in dieser Spielrunde nicht mehr.',
          'Kein Block zieht und segelt in derselben Spielrunde. Schotten, Waliser, Aufgebote und Rebellen bleiben an Land.',
        ],
      },
      borders: { title: 'Grenzen: Blocks pro Spieler und Spielrunde' },
      recruit: { title: 'Wo rekrutiert wird' },
      events: { title: 'Ereignisse' },
      attack: {
        title: 'Angreifen',
        lines: [
          'Über höchstens drei Grenzen; eine ist das Haupttreffen, die anderen sind die Reserve.',
          'Jeder Block des Haupttreffens bindet einen Verteidiger; die anderen gehen nicht über eine Grenze, über die der Feind kam.',
          'Reserven kommen in Schlachtrunde 2 hinzu, oder sofort, wenn die Front fällt. War es die des Verteidigers, werden die Rollen getauscht.',
        ],
      },
      battle: {
        title: 'Eine Schlacht, höchstens vier Schlachtrunden',
        lines: [
          'A vor B vor C vor D; bei gleichem Buchstaben Verteidiger zuerst.',
          'Ein Block feuert, weicht zurück (ab Schlachtrunde 2) oder passt. Der älteste Titelerbe einer Seite darf im Sturm angreifen; König, Thronbewerber und Warwick dürfen pro Schlacht einmal einen Verratswurf versuchen.',
          'Feuern: ein Würfel pro Step; jeder, der höchstens die Kampfkraft zeigt, ist ein Treffer. Treffer gehen an den stärksten feindlichen Block.',
          'Sturmangriff: alle Treffer auf einen genannten Block, überzählige verfallen. Überlebt er, schlägt er sofort zurück.',
          'Verratswurf: so viele Würfel wie die Loyalität; zeigen alle gerade Zahlen, läuft der Block über und kommt in die Reserve.',
          'Bombarden: A3 in Schlachtrunde 1, danach und als Reserve D3.',
          'In Schlachtrunde 4 müssen Angreifer zurückweichen, sobald sie an der Reihe sind.',
        ],
      },
      bonus: {
        title: 'Verteidiger mit +1 Kampfkraft',
        lines: [
          'Adlige und Titelerben an einem ihrer Schilde; von mehreren Titelerben nur der älteste',
          'der König oder ein Thronfolger bei einer Krone, der älteste; Schild und Krone zählen zusammen',
          'Aufgebote in ihrer Stadt, Kirchen an ihrer Kathedrale, Waliser in Wales',
        ],
      },
      retreat: {
        title: 'Zurückweichen und umgruppieren',
        lines: [
          'In verbündete oder vakante Nachbargebiete; die Grenzlimits gelten für jede Schlachtrunde.',
          'Nicht über eine Grenze, über die der Feind kam. Kamen beide darüber, darf es nur Spieler 2. Ein Block, der nicht zurückweichen kann, ist verloren.',
          'Der Sieger darf alle seine Blocks umgruppieren, auch Reserven.',
        ],
      },
      supply: {
        title: 'Nachschub',
        lines: [
          'Ein Gebiet ernährt vier Blocks, mit Stadt fünf. Calais und Frankreich ernähren vier, Irland und Schottland zwei, dazu Soldtruppen in ihrer Heimat.',
          'Jeder Block darüber verliert einen Step.',
        ],
      },
      political: {
        title: 'Die Politische Runde',
        lines: [
          'Aufgebote, Bombarden und Waliser in die Pools, andere Soldtruppen nach Hause; die Rebellen gehen.',
          'Machtergreifung, siehe unten. Im letzten Feldzug endet das Spiel hier.',
          'Der Thronbewerber und seine Titelerben gehen ins Exil; seine Adligen und Kirchen zu Schild oder Kathedrale, sonst in den Pool.',
          'Der König und die Thronfolger gehen zu einem Schild oder einer Krone; seine Adligen und Kirchen wie oben.',
          'Exilobergrenzen, umgedrehte Blocks kommen zurück, volle Stärke, neue Hände mit sieben Karten.',
        ],
      },
      usurpation: {
        title: 'Machtergreifung',
        lines: [
          'Jede Seite zählt Titelerben, Adlige und Kirchen auf dem Plan und 1 für London (Middlesex). Exil, Isle of Man und Pools zählen nicht.',
          'Der Thronbewerber nimmt den Thron, wenn er mehr hat als der König. Bei Gleichstand bleibt alles beim Alten.',
        ],
      },
      victory: {
        title: 'Sieg',
        lines: [
          'Sofort, wenn alle fünf Titelerben des anderen Hauses tot sind; sonst für den König nach dem letzten Feldzug.',
        ],
      },
    },
  },
  'cousins-war': {
    about: 'Übersichtskarte. Die Zahlen hinter den Titeln sind Abschnitte der Spielregel.',
    boxes: {
      round: {
        title: 'Eine Runde',
        lines: [
          'Austeilen, bis beide sechs Karten haben.',
          'Geheim eine Karte tauschen.',
          'Das Schlachtfeld: Beide legen eine Karte aus. Die frühere Schlacht wird ausgetragen; wer sie ausgelegt hat, ist ihr Besitzer. Truppen darauf legen, wie die Karte sagt.',
          'Abwechselnd Karten spielen, der Besitzer zuerst, je vier.',
          'Die Schlacht.',
          'Wer hat gewonnen?',
          'Die letzte Karte behalten oder ablegen; mischen.',
        ],
      },
      cards: {
        title: 'Was eine Karte kann',
        lines: [
          'Das Hauptereignis, wenn es etwas ändern kann; oder ihre Befehlspunkte für eines davon:',
          'Reserve auffüllen: so viele Truppen aus dem Vorrat.',
          'Aufs Schlachtfeld: bis zu so viele aus der Reserve auf deine Hälfte.',
          'Bewegen: bis zu so viele aus Nachbarregionen in eine Region.',
          'Platzieren: so viele Versuche aus der Reserve, jeder mit einem Würfel. Eine Region, in der es gelang, ist für diese Karte erledigt.',
          'Entfernen: so viele Versuche, jeder mit einem Würfel. Der erste Erfolg beendet sie.',
        ],
      },
      place: { title: 'Platzieren: Würfel gegen deine Truppen dort, mit der neuen' },
      remove: { title: 'Entfernen: Würfel gegen die gegnerischen Truppen dort' },
      side: {
        title: 'Nebenereignisse',
        lines: [
          'Nach dem Einsatz eines Ereignisses, für Ereignis oder Punkte: Zeigt seine Leiste für diese Runde die Rose des Gegners oder eine Umrandung, darf der Gegner das Nebenereignis auslösen.',
        ],
      },
      battle: {
        title: 'Die Schlacht',
        lines: [
          'Der Angreifer, zuerst wer in der Region mehr Truppen hat (bei Gleichstand der Besitzer), würfelt geheim mit drei Würfeln und sagt eine Einzelzahl, einen Pasch oder einen Drilling an.',
          'Glaubt der Verteidiger die Ansage, gilt sie. Zweifelt er sie an, werden die Würfel gezeigt.',
          'Stimmt sie, verliert der Verteidiger eine Truppe. Wenn nicht: Der Angreifer darf seine letzte Karte spielen; zeigen die Würfel dann die Ansage, verliert niemand eine Truppe, sonst er.',
          'Der Verteidiger würfelt offen mit drei Würfeln und darf seine letzte Karte spielen. Vergleichen.',
          'Haben beide noch Truppen, tauschen sie die Rollen. Wer keine hat, hat verloren.',
        ],
      },
      dice: {
        title: 'Der Rang der Würfel',
        lines: [
          'Drilling vor Pasch vor Einzelzahl; bei gleicher Art die höhere Zahl. Andere Würfel entscheiden nie.',
          'Letzte Karte: Jeder Befehlspunkt dreht einen Würfel um 1, jeden nur einmal, nicht über 6 oder unter 1. Eine Karte pro Schlacht.',
          'Franzosen gehören zu der Hälfte, auf der sie liegen, und gehen zuerst verloren.',
        ],
      },
      losses: { title: 'Verluste' },
      after: {
        title: 'Nach der Schlacht',
        lines: [
          'Überlebende kommen in die Schlachtfeld-Region oder eine daneben, beliebig viele in die Reserve. Der Sieger behält das Schlachtfeld.',
        ],
      },
      victory: {
        title: 'Wer hat gewonnen?',
        lines: ['Kontrolle aller drei Regionen am Ende einer Runde. Nach Runde 5 mehr Regionen, dann mehr Schlachten.'],
      },
      fields: { title: 'Schlachtfelder' },
      events: { title: 'Ereignisse: Runden des Nebenereignisses' },
    },
  },
  lancaster: {
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
  },
}
