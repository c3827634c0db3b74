/** All that is said in the app and in the games, by whose it is, language and key. */

import { ODDS_TEXTS } from '@tudor-rose/bots/richard3/odds/texts'
import { textsFor as cousinsTexts, STANDARD_DECK } from '@tudor-rose/cousins-war/texts'
import { textsFor as lancasterTexts, STANDARD_COMPONENTS } from '@tudor-rose/lancaster/texts'
import { textsFor as richardTexts, STANDARD_SCENARIOS } from '@tudor-rose/richard3/texts'
import { ANALYSIS_TEXTS } from '../../analysis/texts.ts'
import { de } from '../de.ts'
import { en } from '../en.ts'
import { pl } from '../pl.ts'

export type Sentences = Readonly<Record<string, string>>

type Spoken = Readonly<Record<string, Sentences>>

/** With what is said beside the game and comes in files of its own. */
const joined = (game: Spoken, more: Spoken): Spoken =>
  Object.fromEntries(Object.entries(game).map(([language, texts]) => [language, { ...texts, ...more[language] }]))

export const SPOKEN: Readonly<Record<string, Readonly<Record<string, Sentences>>>> = {
  app: joined({ en, de, pl }, ANALYSIS_TEXTS),
  richard3: joined(richardTexts(STANDARD_SCENARIOS), ODDS_TEXTS),
  'cousins-war': cousinsTexts(STANDARD_DECK),
  lancaster: lancasterTexts(STANDARD_COMPONENTS),
}
