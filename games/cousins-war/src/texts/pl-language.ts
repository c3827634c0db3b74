import type { Language } from './language.ts'
import { pl } from './pl.ts'
import { plBoard } from './pl-board.ts'
import { POLISH_NAMES, polishForms } from './pl-cards.ts'

export const polish: Language = {
  code: 'pl',
  sentences: { ...pl, ...plBoard },
  usualNames: POLISH_NAMES,
  formsOf: polishForms,
}
