import type { RichardView } from '@tudor-rose/richard3'
import type { BoardKit } from '../boards/board.ts'
import { deedOf } from './deeds.ts'
import { gesturesFor } from './gestures.ts'
import { battlesAhead } from './odds/battles-ahead.ts'
import RichardBoard from './RichardBoard.svelte'
import { mentioned, nameOf, wordsOf } from './words.ts'

export const kit: BoardKit<RichardView> = {
  gestures: gesturesFor,
  nameOf,
  wordsOf,
  mentioned,
  /** Points that are not used are lost (1.1). */
  isFinal: (line, { view, question }) =>
    deedOf(line).verb === 'end-actions' &&
    (view.actionPoints > 0 || view.eventOpen) &&
    (question?.moves.length ?? 0) > 1,
  Board: RichardBoard,
  odds: { battles: battlesAhead, load: async () => (await import('./odds/Odds.svelte')).default },
}
