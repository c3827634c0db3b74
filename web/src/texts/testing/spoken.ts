/** All that is said in the app and in the games, by whose it is, language and key. */
import { textsFor as cousinsTexts, STANDARD_DECK } from '@tudor-rose/cousins-war/texts'
import { textsFor as lancasterTexts, STANDARD_COMPONENTS } from '@tudor-rose/lancaster/texts'
import { textsFor as richardTexts, STANDARD_SCENARIOS } from '@tudor-rose/richard3/texts'
import { de } from '../de.ts'
import { en } from '../en.ts'
import { pl } from '../pl.ts'

export type Sentences = Readonly<Record<string, string>>

export const SPOKEN: Readonly<Record<string, Readonly<Record<string, Sentences>>>> = {
  app: { en, de, pl },
  richard3: richardTexts(STANDARD_SCENARIOS),
  'cousins-war': cousinsTexts(STANDARD_DECK),
  lancaster: lancasterTexts(STANDARD_COMPONENTS),
}
