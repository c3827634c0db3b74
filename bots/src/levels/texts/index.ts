/** What is said of bots and with their hints, by language. A page can have it without the bots. */
export { de } from './de.ts'
export { type BotSentences, en } from './en.ts'
export type { LevelTexts } from './level-texts.ts'
export { pl } from './pl.ts'
export { hintVerdict } from './verdict.ts'
