/** The routes of blocks, as lines on the map. */
import type { RichardView } from '@tudor-rose/richard3'
import { BORDERS } from '@tudor-rose/richard3/data'
import type { LatestMove } from '../latest-moves.ts'
import { isBeside, middleOfBorder, placesOf, SEA_ZONES, seaNameAt } from '../map/map.ts'
import { distance, type Point } from '../map/shape.ts'
import type { PlacedBlock } from './placed-blocks.ts'

export interface Trail {
  readonly move: LatestMove
  readonly path: string
  /** The position and direction of its arrowhead, in degrees; undefined if an attack arrow continues from here. */
  readonly tip: { readonly at: Point; readonly turn: number } | undefined
  readonly middle: Point
}

type Journeyed = LatestMove & { readonly from: string }

const PIECES = 24
/** The distance ships keep from the coast, and the length of a long voyage, in map units. */
const OFFSHORE = 70
const LONG = 700

const between = ([x1, y1]: Point, [x2, y2]: Point, part: number): Point => [
  x1 + (x2 - x1) * part,
  y1 + (y2 - y1) * part,
]

export const isBorder = (a: string, b: string): boolean =>
  BORDERS.some(([one, other]) => (one === a && other === b) || (one === b && other === a))

const farther = (from: Point, by: Point, length: number): Point => {
  const way = Math.max(1, distance(from, by))
  return between(from, by, (way + length) / way)
}

/** Two control points of the curve: at the border, or at sea off both coasts. */
function bends({ from, to, isVoyage }: Journeyed, start: Point, end: Point): readonly [Point, Point] {
  const half = between(start, end, 0.5)
  if (!isVoyage && isBorder(from, to)) {
    const middle = between(half, middleOfBorder(from, to), 1.2)
    return [middle, middle]
  }
  const [way] = SEA_ZONES.filter((zone) => [from, to].every((area) => isBeside(area, zone)))
    .map((zone) => ({ open: seaNameAt(zone), coasts: [middleOfBorder(from, zone), middleOfBorder(to, zone)] as const }))
    .sort((one, other) => distance(...one.coasts) - distance(...other.coasts))
  if (way === undefined) return [half, half]
  const far = distance(...way.coasts)
  // Near the coast on short voyages, over open water on long ones.
  const out = (at: Point, coast: Point): Point =>
    between(farther(at, coast, Math.min(far * 0.5, OFFSHORE)), way.open, Math.min(0.8, far / LONG))
  return [out(start, way.coasts[0]), out(end, way.coasts[1])]
}

function curved(start: Point, one: Point, two: Point, end: Point, part: number): Point {
  const middle = between(one, two, part)
  const first = between(between(start, one, part), middle, part)
  return between(first, between(middle, between(two, end, part), part), part)
}

/** The centre of a house's blocks in an area, or of the space for them. */
function campOf(blocks: readonly PlacedBlock[], house: string, area: string): Point {
  const here = blocks.filter((block) => block.house === house && block.area === area)
  if (here.length === 0) return placesOf(area).stand.at
  const mean = (axis: 'x' | 'y'): number => here.reduce((sum, block) => sum + block[axis], 0) / here.length
  return [mean('x'), mean('y')]
}

export function trailOf(move: Journeyed, view: RichardView, blocks: readonly PlacedBlock[], side: number): Trail {
  const { house, from, to } = move
  const isAttack = view.areas.some(
    ({ name, entries }) =>
      name === to && entries.some((entry) => entry.house === house && entry.from === `area.${from}`),
  )
  const start = placesOf(from).stand.at
  const end = isAttack ? middleOfBorder(from, to) : campOf(blocks, house, to)
  const half = between(start, end, 0.5)
  const [one, two] = isAttack ? [half, half] : bends(move, start, end)
  const points = Array.from({ length: PIECES + 1 }, (_, index) => curved(start, one, two, end, index / PIECES))
  // It starts and ends next to blocks, not under them, if it is long enough.
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
