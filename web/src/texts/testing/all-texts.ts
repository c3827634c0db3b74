/** All texts of the app and the games, by owner, language and key. */

import { ODDS_TEXTS } from '@tudor-rose/bots/richard3/odds/texts'
import { textsFor as cousinsTexts, STANDARD_DECK } from '@tudor-rose/cousins-war/texts'
import { textsFor as lancasterTexts, STANDARD_COMPONENTS } from '@tudor-rose/lancaster/texts'
import { textsFor as richardTexts, STANDARD_SCENARIOS } from '@tudor-rose/richard3/texts'
import { ANALYSIS_TEXTS } from '../../analysis/texts.ts'
import { de as editorsInGerman } from '../../editor/texts/de.ts'
import { en as editorsInEnglish } from '../../editor/texts/en.ts'
import { pl as editorsInPolish } from '../../editor/texts/pl.ts'
import { de } from '../de.ts'
import { en } from '../en.ts'
import { pl } from '../pl.ts'

export type Sentences = Readonly<Record<string, string>>
type Spoken = Readonly<Record<string, Sentences>>

const EDITORS = { en: editorsInEnglish, de: editorsInGerman, pl: editorsInPolish }
type Editor = keyof typeof editorsInEnglish

/** Adds the texts outside the game, which are in their own files. */
const joined = (texts: Spoken, more: Spoken): Spoken =>
  Object.fromEntries(Object.entries(texts).map(([language, own]) => [language, { ...own, ...more[language] }]))

const inEditor = (part: Editor): Spoken =>
  Object.fromEntries(Object.entries(EDITORS).map(([language, words]) => [language, words[part]]))

export const ALL_TEXTS: Readonly<Record<string, Spoken>> = {
  app: joined(joined({ en, de, pl }, ANALYSIS_TEXTS), inEditor('frame')),
  richard3: joined(joined(richardTexts(STANDARD_SCENARIOS), ODDS_TEXTS), inEditor('richard3')),
  'cousins-war': joined(cousinsTexts(STANDARD_DECK), inEditor('cousins-war')),
  lancaster: joined(lancasterTexts(STANDARD_COMPONENTS), inEditor('lancaster')),
}
