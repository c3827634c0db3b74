import type { LevelTexts } from '../../levels/texts/level-texts.ts'

export const en: LevelTexts<'lancaster'> = {
  'bot.easy.lancaster': 'Sends his knights where he likes and votes as he feels. For your first games.',
  'bot.medium.lancaster': 'Finds a good place for every knight and counts the votes before voting.',
  'bot.hard.lancaster': 'Thinks for up to three seconds about what everyone else at the table wants.',
}
