import type { LancasterComponents, LancasterView } from '@tudor-rose/lancaster'
import { STANDARD_COMPONENTS } from '@tudor-rose/lancaster/texts'
import type { BoardProps } from '../boards/board.ts'
import { control } from '../boards/control.ts'
import type { Target } from '../play/picking.ts'
import { latestDeeds } from './latest-deeds.ts'

export type LancasterBoard = BoardProps<LancasterView>

export const componentsOf = ({ components }: LancasterBoard): LancasterComponents =>
  components === undefined ? STANDARD_COMPONENTS : (components as LancasterComponents)

/** In words that somebody else has just put something here; and as an attribute, for a mark. */
export function markedLatest({ sight, texts }: LancasterBoard, target: Target) {
  const party = latestDeeds(sight).get(target)
  const words = party === undefined ? [] : [texts.say('board.latest', { party })]
  return { words, mark: { 'data-latest': party === undefined ? undefined : '' } }
}

/** The attributes of a control on this board: its name tells its state, and the log can light it up. */
export function named(board: LancasterBoard, target: Target, ...told: readonly string[]) {
  const { picking, pick, texts, lit } = board
  const { words, mark } = markedLatest(board, target)
  const isLive = picking.stateOf(target) === 'live'
  const name = [...told, ...words, ...(isLive ? [texts.say('board.live')] : [])].join(', ')
  return {
    ...control(picking, target, name, pick),
    ...mark,
    title: [...told, ...words].join(', '),
    'data-lit': lit.has(target) ? '' : undefined,
  }
}
