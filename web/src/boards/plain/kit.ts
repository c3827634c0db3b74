import type { BoardKit } from '../board.ts'
import PlainBoard from './PlainBoard.svelte'
import { wordPaths } from './word-paths.ts'

/** A board for any game: the view as an outline, with moves picked word by word. */
export const kit: BoardKit = {
  gestures: (lines) => wordPaths(lines),
  nameOf: (target) => target.slice(target.indexOf(':') + 1),
  Board: PlainBoard,
}
