import { de, GERMAN_NAMES } from './de.ts'
import { deBoard } from './de-board.ts'
import type { Language } from './language.ts'

export const german: Language = {
  code: 'de',
  sentences: { ...de, ...deBoard },
  usualNames: GERMAN_NAMES,
  formsOf: () => ({}),
}
