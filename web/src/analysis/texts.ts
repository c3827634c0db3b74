/** What is said of a game that is looked at again, as ICU messages. It comes with the page on which that is done. */
const en = {
  'analysis.title': 'Analysis',
  'analysis.about':
    'A bot goes through the whole game: how likely each player was to win, and which moves cost most. A move is judged by what its player could see; nobody is blamed for dice or for what was hidden. Moves that the bot makes without weighing them are not judged.',
  'analysis.begin': 'Analyse the game',
  'analysis.progress': '{done} of {all} moments',
  'analysis.stop': 'Stop',
  'analysis.goOn': 'Go on',
  'analysis.failed': 'This did not work; please try again.',
  'analysis.curve': 'Chances of winning',
  'analysis.share': '{who} {chance, number, percent}',
  'analysis.start': 'The beginning: {chances}',
  'analysis.moment': 'After move {number}: {chances}',
  'analysis.unknown': 'not analysed yet',
  'analysis.keys': 'Arrow keys go from move to move, Page Up and Page Down from round to round.',
  'analysis.costliest': '{who}: the moves that cost most',
  'analysis.none': 'None worth telling.',
  'analysis.move': 'Move {number}: {move}',
  'analysis.cost': '{points, plural, one {# win} other {# wins}} fewer in 100 games',
  'analysis.better': 'A bot: {move}',
  'analysis.estimate': 'All chances are estimates of a bot.',
} as const satisfies Readonly<Record<string, string>>

type Sentences = Readonly<Record<keyof typeof en, string>>

const de: Sentences = {
  'analysis.title': 'Analyse',
  'analysis.about':
    'Ein Bot geht die ganze Partie durch: wie gut die Siegchancen jedes Spielers standen und welche Züge am meisten kosteten. Ein Zug wird nach dem beurteilt, was sein Spieler sehen konnte; für Würfel und Verdecktes kann niemand etwas. Züge, die der Bot macht, ohne sie abzuwägen, werden nicht beurteilt.',
  'analysis.begin': 'Partie analysieren',
  'analysis.progress': '{done} von {all} Stellungen',
  'analysis.stop': 'Anhalten',
  'analysis.goOn': 'Weiter',
  'analysis.failed': 'Das hat nicht geklappt; bitte versuche es noch einmal.',
  'analysis.curve': 'Siegchancen',
  'analysis.share': '{who} {chance, number, percent}',
  'analysis.start': 'Zu Beginn: {chances}',
  'analysis.moment': 'Nach Zug {number}: {chances}',
  'analysis.unknown': 'noch nicht analysiert',
  'analysis.keys': 'Mit den Pfeiltasten gehst du von Zug zu Zug, mit Bild auf und Bild ab von Runde zu Runde.',
  'analysis.costliest': '{who}: die teuersten Züge',
  'analysis.none': 'Keine, die der Rede wert wären.',
  'analysis.move': 'Zug {number}: {move}',
  'analysis.cost': '{points, plural, one {# Sieg} other {# Siege}} weniger auf 100 Partien',
  'analysis.better': 'Ein Bot: {move}',
  'analysis.estimate': 'Alle Chancen sind Schätzungen eines Bots.',
}

const pl: Sentences = {
  'analysis.title': 'Analiza',
  'analysis.about':
    'Bot przegląda całą partię: jakie szanse na zwycięstwo miał każdy gracz i które ruchy kosztowały najwięcej. Ruch ocenia się według tego, co gracz mógł wtedy widzieć; za kości i za to, co ukryte, nikt nie odpowiada. Ruchów, które bot wykonuje bez rozważania, nie ocenia się.',
  'analysis.begin': 'Analizuj partię',
  'analysis.progress': 'Pozycje: {done} z {all}',
  'analysis.stop': 'Zatrzymaj',
  'analysis.goOn': 'Dalej',
  'analysis.failed': 'To się nie udało; spróbuj ponownie.',
  'analysis.curve': 'Szanse na zwycięstwo',
  'analysis.share': '{who} {chance, number, percent}',
  'analysis.start': 'Na początku: {chances}',
  'analysis.moment': 'Po ruchu {number}: {chances}',
  'analysis.unknown': 'jeszcze nie przeanalizowano',
  'analysis.keys': 'Strzałkami przechodzisz od ruchu do ruchu, klawiszami Page Up i Page Down od rundy do rundy.',
  'analysis.costliest': '{who}: najkosztowniejsze ruchy',
  'analysis.none': 'Żadnych, o których warto wspomnieć.',
  'analysis.move': 'Ruch {number}: {move}',
  'analysis.cost': 'o {points, plural, one {# zwycięstwo} few {# zwycięstwa} other {# zwycięstw}} mniej na 100 partii',
  'analysis.better': 'Bot: {move}',
  'analysis.estimate': 'Wszystkie szanse to szacunki bota.',
}

export const ANALYSIS_TEXTS: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, de, pl }
