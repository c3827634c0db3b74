/** What the bots are called, and how each level plays each game. Other languages have the same keys. */
export const en = {
  'bot.easy': 'Jester (easy)',
  'bot.easy.richard3': 'Marches on a whim and forgets who stands at his flank. For your first wars.',
  'bot.easy.cousins-war': 'Plays his cards as they come and throws many a good one away. For your first rounds.',
  'bot.easy.lancaster': 'Sends his knights where he likes and votes as he feels. For your first games.',
  'bot.medium': 'Castellan (medium)',
  'bot.medium.richard3': 'Keeps his blocks together and counts who is on his side before he marches.',
  'bot.medium.cousins-war': 'Weighs what each card brings, and does not let himself be bluffed easily.',
  'bot.medium.lancaster': 'Finds every knight a good place and counts the votes before he votes.',
  'bot.hard': 'Schemer (hard)',
  'bot.hard.richard3': 'Takes up to three seconds to think ahead, and reckons with whatever your blocks may hide.',
  'bot.hard.cousins-war': 'Takes up to three seconds to plan the round, and bluffs so that nobody can read him.',
  'bot.hard.lancaster': 'Takes up to three seconds to think of what everybody else at the table wants.',
  'bot.greedy': 'Steward (one move ahead)',
  'bot.random': 'Random bot',
  'bot.random.about': 'Takes any move that the rules allow.',
} as const

export type BotSentences = Readonly<Record<keyof typeof en, string>>
