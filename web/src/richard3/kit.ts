import type { RichardView, VisibleRichardEvent } from '@tudor-rose/richard3'
import { readMove } from '@tudor-rose/richard3/notation'
import type { BoardKit } from '../boards/board.ts'
import { describeMove, mentionedTargets, nameOf } from './descriptions.ts'
import { gesturesFor } from './gestures.ts'
import { battlesAhead } from './odds/battles-ahead.ts'
import RichardBoard from './RichardBoard.svelte'
import { ROUND_EVENTS } from './rounds.ts'
import { SOUNDS } from './sounds.ts'

export const kit: BoardKit<RichardView, VisibleRichardEvent> = {
  gestures: gesturesFor,
  nameOf,
  describeMove,
  mentionedTargets,
  /** Unused points are lost (1.1). */
  isFinal: (line, { view, prompt: question }) =>
    readMove(line).verb === 'end-actions' &&
    (view.actionPoints > 0 || view.eventOpen) &&
    (question?.moves.length ?? 0) > 1,
  Board: RichardBoard,
  sounds: SOUNDS,
  roundEvents: ROUND_EVENTS,
  seatColours: { Lancaster: 'var(--crimson)', York: 'var(--cream-white)' },
  roses: { Lancaster: 'red', York: 'white' },
  panel: { topic: 'odds', questions: battlesAhead, load: async () => (await import('./odds/Odds.svelte')).default },
}
