/** What is said with a hint, by language. The browser says the same. */
const en = {
  'hint.thinking': 'The Schemer thinks it over …',
  'hint.title': 'What the Schemer would do:',
  'hint.failed': 'The Schemer knows no advice here.',
  'hint.chance': '{tenths, plural, =0 {hardly ever wins} =10 {nearly always wins} other {wins in about # of 10 games}}',
  'hint.best': 'would play this',
  'hint.certain': 'would play this without having to think',
  'hint.asGood': 'about as good',
  'hint.little': 'a little worse',
  'hint.worse': 'clearly worse',
  'hint.bad': 'a mistake',
  'hint.about': 'From what you can see yourself; the Schemer guesses at the rest.',
} as const

export type HintKey = keyof typeof en
type HintSentences = Readonly<Record<HintKey, string>>

const de: HintSentences = {
  'hint.thinking': 'Der Ränkeschmied denkt nach …',
  'hint.title': 'Was der Ränkeschmied täte:',
  'hint.failed': 'Hier weiß der Ränkeschmied keinen Rat.',
  'hint.chance':
    '{tenths, plural, =0 {gewinnt fast nie} =10 {gewinnt fast immer} other {gewinnt etwa # von 10 Partien}}',
  'hint.best': 'das würde er spielen',
  'hint.certain': 'das spielt er, ohne nachzudenken',
  'hint.asGood': 'etwa ebenso gut',
  'hint.little': 'etwas schlechter',
  'hint.worse': 'deutlich schlechter',
  'hint.bad': 'ein Fehler',
  'hint.about': 'Aus dem, was du selbst siehst; den Rest muss auch er raten.',
}

const pl: HintSentences = {
  'hint.thinking': 'Intrygant się zastanawia …',
  'hint.title': 'Co zrobiłby Intrygant:',
  'hint.failed': 'Tu Intrygant nie zna rady.',
  'hint.chance':
    '{tenths, plural, =0 {prawie nigdy nie wygrywa} =10 {prawie zawsze wygrywa} other {wygrywa około # na 10 gier}}',
  'hint.best': 'tak by zagrał',
  'hint.certain': 'tak zagrałby bez namysłu',
  'hint.asGood': 'mniej więcej tak samo dobre',
  'hint.little': 'nieco gorsze',
  'hint.worse': 'wyraźnie gorsze',
  'hint.bad': 'błąd',
  'hint.about': 'Z tego, co sam widzisz; reszty on też musi się domyślać.',
}

export const HINT_TEXTS: Readonly<Record<string, HintSentences>> = { en, de, pl }
