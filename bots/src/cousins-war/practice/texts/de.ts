import type { PracticeTexts } from '../../../practice/texts/index.ts'

export const words: PracticeTexts = {
  topics: {
    announcing: 'Ansagen',
    doubting: 'Glauben und anzweifeln',
    dice: 'Die letzte Karte',
    regions: 'Regionen',
    odds: 'Würfelchancen',
    battlefield: 'Ein leeres Schlachtfeld',
    events: 'Nebenereignisse',
  },
  exercises: {
    'whole-truth': {
      title: 'Drei Vieren',
      task: 'Drei Truppen gegen drei, und du greifst an. Du hast 4, 4 und 4 gewürfelt. Niemand hat mehr eine letzte Karte.\n\nSag an, womit du am besten fährst, selbst wenn York jedes Mal richtig rät.',
      hint: 'Was geglaubt wird, gilt wie angesagt, auch wenn die Würfel besser waren.',
      why: 'Sagst du weniger an, so glaubt York es, und der Drilling ist verschenkt. Sagst du mehr an, so zweifelt York es an, und das kostet dich eine Truppe. Die ganze Wahrheit ist in beiden Fällen sicher.',
    },
    'covered-lie': {
      title: 'Zwei, vier, fünf',
      task: 'Drei gegen drei, und du greifst an. Du hast 2, 4 und 5 gewürfelt. Deine letzte Karte hat einen Befehlspunkt; York hat keine Karte mehr.\n\nSag an, womit du am besten fährst, selbst wenn York jedes Mal richtig rät.',
      hint: 'Was könntest du aus diesen Würfeln machen, wenn York zweifelt?',
      why: 'Zweifelt York den 5er-Pasch an, dreht deine Karte die 4 auf 5: Er stimmt doch noch, und niemand verliert eine Truppe. Glaubt York ihn, behältst du die Karte. Mehr könntest du nicht wahr machen.',
    },
    'fog-of-war': {
      title: 'Nebel',
      task: 'Drei Truppen gegen drei, und du greifst an. Du hast 2, 4 und 5 gewürfelt. Ihr habt beide eine letzte Karte, aber die Wendung dieser Runde ist „Nebel“.\n\nSag an, womit du am besten fährst, selbst wenn York jedes Mal richtig rät.',
      hint: 'Was ist deine letzte Karte im Nebel wert?',
      why: 'Im Nebel kann keine letzte Karte eingesetzt werden, eine Lüge hat also keine Deckung: Durchschaut York sie, verlierst du eine Truppe. Eine einzelne 5 ist die beste wahre Ansage.',
    },
    'nothing-to-lose': {
      title: 'Drei Sechsen',
      task: 'Lancaster sagt einen 6er-Drilling an. Du hast zwei Truppen auf dem Schlachtfeld, Lancaster drei, und niemand hat eine letzte Karte. Von den Würfeln weißt du nichts.\n\nGlaubst du es oder zweifelst du es an?',
      hint: 'Nimm an, du glaubst es. Was müsstest du dann würfeln?',
      why: 'Glaubst du den 6er-Drilling, verlierst du beide Truppen, wenn du nicht selbst einen Drilling würfelst. Stimmt er, bist du ohnehin verloren; ist er gelogen (nur einer von 216 Würfen ist ein 6er-Drilling), wendet dein Zweifel die Schlacht.',
    },
    'let-it-pass': {
      title: 'Eine bescheidene 3',
      task: 'Lancaster sagt eine einzelne 3 an. Es stehen drei Truppen gegen drei, und niemand hat eine letzte Karte. Von den Würfeln weißt du nichts.\n\nGlaubst du es oder zweifelst du es an?',
      hint: 'Wie schwer ist eine einzelne 3 zu schlagen?',
      why: 'Fast jeder Wurf schlägt eine einzelne 3, also nimm das Geschenk an. Zweifelst du, gelten wieder die echten Würfel des Angreifers, die gut besser sein können, und du verlierst eine Truppe, wenn eine 3 dabei war.',
    },
    'three-alike': {
      title: 'Gegen den 6er-Pasch',
      task: 'Lancasters 6er-Pasch steht. Du hast 3, 4 und 5 gewürfelt, und deine letzte Karte hat zwei Befehlspunkte.\n\nDreh deine Würfel.',
      hint: 'Jeder Punkt dreht einen Würfel um 1 nach oben oder unten. Was ist besser als ein höherer Pasch?',
      why: 'Aus 3, 4 und 5 machen zwei Punkte drei Vieren. Ein Drilling schlägt jeden Pasch, und Lancaster verliert zwei Truppen, statt dass du eine oder zwei verlierst.',
    },
    'true-after-all': {
      title: 'Angezweifelt',
      task: 'Du hast einen 4er-Pasch angesagt, und York hat gezweifelt. Die Würfel zeigen 3, 4 und 6. Deine letzte Karte hat einen Befehlspunkt.\n\nDreh deine Würfel.',
      hint: 'Niemand verliert eine Truppe, wenn die Würfel dann zeigen, was angesagt war.',
      why: 'Dreh die 3 auf 4: Der 4er-Pasch liegt da, der Zweifel kostet dich nichts, und du machst mit einem Pasch weiter. Zwei Dreien wären auch ein Pasch, aber nicht der angesagte, und du würdest eine Truppe verlieren.',
    },
    kingmaker: {
      title: 'Zwei in der Reserve',
      task: 'Runde 5, und du spielst die letzte Karte der Partie. Im Norden und in der Mitte steht es gleich, Lancaster kontrolliert den Süden und hat mehr Schlachten gewonnen. Du hast zwei Truppen in der Reserve.\n\nGewinne die Partie.',
      hint: 'Du brauchst zwei Regionen, und zwar ohne Würfelglück.',
      why: 'Das Hauptereignis von „Warwick der Königsmacher“ bringt ohne Würfel je eine Truppe in jede Region: Du kontrollierst Norden und Mitte, zwei Regionen gegen eine. Eine Truppe auf dem Schlachtfeld brächte nur eine Region.',
    },
    attainder: {
      title: 'Niemand in der Reserve',
      task: 'Runde 5, und du spielst die letzte Karte der Partie. Du kontrollierst den Norden, York die Mitte, im Süden steht es gleich. York hat mehr Schlachten gewonnen, und deine Reserve ist leer.\n\nGewinne die Partie.',
      hint: 'Einem deiner Ereignisse genügt ein Gleichstand in der Region.',
      why: 'Die Ächtung wirkt, wo du mindestens so viele Truppen hast wie York. Im Süden stehen zwei gegen zwei: Eine weiße Truppe geht, und du kontrollierst zwei Regionen gegen eine.',
    },
    'two-moves': {
      title: 'Genug in der Mitte',
      task: 'Runde 5, und du spielst die letzte Karte der Partie. Lancaster kontrolliert Norden und Süden, du die Mitte, und Lancaster hat mehr Schlachten gewonnen.\n\nGewinne die Partie.',
      hint: 'Die Mitte kann Truppen entbehren. Zähl, wo wie viele nötig sind.',
      why: 'Zwei Truppen aus der Mitte machen im Norden drei gegen zwei, und in der Mitte reichen zwei gegen eine noch. Eine einzige brächte im Norden nur Gleichstand, und der Süden ist für zwei zu stark.',
    },
    survivors: {
      title: 'Wohin mit den Überlebenden?',
      task: 'Runde 5. Du hast die Schlacht von Tewkesbury in der Mitte gewonnen und zwei Überlebende. Lancaster hat mehr Schlachten gewonnen.\n\nBring die Überlebenden so unter, dass du die Partie gewinnst.',
      hint: 'In welcher Region ändern zwei Truppen die Kontrolle?',
      why: 'Zwei im Norden machen vier gegen drei, mit der Mitte sind das zwei Regionen gegen eine. Im Süden brächten zwei nur Gleichstand, und die Mitte kontrollierst du schon.',
    },
    'where-to-place': {
      title: 'Wo platzieren?',
      task: 'Runde 5, und du spielst die letzte Karte. In allen Regionen steht es gleich: je zwei Truppen im Norden, je vier in der Mitte, keine im Süden. Du hast einen Versuch, eine Truppe zu platzieren, und eine Region genügt.\n\nWo versuchst du es?',
      hint: 'Der Würfel muss höher sein als die Zahl deiner eigenen Truppen dort.',
      why: 'Im Süden ist die neue Truppe allein, also genügt schon eine 2: in fünf von sechs Fällen. Im Norden muss es mindestens eine 4 sein, in der Mitte eine 6.',
    },
    'drive-out-the-crowd': {
      title: 'Fünf oder zwei',
      task: 'Runde 5, und du spielst die letzte Karte für zwei Versuche, Truppen zu entfernen. Im Norden stehen je fünf, in der Mitte je zwei; Lancaster kontrolliert den Süden. Mit gleich vielen Regionen gewinnst du, denn du hast mehr Schlachten gewonnen.\n\nWo versuchst du es?',
      hint: 'Wer Truppen entfernt, will niedrige Würfel. Wie niedrig müssen sie sein?',
      why: 'Der Würfel darf nicht höher sein als die Zahl der gegnerischen Truppen dort. Gegen fünf Truppen gelingt es mit fünf von sechs Zahlen, gegen zwei nur mit zweien. Im Gedränge ist es schwer, Platz zu finden, aber leicht, jemanden zu vertreiben.',
    },
    stanley: {
      title: 'Eine gegen zwei',
      task: 'Runde 5, und du spielst die letzte Karte der Partie. Auf dem Schlachtfeld steht eine deiner Truppen gegen zwei von York; bei Regionen und Schlachten steht es gleich.\n\nGewinne die Partie ohne Kampf.',
      hint: 'Eine Schlacht ist sofort gewonnen, wenn nur eine Seite dort Truppen hat.',
      why: 'Das Hauptereignis von „Lord Stanley zögert“ nimmt beide weißen Truppen vom Schlachtfeld. Du gewinnst ohne einen Würfel, und deine überlebende Truppe bringt dir eine zweite Region.',
    },
    'nobody-there': {
      title: 'Eine in der Reserve',
      task: 'Runde 5, und du spielst die letzte Karte der Partie. Du kontrollierst die Mitte, Lancaster den Norden, im Süden steht es gleich. Das Schlachtfeld ist leer, und du hast eine Truppe in der Reserve.\n\nGewinne die Partie.',
      hint: 'Wer gewinnt eine Schlacht, zu der nur einer kommt?',
      why: 'Eine einzige Truppe auf dem leeren Schlachtfeld gewinnt die Schlacht ohne Kampf. Danach geht sie als Überlebende dorthin, wo du sie brauchst, und kein Würfel hält sie auf.',
    },
    'side-event': {
      title: 'Gleichstand in der Mitte',
      task: 'Runde 5, und du spielst die letzte Karte der Partie. Du kontrollierst den Norden, York den Süden, in der Mitte steht es gleich. York hat mehr Schlachten gewonnen und eine Truppe in der Reserve. Das Schlachtfeld liegt in der Mitte.\n\nVerschaff dir die beste Aussicht auf den Sieg.',
      hint: 'Sieh dir die Leiste der Ächtung an. Was darf York danach tun?',
      why: 'In Runde 5 ist die Zahl auf der Ächtung umrandet: York darf danach eine Truppe in die Schlachtfeld-Region bringen, und in der Mitte steht es wieder gleich. Mortimer’s Cross hat kein Nebenereignis. Von zwei Versuchen gegen zwei Truppen gelingt in fünf von neun Fällen mindestens einer.',
    },
  },
}
