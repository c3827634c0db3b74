import type { PracticeTexts } from '../../../practice/texts/index.ts'

export const words: PracticeTexts = {
  topics: {
    conflicts: 'Konflikte mit Frankreich',
    counties: 'Counties und Knappen',
    castle: 'Castle und Ausbauten',
    nobles: 'Adlige',
    votes: 'Stimmsteine',
    laws: 'Gesetze',
    knights: 'Die Stärke deiner Ritter',
  },
  exercises: {
    'later-is-ahead': {
      title: 'Zwei Konflikte',
      task: 'Runde 5, und dein 2er-Ritter ist der letzte, der platziert wird. Links steht Gelbs 3er-Ritter gegen die französische Stärke 5, rechts je ein 2er-Ritter von Rot und Gelb gegen 6.\n\nHol so viele Machtpunkte wie möglich.',
      hint: 'Zähl in beiden Konflikten Englands Stärke zusammen und sieh dann nach, wer bei Gleichstand vorn ist.',
      why: 'Rechts macht deine 2 daraus 6 gegen 6: England siegt. Ihr habt alle drei Stärke 2, und unter gleich Starken ist vorn, wer zuletzt kam: Die 5 Machtpunkte gehören dir. Auch die Überfahrt aus Dorset führt dorthin. Links kämst du nur auf den zweiten Platz.',
    },
    'lost-but-paid': {
      title: 'Französische Stärke 8',
      task: 'Runde 5, und dein 3er-Ritter ist der letzte, der platziert wird. Links steht niemand gegen die französische Stärke 8 (7, 4, 2 Machtpunkte), rechts Gelbs 4er-Ritter gegen 3 (3, 1, 1 Machtpunkte).\n\nHol so viele Machtpunkte wie möglich.',
      hint: 'Ein Konflikt, den Frankreich gewinnt, ist nicht wertlos.',
      why: 'Siegt Frankreich, entfällt der höchste Wert, aber der mittlere geht an die stärkste Familie. Du bist dort allein: 4 Machtpunkte. Im gewonnenen Konflikt brächte der zweite Platz nur 1. Die Überfahrt aus Dorset läuft auf dasselbe hinaus.',
    },
    'enough-squires': {
      title: 'Gerade genug Knappen',
      task: 'Rots 4er-Ritter hält Somerset; Knappen hat Rot keine mehr. Du hast einen 4er-Ritter und vier Knappen. Nach dir platziert Gelb und hat noch einen 4er-Ritter und zwei Knappen.\n\nHalte Somerset sicher und behalte dabei möglichst viele Knappen.',
      hint: 'Einen Ritter verdrängt nur, wer stärker ist; Gleichstand reicht nicht. Das gilt auch für Gelb.',
      why: 'Ein Knappe würde Rot verdrängen, aber dann könnte Gelb mit 6 gegen deine 5 kommen. Mit zwei Knappen hast du 6, und Gelbs 6 sind nur Gleichstand. Mehr wäre verschwendet.',
    },
    'favour-of-a-noble': {
      title: 'Der erste Ritter in Frankreich',
      task: 'Runde 5. Dein 1er-Ritter, der letzte, der platziert wird, ist nach Frankreich gegangen; vor ihm war niemand dort. Alle Gunstplättchen liegen offen. Du hast drei Adlige.\n\nNimm die Gunst, die dir die meisten Machtpunkte bringt.',
      hint: 'Wie viel ist der vierte Adlige wert? Und wie viel sind Gold und Knappen jetzt noch wert?',
      why: 'Der vierte Adlige ist 3 Machtpunkte wert. Gold und Knappen bringen nur Machtpunkte, wenn ein Gesetz welche dafür gibt; sonst entscheiden sie am Ende bloß bei Gleichstand.',
    },
    outvote: {
      title: 'Überstimmen',
      task: 'Die letzte Abstimmung der Partie: 6 Machtpunkte für alle, die Ritter aller vier Stärken platziert haben, und das bist nur du. Du hast drei Stimmsteine, Gelb hat einen, Rot keinen.\n\nSorge dafür, dass das Gesetz sicher angenommen wird.',
      hint: 'Zähl alle, die dagegen sein können, mit allen Stimmsteinen. Dir genügt ein Gleichstand.',
      why: 'Gelb und Rot zählen zwei, mit Gelbs Stimmstein drei. Du zählst eins und brauchst noch zwei Stimmsteine: drei zu drei, und bei Gleichstand ist das Gesetz angenommen. Der dritte schadet nicht, er ist danach nichts mehr wert.',
    },
    'save-the-votes': {
      title: 'Zwei Abstimmungen',
      task: 'Die zweite von drei Abstimmungen: ein Machtpunkt für jeden Knappen, und du hast drei. Danach kommt das Gesetz, das dir allein 6 Machtpunkte gibt. Du hast zwei Stimmsteine, Gelb hat einen, Rot keinen.\n\nHol so viele Machtpunkte, wie dir sicher sind.',
      hint: 'Beide Abstimmungen kannst du nicht sicher gewinnen. Welche ist mehr wert?',
      why: 'Um einer Abstimmung sicher zu sein, brauchst du beide Stimmsteine. Jetzt bringen sie 3 Machtpunkte, beim nächsten Gesetz 6. Stimm hier also ohne Stimmstein ab; ob ja oder nein, ist gleich.',
    },
    'keep-the-old-law': {
      title: 'Das Gesetz ganz links',
      task: 'Die letzte Abstimmung der Partie. Du hältst drei Counties, und das Gesetz ganz links gibt dafür 8 Machtpunkte. Das neue Gesetz brächte dir nichts. Du hast zwei Stimmsteine, die anderen haben keine.\n\nHol so viele Machtpunkte, wie dir sicher sind.',
      hint: 'Was wird aus dem Gesetz ganz links, wenn das neue angenommen wird?',
      why: 'Jedes angenommene Gesetz schiebt das linke hinaus. Gegen zwei Spieler ergäbe ein Stimmstein nur Gleichstand, und bei Gleichstand ist es angenommen. Mit zwei Stimmsteinen steht es drei zu zwei dagegen, und die 8 Machtpunkte bleiben.',
    },
    'trade-one': {
      title: 'Knappen und Gold',
      task: 'Ein Gesetz in Kraft: Für je 1 Knappen und 1 Gold zusammen bekommst du 3 Machtpunkte. Du hast vier Gold und zwei Knappen. Du hältst Somerset (6 Machtpunkte) und hast fünf Adlige.\n\nWie oft tauschst du?',
      hint: 'Wozu sind 3 Gold in einem County gut?',
      why: 'Für 3 Gold bekommst du in Somerset beides: 6 Machtpunkte und den sechsten Adligen, der 5 wert ist. Behalte also drei Gold und tausche einmal. Ein zweites Mal brächte 3 Machtpunkte und kostete dich den Adligen.',
    },
    'eighth-noble': {
      title: 'Sieben Adlige',
      task: 'Runde 5. Du hältst Somerset und hast sieben Adlige und zwei Gold.\n\nDer Adlige oder die 6 Machtpunkte?',
      hint: 'Sieh in die Tabelle für Adlige: Jeder ist mehr wert als der vorige.',
      why: 'Sieben Adlige sind 21 Machtpunkte wert, acht sind 28 wert. Das sind 7 mehr, einer mehr als der Ertrag. Für beides fehlt dir ein Gold.',
    },
    'third-extension': {
      title: 'Northumberland',
      task: 'Runde 5. Du hältst Northumberland, das einen Ausbau gibt, und hast drei Adlige und ein Gold. Ausbauten: du zwei, Gelb drei, Rot zwei.\n\nHol so viele Machtpunkte wie möglich.',
      hint: 'Ein Ausbau bringt sofort Ertrag und zählt am Ende. Was entscheidet dort bei Gleichstand?',
      why: 'Mit dem dritten Ausbau ziehst du mit Gelb gleich, und dein Gold bringt dich nach vorn: 8 Machtpunkte statt 4. Auf dem Feld mit Machtpunkten bringt er noch in dieser Runde 2 dazu. Der vierte Adlige brächte 3.',
    },
    'strongest-knights': {
      title: 'Gleichauf mit Gelb',
      task: 'Runde 5. Du hältst Stafford, das eine Aufwertung gibt, und hast drei Adlige. Deine Ritter haben zusammen Stärke 7, ebenso die von Gelb, und Gelb wird mehr Knappen haben.\n\nHol so viele Machtpunkte wie möglich.',
      hint: 'Wie viele Machtpunkte liegen zwischen dem ersten und dem zweiten Platz?',
      why: 'Mit der Aufwertung hast du 8 gegen 7 und bekommst für deine Ritter 8 Machtpunkte statt 4. Der vierte Adlige brächte 3.',
    },
    ransom: {
      title: 'Welchen Ritter freikaufen?',
      task: 'Runde 5. Frankreich hat zum zweiten Mal gesiegt, und dein 3er- und dein 2er-Ritter sind gefangen. Du hast drei Gold. Gelbs Ritter haben zusammen Stärke 3, deine zu Hause haben 1.\n\nWen kaufst du frei?',
      hint: 'Gefangene, die du nicht freikaufst, gehen in den Nachschub und zählen am Ende nicht.',
      why: 'Mit dem 3er-Ritter hast du Stärke 4 und den ersten Platz: 8 Machtpunkte. Mit dem 2er-Ritter wärst du gleichauf mit Gelb, hättest aber weniger Knappen und nur den zweiten Platz. Das Gold hat sonst keinen Nutzen mehr.',
    },
    crossing: {
      title: 'Der Ritter in Dorset',
      task: 'Runde 5. Dein 2er-Ritter hält Dorset, und du hast drei Adlige. Links steht Gelbs 3er-Ritter gegen die französische Stärke 5 (5, 2, 1 Machtpunkte), rechts Rots 2er-Ritter gegen 4 (4, 2, 1 Machtpunkte).\n\nHol so viele Machtpunkte wie möglich.',
      hint: 'Vergleiche den vierten Adligen mit dem, was dein Ritter in Frankreich noch ausrichten kann.',
      why: 'Deine 2 gewinnt jeden der beiden Konflikte für England. Links brächte der zweite Platz 2 Machtpunkte; rechts bist du so stark wie Rot und kommst später: Der erste Platz bringt 4. Der vierte Adlige ist 3 wert.',
    },
  },
}
