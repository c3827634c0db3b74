import type { CardTexts } from '../../../reference/card-parts.ts'
import type { en } from './en.ts'

export const de: CardTexts<keyof typeof en.boxes> = {
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
}
