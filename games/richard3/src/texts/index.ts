/** All sentences of the game, by language. A page can have them without the rules. */
import { de } from './de.ts'
import { en } from './en.ts'
import { pl } from './pl.ts'

export const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, de, pl }
