import type { LancasterComponents, LancasterView, VisibleLancasterEvent } from '@tudor-rose/lancaster'
import { STANDARD_COMPONENTS } from '@tudor-rose/lancaster/texts'
import type { BoardProps } from '../boards/board.ts'
import { control } from '../boards/control.ts'
import type { Target } from '../play/picking.ts'
import { latestActions } from './latest-actions.ts'

export type LancasterBoard = BoardProps<LancasterView, VisibleLancasterEvent>

export const componentsOf = ({ components }: LancasterBoard): LancasterComponents =>
  components === undefined ? STANDARD_COMPONENTS : (components as LancasterComponents)

/** States in words that another player has just placed something here, and as an attribute for a mark. */
export function markedLatest({ table, texts }: LancasterBoard, target: Target) {
  const party = latestActions(table).get(target)
  const words = party === undefined ? [] : [texts.say('board.latest', { party })]
  return { words, mark: { 'data-latest': party === undefined ? undefined : '' } }
}

/** The attributes of a control on this board: its name includes its state, and the log can highlight it. */
export function namedControl(board: LancasterBoard, target: Target, ...description: readonly string[]) {
  const { picking, pick, texts, lit } = board
  const { words, mark } = markedLatest(board, target)
  const isLive = picking.stateOf(target) === 'live'
  const name = [...description, ...words, ...(isLive ? [texts.say('board.live')] : [])].join(', ')
  return {
    ...control(picking, target, name, pick),
    ...mark,
    title: [...description, ...words].join(', '),
    'data-lit': lit.has(target) ? '' : undefined,
  }
}
