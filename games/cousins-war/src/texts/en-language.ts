import { en } from './en.ts'
import { enBoard } from './en-board.ts'
import type { Language } from './language.ts'

export const english: Language = {
  code: 'en',
  sentences: { ...en, ...enBoard },
  usualNames: {},
  formsOf: () => ({}),
}
