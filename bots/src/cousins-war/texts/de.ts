import type { LevelTexts } from '../../levels/texts/level-texts.ts'

export const de: LevelTexts<'cousins-war'> = {
  'bot.easy.cousins-war': 'Spielt Karten, wie sie kommen, und verschwendet manche gute. Für deine ersten Partien.',
  'bot.medium.cousins-war': 'Wägt ab, was jede Karte bringt, und fällt nicht leicht auf einen Bluff herein.',
  'bot.hard.cousins-war': 'Plant bis zu drei Sekunden lang die Runde und blufft so, dass ihn niemand durchschaut.',
}
