import type { PracticeWords } from './index.ts'

export const words: PracticeWords = {
  topics: {
    usurpation: 'Zählen um den Thron',
    recruiting: 'Rekrutieren',
    pinning: 'Binden',
    events: 'Ereignisse',
    supply: 'Nachschub',
    charges: 'Sturmangriffe',
    treachery: 'Verrat',
    retreats: 'Titelerben retten',
    reserves: 'Haupttreffen und Reserve',
  },
  exercises: {
    'ships-to-london': {
      title: 'Zwei Schiffe',
      task: 'Die letzte Spielrunde des Feldzugs. York zählt 3, Lancaster 5. Du hast noch einen Aktionspunkt, und in London steht niemand.\n\nHol dir den Thron.',
      hint: 'Was bringt drei auf einmal? Sieh dir Calais und die Haupthäfen an.',
      why: 'Für einen einzigen Punkt dürfen zwei Blocks zusammen von einem Haupthafen zum anderen segeln. March und Warwick zählen zwei mehr, London noch eins: 6 zu 5. Soldtruppen könnten London zwar halten, zählen selbst aber nicht.',
    },
    'right-shield': {
      title: 'Der richtige Schild',
      task: 'Du bist Lancaster und hast den Thron. York zählt 6, du zählst 5, und dem König genügt ein Gleichstand. Ein Aktionspunkt ist noch da.\n\nBehalte den Thron.',
      hint: 'Ein Adliger kommt nur dorthin, wo sein Schild ist und kein Feind steht. Aufgebote zählen nicht.',
      why: 'Auf den Schilden von Rivers, Shrewsbury und Westmoreland steht York. Stanleys Schild in Lancaster ist frei, und mit ihm steht es 6 zu 6. Aufgebote und Bombarden kannst du auch rekrutieren, aber sie gehen vor dem Zählen nach Hause.',
    },
    'storm-london': {
      title: 'Sturm auf London',
      task: 'Die letzte Spielrunde. York zählt 4, Lancaster 6, davon eins für London. Nur Wiltshire mit einem Step hält die Stadt. Ein Aktionspunkt ist noch da.\n\nVerschaffe York die beste Aussicht auf den Thron.',
      hint: 'Wer fällt, fehlt der einen Seite; London bringt der anderen eins mehr. Was verschiebt die Zählung um drei?',
      why: 'Schlägt March Wiltshire, so verliert Lancaster einen Adligen und London, und York gewinnt London: 5 zu 4. Jemanden zu rekrutieren brächte nur eins, das ist zu wenig. March hat zwei Steps und Kampfkraft 3; das gelingt in elf von zwölf Fällen.',
    },
    'one-border': {
      title: 'Über eine Grenze',
      task: 'March und Hastings haben aus Rutland Leicester angegriffen. Dort stehen drei rote Blocks, einer davon ist Henry VI. Nach dir ist Lancaster dran.\n\nSorge mit York und deinem letzten Punkt dafür, dass Henry vor der Schlacht nicht entwischt.',
      hint: 'Nur Blocks des Haupttreffens binden, und es kommt auf die letzte Grenze an, die sie überschritten haben.',
      why: 'Aus Essex geradewegs nach Leicester wäre York Reserve, und Reserven binden niemanden. Über Rutland gehört er zum Haupttreffen: Drei Blocks binden drei Verteidiger, und alle müssen bleiben.',
    },
    'slip-away': {
      title: 'Entwischen',
      task: 'York greift Hereford an: zwei Blocks aus Warwick als Haupttreffen, einer aus Gloucester als Reserve. Du bist Lancaster. Henry VI. hat noch einen Step.\n\nBring ihn aus dieser Schlacht heraus.',
      hint: 'Zwei Blocks binden zwei von deinen dreien, und du bestimmst, welche. Manche Grenzen sind versperrt.',
      why: 'Einer deiner drei Blocks ist frei, und du bestimmst, dass es Henry ist. Die Grenzen, über die der Feind kam, sind ihm versperrt, also die nach Warwick und Gloucester; jeder andere Weg ist recht.',
    },
    plague: {
      title: 'Wo die Pest zuschlägt',
      task: 'Die letzte Spielrunde, und deine Karte ist die Pest. York zählt 6, Lancaster 7. Du wählst eine Stadt des Feindes, und jeder Block dort verliert einen Step.\n\nHol dir den Thron.',
      hint: 'Es geht nicht um viele Blocks, sondern darum, wer nur noch einen Step hat und wer zählt.',
      why: 'In Somerset haben Stanley und Devon je einen Step: Beide sind weg, und es steht 6 zu 5. In Warwick fiele nur das Aufgebot, das nicht zählt, und Northumberland allein ergäbe einen Gleichstand.',
    },
    'force-march': {
      title: 'Drei Gebiete',
      task: 'Die letzte Spielrunde, und deine Karte ist der Gewaltmarsch: Eine Gruppe zieht bis zu drei Gebiete weit. Beide Seiten zählen 3.\n\nHol dir den Thron.',
      hint: 'London zählt eins. Wer ist drei Gebiete von Middlesex entfernt?',
      why: 'Von South Yorks sind es über Leicester drei Gebiete, ob durch Derby oder Lincoln. Mit March in London zählt York 4 zu 3. Von Northumbria ist es zu weit.',
    },
    hunger: {
      title: 'Fünf in Hereford',
      task: 'Der letzte Nachschub vor dem Zählen. Hereford ernährt vier deiner fünf Blocks, und jeder der fünf hat noch einen Step. York zählt 4, Lancaster 3.\n\nWähle, wer einen Step verliert.',
      hint: 'Einer wird sterben. Wer wird danach nicht mitgezählt?',
      why: 'Die Iren gehen vor dem Zählen ohnehin nach Hause. Jeder andere wäre ein Titelerbe oder Adliger weniger, und bei 3 zu 3 behält der König den Thron.',
    },
    'charge-the-king': {
      title: 'Gegen den König selbst',
      task: 'Eine Schlacht in Leicester. Henry VI. hat noch einen Step, Stanley neben ihm hat vier. York ist dran, mit drei Steps und Kampfkraft 3.\n\nVerschaffe York die beste Aussicht, den König in dieser Schlachtrunde zu töten.',
      hint: 'An wen gehen gewöhnliche Treffer? Und wer darf sich sein Ziel aussuchen?',
      why: 'Treffer beim Feuern gehen an den stärksten Feind, also an Stanley. Als ältester Titelerbe auf dem Feld darf York im Sturm angreifen und Henry als Ziel nennen: Ein Treffer mit drei Würfeln genügt, und der gelingt in sieben von acht Fällen.',
    },
    'no-need-to-charge': {
      title: 'Kein Sturm ohne Not',
      task: 'Eine Schlacht in Caernarvon, einer gegen einen: York mit zwei Steps greift Rivers an, der auch zwei hat. York ist dran.\n\nVerschaffe York die beste Aussicht, die Schlacht zu gewinnen.',
      hint: 'Was bringt ein Sturmangriff, wenn es nur einen Feind gibt, und was kann er kosten?',
      why: 'Es gibt nur ein Ziel, der Sturmangriff bringt also nichts; überlebt Rivers, schlägt er sofort zurück und kommt trotzdem noch an die Reihe. Wer feuert, gewinnt vier von fünf Schlachten.',
    },
    'tempt-stanley': {
      title: 'Stanley zögert',
      task: 'Eine Schlacht in Caernarvon. York hat noch einen Step, Stanley hat drei. York ist dran; er ist der Thronbewerber.\n\nVerschaffe York die beste Aussicht, die Schlacht zu gewinnen.',
      hint: 'Stanleys Loyalität ist 1.',
      why: 'Ein Würfel gegen drei Steps ist ein schlechter Kampf. Bei Loyalität 1 läuft Stanley mit jeder geraden Zahl über, samt allen Steps: Die Hälfte der Schlachten ist damit auf einen Schlag gewonnen.',
    },
    'whom-to-tempt': {
      title: 'Wen in Versuchung führen?',
      task: 'Eine Schlacht in Caernarvon. York mit einem Step steht gegen Westmoreland mit zwei Steps und Loyalität 2 und gegen Buckingham mit einem Step und Loyalität 1. York ist dran.\n\nVerschaffe York die beste Aussicht, die Schlacht zu gewinnen.',
      hint: 'Achte nicht nur darauf, wer leichter überläuft, sondern auch darauf, wer drüben übrig bleibt.',
      why: 'Buckingham kommt doppelt so oft, aber dann bleibt Westmoreland mit zwei Steps dein Feind. Kommt Westmoreland, sind zwei Steps mehr bei dir und nur noch einer gegen dich. Das wiegt die geringere Aussicht auf.',
    },
    'wounded-heir': {
      title: 'Ein angeschlagener Titelerbe',
      task: 'Die zweite Runde einer Schlacht in Caernarvon. March hat noch einen Step, Stanley hat drei. March ist dran.\n\nRette March.',
      hint: 'Ein toter Titelerbe kommt nie wieder. Ab der zweiten Schlachtrunde geht auch etwas anderes.',
      why: 'Feuert March, so tötet Stanley ihn höchstwahrscheinlich. Powys und Pembroke hält der Feind, aber über die Grenze, über die er selbst kam, darf March zurückweichen.',
    },
    'who-is-hit': {
      title: 'Wer steckt den Treffer ein?',
      task: 'Stanley hat einen Treffer erzielt. March und Hastings haben je einen Step, also wählst du, wer ihn einsteckt.\n\nVerschaffe March die beste Aussicht, die Schlacht zu überleben.',
      hint: 'Einer von beiden ist nie zu ersetzen.',
      why: 'Sind mehrere Blocks gleich stark, wählt ihr Eigner. Hastings ist ein Adliger; March ist Titelerbe, und ein Haus ohne Titelerben hat verloren.',
    },
    'heir-in-reserve': {
      title: 'Der Titelerbe in Reserve',
      task: 'Du greifst Stanley in Leicester an: Hastings mit zwei Steps aus Rutland, March mit einem Step aus Warwick.\n\nBestimme das Haupttreffen. Gewinne die Schlacht möglichst sicher, ohne March zu verlieren.',
      hint: 'Eine Reserve bekommt in der ersten Schlachtrunde keine Treffer ab.',
      why: 'Hastings kämpft in der ersten Schlachtrunde allein, und March kommt frisch in der zweiten. Andersherum stünde March von Anfang an allein gegen zwei Würfel.',
    },
  },
}
