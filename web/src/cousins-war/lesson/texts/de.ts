import type { LessonTexts } from '../../../learn/texts.ts'

export const texts: LessonTexts = {
  welcome: {
    title: 'Drei Regionen',
    goal: 'Du bist Lancaster, die rote Rose. Wer in einer Region mehr Truppen hat, kontrolliert sie. Kontrollierst du am Ende einer Runde alle drei, hast du gewonnen; sonst entscheidet sich das Spiel nach fünf Runden.\n\nJetzt hat jedes Haus je eine Truppe im Norden, in der Mitte und im Süden, zwei in der Reserve und die übrigen im Vorrat. Es ist die erste Runde, und du hast sechs Karten.',
  },
  exchange: {
    title: 'Der Tausch',
    goal: 'Zuerst geben beide einander verdeckt eine Karte. Gib weg, was dir wenig nützt, aber bedenke, was der Gegner damit anfangen kann.\n\nGib York die Karte „Französischer Verrat“.',
    hint: 'Wähle „Französischer Verrat“ in deiner Hand.',
    done: 'York hat dir „Aufgebot des Königs“ gegeben.',
  },
  battlefield: {
    title: 'Das Schlachtfeld',
    goal: 'Jede Runde hat eine Schlacht. Beide legen ein Schlachtfeld aus; gekämpft wird auf dem mit dem früheren Datum, und es gehört dem, der es ausgelegt hat.\n\nLeg Wakefield aus. Die Karte bringt dir eine Truppe aufs Schlachtfeld: Nimm sie aus dem Vorrat.',
    hint: 'Wähle Wakefield von 1460. Wähle dann den Vorrat.',
    done: 'Wakefield war vor Barnet, also ist es dein Schlachtfeld, und du spielst die erste Karte.',
  },
  event: {
    title: 'Ein Ereignis',
    goal: 'Nun spielt ihr abwechselnd je vier Karten. Eine Karte spielst du entweder für ihr Hauptereignis oder für ihre Befehlspunkte. Manchmal darf der Gegner danach das Nebenereignis auslösen: Die Leiste der Karte zeigt, in welchen Runden.\n\nSpiel „Aufgebot des Königs“ für das Hauptereignis und leg drei Truppen aus dem Vorrat in deine Reserve.',
    hint: 'Wähle die Karte, dann „Hauptereignis“. Wähle dann dreimal deine Reserve.',
    done: 'In Runde 1 zeigt die Karte die weiße Rose: Auch York bekam eine Truppe. Dann hat York zwei aufs Schlachtfeld geschickt.',
  },
  place: {
    title: 'Truppen platzieren',
    goal: 'Ein Befehlspunkt ist ein Versuch, eine Truppe aus der Reserve in eine Region zu bringen. Dein Würfel muss höher sein als die Zahl deiner Truppen dort, die neue mitgezählt. Bei Gleichstand geht sie zurück in die Reserve, bei einer kleineren Zahl in den Vorrat. Versuch es also dort, wo du wenige hast.\n\nSpiel Hexham, um Truppen zu platzieren: erst im Norden, dann in der Mitte.',
    hint: 'Wähle Hexham, dann „Platzieren“. Wähle dann den Norden und danach die Mitte.',
    done: 'Im Norden bleibt die Truppe, in der Mitte ging sie zurück. Du kontrollierst den Norden, 2 zu 1.',
  },
  french: {
    title: 'Freunde aus Frankreich',
    goal: 'York wollte Truppen von dir entfernen. Dafür darf der Würfel nicht höher sein als die Zahl der Truppen dort. Beide Versuche sind misslungen.\n\nSpiel „Französische Hilfe“ für das Hauptereignis und bring beide französischen Truppen auf deine Hälfte des Schlachtfelds.',
    hint: 'Wähle „Französische Hilfe“, dann „Hauptereignis“. Wähle dann zweimal deine Hälfte des Schlachtfelds.',
    done: 'Französische Truppen gehen in der Schlacht zuerst verloren. York hat wieder das Nebenereignis ausgelöst.',
  },
  commit: {
    title: 'Aufs Schlachtfeld',
    goal: 'Jeder Befehlspunkt kann eine Truppe aus der Reserve aufs Schlachtfeld bringen. York hat dort inzwischen vier.\n\nSpiel als vierte Karte „Vereinte Kräfte“ und schick drei Truppen aufs Schlachtfeld. Behalte „Warwick der Königsmacher“: Die letzte Karte ist in der Schlacht viel wert.',
    hint: 'Wähle „Vereinte Kräfte“, dann „Aufs Schlachtfeld“, dann die 3.',
    done: 'Alle Karten sind gespielt. Du hast im Norden mehr Truppen, also greifst du zuerst an.',
  },
  bluff: {
    title: 'Ein Bluff',
    goal: 'Wer angreift, würfelt verdeckt mit drei Würfeln und sagt ein Ergebnis an: eine Einzelzahl, einen Pasch oder einen Drilling, wahr oder nicht. Drilling schlägt Pasch, Pasch schlägt Einzelzahl. Du hast 6, 4 und 5, also nur eine 6.\n\nSei mutig und sag einen 6er-Pasch an.',
    hint: 'Wähle in der Reihe der Pasche den mit der 6.',
    done: 'York glaubt es, und so gilt es. York würfelt nur eine Einzelzahl und verliert zwei Truppen. Deine Würfel sieht niemand mehr.',
  },
  doubt: {
    title: 'Zweifel',
    goal: 'Jetzt greift York an und sagt einen 6er-Drilling an. Den gibt es bei 216 Würfen einmal.\n\nZweifelst du eine falsche Ansage an, verliert York eine Truppe; zweifelst du eine wahre an, verlierst du eine. Zweifle sie an!',
    hint: 'Drück „Anzweifeln“.',
    done: 'Gelogen: Es ist nur ein 2er-Pasch, und York hat eine Truppe verloren. Der Pasch gilt trotzdem, und du hast 5, 4 und 3 gewürfelt.',
  },
  'last-card': {
    title: 'Die letzte Karte',
    goal: 'Einmal in der Schlacht darfst du deine letzte Karte einsetzen: Jeder ihrer Befehlspunkte dreht einen Würfel um 1 hinauf oder hinunter. Der Königsmacher hat drei.\n\nDreh deine Würfel auf 4, 4 und 4. Ein Drilling schlägt einen Pasch.',
    hint: 'Unter den Würfeln steht alles, was die Karte daraus machen kann. Der 4er-Drilling steht am Anfang.',
    done: 'York hat keine Truppen mehr. Du hast die Schlacht von Wakefield gewonnen!',
  },
  survivors: {
    title: 'Nach der Schlacht',
    goal: 'Deine Überlebenden ziehen in die Schlachtfeld-Region oder eine daneben; die Franzosen kehren in den Vorrat zurück. Du kontrollierst den Norden und, seit York dort fort ist, den Süden. In der Mitte steht es 1 gegen 2.\n\nBring mindestens zwei Überlebende in die Mitte.',
    hint: 'Wähle die Mitte und dann 2, 3 oder 4.',
    done: 'Am Ende der Runde kontrollierst du alle drei Regionen: gewonnen nach nur einer Runde. So leicht ist es selten.',
  },
  'own-battle': {
    title: 'Deine eigene Schlacht',
    goal: 'Eine spätere Runde, ein anderes Schlachtfeld: deine vier Truppen, eine davon französisch, gegen vier von York. Diesmal entscheidet York selbst, was es ansagt und was es glaubt. „Mach es für mich“ tut, was ein Bot an deiner Stelle täte.\n\nKämpfe die Schlacht von Tewkesbury zu Ende, wie du willst.',
    hint: 'Lüge nicht immer, und sag nicht immer die Wahrheit. Setz die letzte Karte ein, wo sie das Ergebnis dreht.',
    done: 'Die Schlacht ist entschieden. Ob du gut gelogen hast, wissen nur du und deine Würfel.',
  },
}
