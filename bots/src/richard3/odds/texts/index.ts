import { de } from './de.ts'
import { en } from './en.ts'
import { pl } from './pl.ts'

/** The texts of battle odds, by language, to be added to those of the game. A page can import them without the bots. */
export const ODDS_TEXTS: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, de, pl }
