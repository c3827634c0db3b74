/** Positions of area names. When zoomed out, names are larger than the space reserved for them, and move aside. */
import { AREAS } from '@tudor-rose/richard3/data'
import type { AreaPlaces } from '../map/data-types.ts'
import { isInRegion, placesOf } from '../map/map.ts'
import { distance, type Point } from '../map/shape.ts'
import { BLOCK_SIDE, MARK_SIDE, NAME_SIZE } from '../map/sizes.ts'
import { awayFromName } from './placed-blocks.ts'

export interface Box {
  readonly at: Point
  readonly width: number
  readonly height: number
}

export interface PlacedName extends Box {
  readonly area: string
  readonly text: string
}

/** How far a name may move from its place, and in what steps. */
const FARTHEST = { x: 36, y: 30 }
const STEP = 3
/** Costs of a position: covering something, per unit; leaving the area, per end of the name; moving, per unit. */
const COSTS = { cover: 3, leave: 90, go: 1 }

const boxOf = (text: string, size: number, at: Point): Box => ({
  at,
  width: text.length * size * 0.5,
  height: size * 0.8,
})

/** The overlap of two boxes in square units. */
export function overlap(a: Box, b: Box): number {
  const across = Math.min(a.width, b.width, (a.width + b.width) / 2 - Math.abs(a.at[0] - b.at[0]))
  const down = Math.min(a.height, b.height, (a.height + b.height) / 2 - Math.abs(a.at[1] - b.at[1]))
  return across > 0 && down > 0 ? across * down : 0
}

/** Crowns, shields, cities, cathedrals and ships. */
export const marksOf = ({ shields, crown, city, cathedral, port }: AreaPlaces): readonly Box[] =>
  [...shields, crown, city, cathedral, port].flatMap((at) =>
    at === undefined ? [] : [{ at, width: MARK_SIDE - 2, height: MARK_SIDE - 2 }],
  )

/** The space of one or two blocks. */
function blocksOf({ stand, name }: AreaPlaces, side: number): Box {
  const [x, y] = stand.at
  const width = Math.min(2 * side, Math.max(side, stand.columns * BLOCK_SIDE))
  const beyond = Math.max(0, side - stand.rows * BLOCK_SIDE)
  return { at: [x, y + awayFromName(beyond, name[1] - y)], width, height: side }
}

/** All offsets a name may have, shortest first. */
const WAYS: readonly { readonly way: Point; readonly length: number }[] = steps(FARTHEST.x)
  .flatMap((x) => steps(FARTHEST.y).map((y): Point => [x, y]))
  .map((way) => ({ way, length: distance([0, 0], way) }))
  .sort((a, b) => a.length - b.length)

function steps(farthest: number): number[] {
  return Array.from({ length: Math.floor(farthest / STEP) * 2 + 1 }, (_, index) => index * STEP - farthest)
}

/** `size` is the font size, `side` the size of blocks. */
export function placeNames(size: number, side: number, nameOf: (area: string) => string): readonly PlacedName[] {
  const marks = AREAS.flatMap(({ name }) => marksOf(placesOf(name)))
  const blocks = AREAS.map(({ name }) => blocksOf(placesOf(name), side))
  const placed: PlacedName[] = []
  for (const { name: area } of AREAS) {
    const text = nameOf(area)
    const box = boxOf(text, size, placesOf(area).name)
    const way = size > NAME_SIZE ? bestWay(area, box, [...marks, ...blocks, ...placed]) : [0, 0]
    placed.push({ ...box, at: [box.at[0] + way[0], box.at[1] + way[1]], area, text })
  }
  return placed
}

/**
 * The best offset of a name. The page waits for this, so the most expensive checks come last, and only where they may
 * matter.
 */
function bestWay(area: string, home: Box, things: readonly Box[]): Point {
  const [width, height] = [home.width + 2 * FARTHEST.x, home.height + 2 * FARTHEST.y]
  const near = things.filter((thing) => overlap({ at: home.at, width, height }, thing) > 0)
  if (!near.some((thing) => overlap(home, thing) > 0)) return [0, 0]
  let best: Point = [0, 0]
  let least = Number.POSITIVE_INFINITY
  for (const { way, length } of WAYS) {
    let cost = length * COSTS.go
    if (cost >= least) break
    const at: Point = [home.at[0] + way[0], home.at[1] + way[1]]
    const box = { ...home, at }
    for (const thing of near) cost += overlap(box, thing) * COSTS.cover
    for (const end of [-1, 1])
      if (cost < least && !isInRegion(area, [at[0] + (end * home.width) / 2, at[1]])) cost += COSTS.leave
    if (cost < least) [best, least] = [way, cost]
  }
  return best
}
