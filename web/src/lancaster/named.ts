import type { LancasterComponents, LancasterView } from '@tudor-rose/lancaster'
import { STANDARD_COMPONENTS } from '@tudor-rose/lancaster/texts'
import type { BoardProps } from '../boards/board.ts'
import { control } from '../boards/control.ts'
import type { Target } from '../play/picking.ts'

export type LancasterBoard = BoardProps<LancasterView>

export const componentsOf = ({ components }: LancasterBoard): LancasterComponents =>
  components === undefined ? STANDARD_COMPONENTS : (components as LancasterComponents)

/** The attributes of a control on this board: its name tells its state, and the log can light it up. */
export function named({ picking, pick, texts, lit }: LancasterBoard, target: Target, ...told: readonly string[]) {
  const isLive = picking.stateOf(target) === 'live'
  const name = [...told, ...(isLive ? [texts.say('board.live')] : [])].join(', ')
  return {
    ...control(picking, target, name, pick),
    title: told.join(', '),
    'data-lit': lit.has(target) ? '' : undefined,
  }
}
