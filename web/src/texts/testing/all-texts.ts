/** All texts of the app and the games, by owner, language and key. */

import { ODDS_TEXTS } from '@tudor-rose/bots/richard3/odds/texts'
import { textsFor as cousinsTexts, STANDARD_DECK } from '@tudor-rose/cousins-war/texts'
import { textsFor as lancasterTexts, STANDARD_COMPONENTS } from '@tudor-rose/lancaster/texts'
import { textsFor as richardTexts, STANDARD_SCENARIOS } from '@tudor-rose/richard3/texts'
import { ANALYSIS_TEXTS } from '../../analysis/texts.ts'
import { de as editorInGerman } from '../../editor/texts/de.ts'
import { en as editorInEnglish } from '../../editor/texts/en.ts'
import { pl as editorInPolish } from '../../editor/texts/pl.ts'
import { de } from '../de.ts'
import { en } from '../en.ts'
import { LANGUAGES } from '../languages.ts'
import { pl } from '../pl.ts'

export type Sentences = Readonly<Record<string, string>>
type Spoken = Readonly<Record<string, Sentences>>

const EDITORS = import.meta.glob<Spoken>('../../*/editor/texts/*.ts', { eager: true })

/** Adds the texts outside the game, which are in their own files. */
const joined = (texts: Spoken, more: Spoken): Spoken =>
  Object.fromEntries(Object.entries(texts).map(([language, own]) => [language, { ...own, ...more[language] }]))

/** The texts in such a folder of a game, in files that are called like the language. */
const inFolder = (files: Readonly<Record<string, Spoken>>, folder: string): Spoken =>
  Object.fromEntries(LANGUAGES.map((language) => [language, files[`../../${folder}/${language}.ts`][language]]))

const inEditor = (game: string): Spoken => inFolder(EDITORS, `${game}/editor/texts`)

export const ALL_TEXTS: Readonly<Record<string, Spoken>> = {
  app: joined(joined({ en, de, pl }, ANALYSIS_TEXTS), { en: editorInEnglish, de: editorInGerman, pl: editorInPolish }),
  richard3: joined(joined(richardTexts(STANDARD_SCENARIOS), ODDS_TEXTS), inEditor('richard3')),
  'cousins-war': joined(cousinsTexts(STANDARD_DECK), inEditor('cousins-war')),
  lancaster: joined(lancasterTexts(STANDARD_COMPONENTS), inEditor('lancaster')),
}
