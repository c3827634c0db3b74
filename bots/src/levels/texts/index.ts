/** The texts about bots and hints, by language. A page can import them without the bots. */
export { de } from './de.ts'
export { type BotSentences, en } from './en.ts'
export type { LevelTexts } from './level-texts.ts'
export { pl } from './pl.ts'
export { hintVerdict } from './verdict.ts'
