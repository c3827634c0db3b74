/** The ways that blocks went, as lines on the map. */
import type { RichardView } from '@tudor-rose/richard3'
import { BORDERS } from '@tudor-rose/richard3/data'
import type { LatestMove } from '../latest-moves.ts'
import { middleOfBorder, placesOf, SEA_ZONES, seaNameAt } from '../map/map.ts'
import { distance, type Point } from '../map/shape.ts'
import type { Placed } from './placed.ts'

export interface Trail {
  readonly move: LatestMove
  readonly path: string
  /** Where its arrow points, and whither, in degrees; without it the arrow of an attack goes on from here. */
  readonly tip: { readonly at: Point; readonly turn: number } | undefined
  readonly middle: Point
}

const PIECES = 24

const between = ([x1, y1]: Point, [x2, y2]: Point, part: number): Point => [
  x1 + (x2 - x1) * part,
  y1 + (y2 - y1) * part,
]

export const isBorder = (a: string, b: string): boolean =>
  BORDERS.some(([one, other]) => (one === a && other === b) || (one === b && other === a))

/** By land over the border, by sea in a bow through open water. */
function bend(from: string, to: string, start: Point, end: Point): Point {
  const half = between(start, end, 0.5)
  if (isBorder(from, to)) return between(half, middleOfBorder(from, to), 1.5)
  const [nearest] = SEA_ZONES.map(seaNameAt).sort((a, b) => distance(a, half) - distance(b, half))
  return between(half, nearest, 0.4)
}

/** The middle of the blocks of a house in an area, or of the room for them. */
function campOf(blocks: readonly Placed[], house: string, area: string): Point {
  const here = blocks.filter((block) => block.house === house && block.area === area)
  if (here.length === 0) return placesOf(area).stand.at
  const mean = (axis: 'x' | 'y'): number => here.reduce((sum, block) => sum + block[axis], 0) / here.length
  return [mean('x'), mean('y')]
}

export function trailOf(
  move: LatestMove & { from: string },
  view: RichardView,
  blocks: readonly Placed[],
  side: number,
): Trail {
  const { house, from, to } = move
  const isAttack = view.areas.some(
    ({ name, entries }) =>
      name === to && entries.some((entry) => entry.house === house && entry.from === `area.${from}`),
  )
  const start = placesOf(from).stand.at
  const end = isAttack ? middleOfBorder(from, to) : campOf(blocks, house, to)
  const by = isAttack ? between(start, end, 0.5) : bend(from, to, start, end)
  const points = Array.from({ length: PIECES + 1 }, (_, index): Point => {
    const part = index / PIECES
    return between(between(start, by, part), between(by, end, part), part)
  })
  // It begins and ends beside blocks, not under them, if it is long enough.
  const clear = Math.min(side * 0.75, distance(start, end) / 3)
  const seen = points.filter((point) => distance(point, start) >= clear && (isAttack || distance(point, end) >= clear))
  const [before, last] = seen.slice(-2)
  const turn = (Math.atan2(last[1] - before[1], last[0] - before[0]) * 180) / Math.PI
  return {
    move,
    path: `M${seen.map((point) => point.map((at) => at.toFixed(1)).join(' ')).join('L')}`,
    tip: isAttack ? undefined : { at: last, turn },
    middle: seen[Math.floor(seen.length / 2)],
  }
}
