import type { CousinsView } from '@tudor-rose/cousins-war'
import type { BoardKit } from '../boards/board.ts'
import CousinsBoard from './CousinsBoard.svelte'
import { gesturesOf } from './gestures.ts'
import { retold } from './retold.ts'
import { mentioned, nameOf, wordsOf } from './words.ts'

/** Steps in which to stop gives up troops that an event would still move for nothing. */
const EVENT_STEPS = ['main-event', 'side-event']

export const kit: BoardKit<CousinsView> = {
  gestures: (lines, { view }) => gesturesOf(lines, view.viewer === 'York' ? 'white' : 'red'),
  nameOf,
  wordsOf,
  mentioned,
  retold,
  isFinal: (line, { view }) => line === 'stop' && EVENT_STEPS.includes(view.step),
  Board: CousinsBoard,
}
