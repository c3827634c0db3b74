/** How each level plays this game, by language. A page can have it without the bots. */
export { de } from './de.ts'
export { en } from './en.ts'
export { pl } from './pl.ts'
