/** How blocks stand in an area: side by side while there is space, then overlapping; two houses stand apart. */
import type { AreaPlaces } from '../map/data-types.ts'
import type { Point } from '../map/shape.ts'
import { BLOCK_SIDE } from '../map/sizes.ts'

/** A small gap between neighbours. */
const AIR = 1.06
/** The gap between two houses, in block sides. */
const APART = 0.3

interface Room {
  readonly at: Point
  readonly width: number
  readonly height: number
}

interface Rows {
  readonly columns: number
  readonly stepX: number
  readonly stepY: number
  /** How much of a block its neighbours leave visible, from 0 to AIR. */
  readonly free: number
}

export interface BlockGroup {
  /** The centres of its blocks, in drawing order. */
  readonly spots: readonly Point[]
  readonly free: number
}

const roomOf = ({ at, columns, rows }: AreaPlaces['stand']): Room => ({
  at,
  width: columns * BLOCK_SIDE,
  height: rows * BLOCK_SIDE,
})

/** How far a crowd may spread beyond its space, in block sides, while too little of every block is visible. */
const SPREADS = [
  [0, 0],
  [0.5, 0],
  [0, 0.5],
  [0.5, 0.5],
  [1, 0.5],
  [1.5, 0.5],
]
/** Enough of each block is visible to count them. */
const ENOUGH = 0.42
/** Two houses may shift together by this many block sides to stay in their area. */
const SHIFTS = [0, -0.3, 0.3, -0.6, 0.6]
/** Per block side beyond the space, because names and shields are above and below; and per block end in another area. */
const COSTS = { across: 0.1, down: 0.3, abroad: 0.06, shift: 0.05 }

export interface BlockLayout {
  readonly of: readonly BlockGroup[]
  /** How much higher they are than their space. */
  readonly beyond: number
}

/** This many blocks of this size on each side; if both have some, neither side covers the other. */
export function layOutBlocks(
  counts: readonly [number, number],
  side: number,
  stand: AreaPlaces['stand'],
  isHome: (point: Point) => boolean,
): BlockLayout {
  const room = roomOf(stand)
  const isAlone = counts.includes(0)
  let best: { of: readonly BlockGroup[]; worth: number; beyond: number } | undefined
  for (const [across, down] of SPREADS)
    for (const shift of isAlone ? [0] : SHIFTS) {
      const at: Point = [room.at[0] + shift * side, room.at[1]]
      const wider = { at, width: room.width + across * side, height: room.height + down * side }
      for (const of of layOutGroups(counts, side, wider)) {
        const free = Math.min(...of.flatMap((group) => (group.spots.length === 0 ? [] : [group.free])), ENOUGH)
        const [wide, high] = [extent(of, at, 0) + side - room.width, extent(of, at, 1) + side - room.height]
        const beyond = (Math.max(0, wide) * COSTS.across + Math.max(0, high) * COSTS.down) / side
        const without = free - beyond - Math.abs(shift) * COSTS.shift
        // Checking where the ends of blocks lie takes longest.
        if (best !== undefined && without <= best.worth + 0.01) continue
        const ends = of.flatMap(({ spots }) => spots.flatMap(([x, y]) => ENDS.map((end): Point => [x + end * side, y])))
        const abroad = isAlone ? 0 : ends.filter((end) => !isHome(end)).length
        const worth = without - abroad * COSTS.abroad
        if (best === undefined || worth > best.worth + 0.01) best = { of, worth, beyond: Math.max(0, high) }
      }
    }
  return best!
}

/** The points at which a block would seem to stand in another area. */
const ENDS = [-0.35, 0, 0.35]

const extent = (of: readonly BlockGroup[], at: Point, axis: 0 | 1): number =>
  2 * Math.max(0, ...of.flatMap(({ spots }) => spots.map((spot) => Math.abs(spot[axis] - at[axis]))))

/** Side by side, and one above the other. */
function layOutGroups(counts: readonly [number, number], side: number, room: Room): readonly (readonly BlockGroup[])[] {
  if (counts.includes(0)) return [counts.map((count) => layOutGroup(count, side, room))]
  return (['width', 'height'] as const).map((along) =>
    halves(counts, side, room, along).map((half, index) => layOutGroup(counts[index], side, half)),
  )
}

/** Each side gets a share of the space by its number, and space for at least one, even if that is more than there is. */
function halves(
  counts: readonly [number, number],
  side: number,
  room: Room,
  along: 'width' | 'height',
): readonly Room[] {
  const gap = side * APART
  const least = side * AIR
  const length = Math.max(room[along] - gap, 2 * least)
  const wanted = (length * counts[0]) / (counts[0] + counts[1])
  const first = Math.min(Math.max(wanted, least), length - least)
  const [x, y] = room.at
  const start = -(length + gap) / 2
  const middles = [start + first / 2, start + first + gap + (length - first) / 2]
  return [first, length - first].map((part, index) => ({
    ...room,
    at: along === 'width' ? [x + middles[index], y] : [x, y + middles[index]],
    [along]: part,
  }))
}

function layOutGroup(count: number, side: number, { at, width, height }: Room): BlockGroup {
  const rows = bestRows(count, side, width, height)
  const lines = Math.ceil(count / rows.columns)
  const spots = Array.from({ length: count }, (_, index): Point => {
    const line = Math.floor(index / rows.columns)
    const inLine = Math.min(rows.columns, count - line * rows.columns)
    return [
      at[0] + ((index % rows.columns) - (inLine - 1) / 2) * rows.stepX,
      at[1] + (line - (lines - 1) / 2) * rows.stepY,
    ]
  })
  return { spots, free: rows.free }
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
