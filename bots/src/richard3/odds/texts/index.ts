import { de } from './de.ts'
import { en } from './en.ts'
import { pl } from './pl.ts'

/** What is said of battle odds, by language; to be joined to the texts of the game. A page can have it without the bots. */
export const ODDS_TEXTS: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, de, pl }
