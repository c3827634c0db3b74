/** How blocks stand in an area: side by side while there is room, then one behind another. */
import type { AreaPlaces } from '../map/data-types.ts'
import type { Point } from '../map/shape.ts'
import { BLOCK_SIDE } from '../map/sizes.ts'

/** A little air between neighbours. */
const AIR = 1.06

interface Rows {
  readonly columns: number
  readonly stepX: number
  readonly stepY: number
  /** How much of a block its neighbours leave free, from 0 to AIR. */
  readonly free: number
}

/** The middles of so many blocks of this size, in the order in which they are drawn. */
export function standing(count: number, side: number, stand: AreaPlaces['stand']): readonly Point[] {
  const rows = bestRows(count, side, stand.columns * BLOCK_SIDE, stand.rows * BLOCK_SIDE)
  const lines = Math.ceil(count / rows.columns)
  return Array.from({ length: count }, (_, index): Point => {
    const line = Math.floor(index / rows.columns)
    const inLine = Math.min(rows.columns, count - line * rows.columns)
    return [
      stand.at[0] + ((index % rows.columns) - (inLine - 1) / 2) * rows.stepX,
      stand.at[1] + (line - (lines - 1) / 2) * rows.stepY,
    ]
  })
}

function bestRows(count: number, side: number, width: number, height: number): Rows {
  const step = (many: number, room: number): number =>
    many === 1 ? side * AIR : Math.min(side * AIR, Math.max(room - side, side / 5) / (many - 1))
  let best: Rows | undefined
  for (let lines = 1; lines <= Math.max(1, count); lines++) {
    const columns = Math.ceil(count / lines)
    const [stepX, stepY] = [step(columns, width), step(lines, height)]
    const free = Math.min(stepX, stepY) / side
    if (best === undefined || free > best.free + 0.01) best = { columns, stepX, stepY, free }
  }
  return best!
}
