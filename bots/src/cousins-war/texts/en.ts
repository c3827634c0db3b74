import type { LevelTexts } from '../../levels/texts/level-texts.ts'

export const en: LevelTexts<'cousins-war'> = {
  'bot.easy.cousins-war': 'Plays his cards as they come and wastes many good ones. For your first games.',
  'bot.medium.cousins-war': 'Weighs up what each card is worth and is not easily bluffed.',
  'bot.hard.cousins-war': 'Plans the round for up to three seconds and bluffs so well that nobody can read him.',
}
