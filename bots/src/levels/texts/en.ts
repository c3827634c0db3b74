/** The names of bots, and the texts of hints. Other languages have the same keys. */
export const en = {
  'bot.easy': 'Jester (easy)',
  'bot.medium': 'Castellan (medium)',
  'bot.hard': 'Schemer (hard)',
  'bot.greedy': 'Steward (one move ahead)',
  'bot.random': 'Random bot',
  'bot.random.about': 'Plays any legal move.',
  'hint.thinking': 'The Schemer is thinking…',
  'hint.title': 'What the Schemer would do:',
  'hint.chance': '{tenths, plural, =0 {hardly ever wins} =10 {nearly always wins} other {wins in about # of 10 games}}',
  'hint.best': 'would play this',
  'hint.certain': 'would play this without thinking',
  'hint.asGood': 'about as good',
  'hint.little': 'a little worse',
  'hint.worse': 'clearly worse',
  'hint.bad': 'a mistake',
  'hint.about': 'Based only on what you can see; the Schemer guesses the rest.',
  'hint.failed': 'The Schemer has no advice here.',
} as const

export type BotSentences = Readonly<Record<keyof typeof en, string>>
