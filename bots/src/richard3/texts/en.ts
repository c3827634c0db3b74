import type { LevelTexts } from '../../levels/texts/level-texts.ts'

export const en: LevelTexts<'richard3'> = {
  'bot.easy.richard3': 'Marches on a whim and forgets who is on his flank. For your first games.',
  'bot.medium.richard3': 'Keeps his blocks together and counts his supporters before he marches.',
  'bot.hard.richard3': 'Thinks ahead for up to three seconds and considers everything your blocks may hide.',
}
