import type { LancasterView, VisibleLancasterEvent } from '@tudor-rose/lancaster'
import type { BoardKit } from '../boards/board.ts'
import Board from './Board.svelte'
import { describeMove, isFinal, mentionedTargets, nameOf } from './descriptions.ts'
import { gestures } from './gestures.ts'
import { logRows } from './log-rows.ts'
import { ROUND_EVENTS } from './rounds.ts'
import { SOUNDS } from './sounds.ts'

/** The board of Lancaster: England and its counties, France, parliament, and all castles. */
export const kit: BoardKit<LancasterView, VisibleLancasterEvent> = {
  gestures,
  nameOf,
  describeMove,
  mentionedTargets,
  logRows,
  isFinal,
  sounds: SOUNDS,
  roundEvents: ROUND_EVENTS,
  seatColours: {
    Red: 'var(--crimson)',
    Blue: 'var(--azure)',
    Yellow: 'var(--livery-yellow)',
    Green: 'var(--livery-green)',
    Purple: 'var(--livery-purple)',
  },
  Board,
}
