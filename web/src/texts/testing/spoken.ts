/** All that is said in the app and in the games, by whose it is, language and key. */

import { ODDS_TEXTS } from '@tudor-rose/bots/richard3/odds/texts'
import { textsFor as cousinsTexts, STANDARD_DECK } from '@tudor-rose/cousins-war/texts'
import { textsFor as lancasterTexts, STANDARD_COMPONENTS } from '@tudor-rose/lancaster/texts'
import { textsFor as richardTexts, STANDARD_SCENARIOS } from '@tudor-rose/richard3/texts'
<<<<<<< HEAD
import { ANALYSIS_TEXTS } from '../../analysis/texts.ts'
=======
import { de as editorsInGerman } from '../../editor/words/de.ts'
import { en as editorsInEnglish } from '../../editor/words/en.ts'
import { pl as editorsInPolish } from '../../editor/words/pl.ts'
>>>>>>> d01902565132faa908c5a31334ef8ae2739fb31c
import { de } from '../de.ts'
import { en } from '../en.ts'
import { pl } from '../pl.ts'

export type Sentences = Readonly<Record<string, string>>

<<<<<<< HEAD
type Spoken = Readonly<Record<string, Sentences>>

/** With what is said beside the game and comes in files of its own. */
const joined = (game: Spoken, more: Spoken): Spoken =>
  Object.fromEntries(Object.entries(game).map(([language, texts]) => [language, { ...texts, ...more[language] }]))

export const SPOKEN: Readonly<Record<string, Readonly<Record<string, Sentences>>>> = {
  app: joined({ en, de, pl }, ANALYSIS_TEXTS),
  richard3: joined(richardTexts(STANDARD_SCENARIOS), ODDS_TEXTS),
  'cousins-war': cousinsTexts(STANDARD_DECK),
  lancaster: lancasterTexts(STANDARD_COMPONENTS),
=======
const EDITORS = { en: editorsInEnglish, de: editorsInGerman, pl: editorsInPolish }
type Editor = keyof typeof editorsInEnglish

/** The words of a game, or of the app, with those of the editors that belong to it. */
const withEditor = (texts: Readonly<Record<string, Sentences>>, part: Editor) =>
  Object.fromEntries(
    Object.entries(EDITORS).map(([language, words]) => [language, { ...texts[language], ...words[part] }]),
  )

export const SPOKEN: Readonly<Record<string, Readonly<Record<string, Sentences>>>> = {
  app: withEditor({ en, de, pl }, 'frame'),
  richard3: withEditor(richardTexts(STANDARD_SCENARIOS), 'richard3'),
  'cousins-war': withEditor(cousinsTexts(STANDARD_DECK), 'cousins-war'),
  lancaster: withEditor(lancasterTexts(STANDARD_COMPONENTS), 'lancaster'),
>>>>>>> d01902565132faa908c5a31334ef8ae2739fb31c
}
