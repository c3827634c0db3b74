/** All that is said in the app and in the games, by whose it is, language and key. */

import { ODDS_TEXTS } from '@tudor-rose/bots/richard3/odds/texts'
import { textsFor as cousinsTexts, STANDARD_DECK } from '@tudor-rose/cousins-war/texts'
import { textsFor as lancasterTexts, STANDARD_COMPONENTS } from '@tudor-rose/lancaster/texts'
import { textsFor as richardTexts, STANDARD_SCENARIOS } from '@tudor-rose/richard3/texts'
import { ANALYSIS_TEXTS } from '../../analysis/texts.ts'
import { de as editorsInGerman } from '../../editor/words/de.ts'
import { en as editorsInEnglish } from '../../editor/words/en.ts'
import { pl as editorsInPolish } from '../../editor/words/pl.ts'
import { de } from '../de.ts'
import { en } from '../en.ts'
import { pl } from '../pl.ts'

export type Sentences = Readonly<Record<string, string>>
type Spoken = Readonly<Record<string, Sentences>>

const EDITORS = { en: editorsInEnglish, de: editorsInGerman, pl: editorsInPolish }
type Editor = keyof typeof editorsInEnglish

/** With what is said beside the game and comes in files of its own. */
const joined = (texts: Spoken, more: Spoken): Spoken =>
  Object.fromEntries(Object.entries(texts).map(([language, own]) => [language, { ...own, ...more[language] }]))

const inEditor = (part: Editor): Spoken =>
  Object.fromEntries(Object.entries(EDITORS).map(([language, words]) => [language, words[part]]))

export const SPOKEN: Readonly<Record<string, Spoken>> = {
  app: joined(joined({ en, de, pl }, ANALYSIS_TEXTS), inEditor('frame')),
  richard3: joined(joined(richardTexts(STANDARD_SCENARIOS), ODDS_TEXTS), inEditor('richard3')),
  'cousins-war': joined(cousinsTexts(STANDARD_DECK), inEditor('cousins-war')),
  lancaster: joined(lancasterTexts(STANDARD_COMPONENTS), inEditor('lancaster')),
}
