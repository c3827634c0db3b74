/** Texts of the game analysis, as ICU messages. They are loaded with its page. */
const en = {
  'analysis.title': 'Analysis',
  'analysis.about':
    'A bot goes through the whole game and shows how likely each player was to win and which moves cost the most. It judges a move by what the player could see, so nobody is blamed for the dice or for hidden information. Moves that the bot plays without comparing alternatives are not judged.',
  'analysis.begin': 'Analyse the game',
  'analysis.progress': '{done} of {all} positions',
  'analysis.stop': 'Stop',
  'analysis.goOn': 'Continue',
  'analysis.failed': 'Something went wrong. Please try again.',
  'analysis.curve': 'Chances of winning',
  'analysis.share': '{who} {chance, number, percent}',
  'analysis.start': 'Start of the game: {chances}',
  'analysis.moment': 'After move {number}: {chances}',
  'analysis.unknown': 'not analysed yet',
  'analysis.keys': 'Use the arrow keys to go from move to move, Page Up and Page Down to go from round to round.',
  'analysis.costliest': '{who}: the moves that cost most',
  'analysis.none': 'None worth mentioning.',
  'analysis.move': 'Move {number}: {move}',
  'analysis.cost': '{points, plural, one {# win} other {# wins}} fewer in 100 games',
  'analysis.better': 'The bot plays: {move}',
  'analysis.estimate': 'All chances are estimates by a bot.',
} as const satisfies Readonly<Record<string, string>>

type Sentences = Readonly<Record<keyof typeof en, string>>

const de: Sentences = {
  'analysis.title': 'Analyse',
  'analysis.about':
    'Ein Bot geht die ganze Partie durch: wie gut die Siegchancen der einzelnen Spieler standen und welche Züge am meisten kosteten. Ein Zug wird nach dem beurteilt, was der Spieler sehen konnte; für Würfel und verdeckte Informationen kann niemand etwas. Züge, die der Bot spielt, ohne Alternativen abzuwägen, werden nicht beurteilt.',
  'analysis.begin': 'Partie analysieren',
  'analysis.progress': '{done} von {all} Stellungen',
  'analysis.stop': 'Anhalten',
  'analysis.goOn': 'Weiter',
  'analysis.failed': 'Das hat nicht geklappt. Bitte versuch es noch einmal.',
  'analysis.curve': 'Siegchancen',
  'analysis.share': '{who} {chance, number, percent}',
  'analysis.start': 'Beginn der Partie: {chances}',
  'analysis.moment': 'Nach Zug {number}: {chances}',
  'analysis.unknown': 'noch nicht analysiert',
  'analysis.keys': 'Mit den Pfeiltasten gehst du von Zug zu Zug, mit Bild auf und Bild ab von Runde zu Runde.',
  'analysis.costliest': '{who}: die teuersten Züge',
  'analysis.none': 'Keine, die der Rede wert wären.',
  'analysis.move': 'Zug {number}: {move}',
  'analysis.cost': '{points, plural, one {# Sieg} other {# Siege}} weniger auf 100 Partien',
  'analysis.better': 'Der Bot spielt: {move}',
  'analysis.estimate': 'Alle Chancen sind Schätzungen eines Bots.',
}

const pl: Sentences = {
  'analysis.title': 'Analiza',
  'analysis.about':
    'Bot przegląda całą partię i pokazuje, jakie szanse na zwycięstwo miał każdy gracz i które ruchy kosztowały najwięcej. Ocenia ruch według tego, co gracz mógł wtedy widzieć; za kości i ukryte informacje nikt nie odpowiada. Ruchów, przy których bot nie porównuje możliwości, nie ocenia.',
  'analysis.begin': 'Analizuj partię',
  'analysis.progress': 'Pozycje: {done} z {all}',
  'analysis.stop': 'Zatrzymaj',
  'analysis.goOn': 'Dalej',
  'analysis.failed': 'Nie udało się. Spróbuj ponownie.',
  'analysis.curve': 'Szanse na zwycięstwo',
  'analysis.share': '{who} {chance, number, percent}',
  'analysis.start': 'Początek partii: {chances}',
  'analysis.moment': 'Po ruchu {number}: {chances}',
  'analysis.unknown': 'jeszcze nie przeanalizowano',
  'analysis.keys': 'Strzałkami przechodzisz od ruchu do ruchu, klawiszami Page Up i Page Down od rundy do rundy.',
  'analysis.costliest': '{who}: najkosztowniejsze ruchy',
  'analysis.none': 'Żadnych, o których warto wspomnieć.',
  'analysis.move': 'Ruch {number}: {move}',
  'analysis.cost': 'o {points, plural, one {# zwycięstwo} few {# zwycięstwa} other {# zwycięstw}} mniej na 100 partii',
  'analysis.better': 'Bot zagrałby: {move}',
  'analysis.estimate': 'Wszystkie szanse to szacunki bota.',
}

export const ANALYSIS_TEXTS: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, de, pl }
