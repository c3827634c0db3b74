/** Where the names of areas stand. Seen from afar they are written larger than the room kept for them, and make way. */
import { AREAS } from '@tudor-rose/richard3/data'
import type { AreaPlaces } from '../map/data-types.ts'
import { isIn, placesOf } from '../map/map.ts'
import { distance, type Point } from '../map/shape.ts'
import { BLOCK_SIDE, MARK_SIDE, NAME_SIZE } from '../map/sizes.ts'
import { awayFromName } from './placed.ts'

export interface Box {
  readonly at: Point
  readonly width: number
  readonly height: number
}

export interface PlacedName extends Box {
  readonly area: string
  readonly text: string
}

/** How far a name may go from its place, and in what steps. */
const FARTHEST = { x: 36, y: 30 }
const STEP = 3
/** What a name would rather not: lie over something, by the unit; leave its area, by the end of it; go away, by the unit. */
const COSTS = { cover: 3, leave: 90, go: 1 }

const boxOf = (text: string, size: number, at: Point): Box => ({
  at,
  width: text.length * size * 0.5,
  height: size * 0.8,
})

/** How many square units two boxes share. */
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

/** Where a block or two stand. */
function blocksOf({ stand, name }: AreaPlaces, side: number): Box {
  const [x, y] = stand.at
  const width = Math.min(2 * side, Math.max(side, stand.columns * BLOCK_SIDE))
  const beyond = Math.max(0, side - stand.rows * BLOCK_SIDE)
  return { at: [x, y + awayFromName(beyond, name[1] - y)], width, height: side }
}

/** `size` is that of the letters, `side` that of blocks. */
export function placeNames(size: number, side: number, nameOf: (area: string) => string): readonly PlacedName[] {
  const marks = AREAS.flatMap(({ name }) => marksOf(placesOf(name)))
  const blocks = AREAS.map(({ name }) => blocksOf(placesOf(name), side))
  const placed: PlacedName[] = []
  for (const { name: area } of AREAS) {
    const text = nameOf(area)
    const home = placesOf(area).name
    const things = [...marks, ...blocks, ...placed]
    const cost = (box: Box): number => {
      const [x, y] = box.at
      const covered = things.reduce((sum, thing) => sum + overlap(box, thing), 0)
      const outside = [-1, 1].filter((end) => !isIn(area, [x + (end * box.width) / 2, y])).length
      return covered * COSTS.cover + outside * COSTS.leave + distance(box.at, home) * COSTS.go
    }
    let best = boxOf(text, size, home)
    if (size > NAME_SIZE && things.some((thing) => overlap(best, thing) > 0)) {
      let least = cost(best)
      for (let dx = -FARTHEST.x; dx <= FARTHEST.x; dx += STEP)
        for (let dy = -FARTHEST.y; dy <= FARTHEST.y; dy += STEP) {
          const box = boxOf(text, size, [home[0] + dx, home[1] + dy])
          const price = cost(box)
          if (price < least) [best, least] = [box, price]
        }
    }
    placed.push({ ...best, area, text })
  }
  return placed
}
