import type { CousinsView, VisibleCousinsEvent } from '@tudor-rose/cousins-war'
import { readMove } from '@tudor-rose/cousins-war/notation'
import type { BoardKit } from '../boards/board.ts'
import CousinsBoard from './CousinsBoard.svelte'
import { describeMove, mentionedTargets, nameOf } from './descriptions.ts'
import { gesturesOf } from './gestures.ts'
import { logRows } from './log-rows.ts'
import { ROUND_EVENTS } from './rounds.ts'
import { SOUNDS } from './sounds.ts'

/** Steps in which stopping gives up troops that an event would still move for free. */
const EVENT_STEPS = ['main-event', 'side-event']

export const kit: BoardKit<CousinsView, VisibleCousinsEvent> = {
  gestures: (lines, { view }) => gesturesOf(lines, view.viewer === 'York' ? 'white' : 'red'),
  nameOf,
  describeMove,
  mentionedTargets,
  logRows,
  isFinal: (line, { view }) => readMove(line).verb === 'stop' && EVENT_STEPS.includes(view.step),
  sounds: SOUNDS,
  roundEvents: ROUND_EVENTS,
  seatColours: { Lancaster: 'var(--crimson)', York: 'var(--cream-white)' },
  roses: { Lancaster: 'red', York: 'white' },
  Board: CousinsBoard,
}
