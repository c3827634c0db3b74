/** Finds space inside an area for its name, its marks and its blocks. */
import { AREAS, type Area } from '@tudor-rose/richard3/data'
import { distance, type Point } from '../src/richard3/map/shape.ts'
import { BLOCK_SIDE, MARK_SIDE, NAME_HEIGHT, nameWidth, TOWN_HEIGHT, townWidth } from '../src/richard3/map/sizes.ts'
import type { Grid } from './grid.ts'
import { type Box, depthOf, Ground, isApart } from './ground.ts'
import { TOWNS } from './landmarks.ts'
import { project } from './projection.ts'

export interface Places {
  /** Blocks stand side by side in this many columns and rows. Nothing else is placed here. */
  readonly stand: Box & { readonly columns: number; readonly rows: number }
  readonly name: Point
  readonly crown?: Point
  readonly shields: readonly Point[]
  readonly city?: Point
  readonly cathedral?: Point
}

/** An island too small for its name: the name is placed in the sea below. */
const NAMED_AT_SEA = ['Isle of Man']

/** Columns and rows of blocks. 7.0 Most areas supply four, so there is space for at least four. */
const STANDS = [
  [4, 2],
  [2, 4],
  [3, 2],
  [2, 3],
  [5, 1],
  [4, 1],
  [2, 2],
] as const

/** How many positions for the blocks are tried with everything else around them. */
const TRIES = 120

export function findPlaces(regions: Grid, ports: readonly Box[]): Places[] {
  const depth = depthOf(regions)
  return AREAS.map((area, region) => placeIn(area, new Ground(regions, depth, region, ports)))
}

function placeIn(area: Area, ground: Ground): Places {
  let best: { places: Places; cost: number } | undefined
  for (const [columns, rows] of STANDS) {
    const stands = ground.places(columns * BLOCK_SIDE, rows * BLOCK_SIDE)
    for (const stand of stands.filter((_, index) => index % Math.ceil(stands.length / TRIES) === 0)) {
      const rest = placeRest(area, ground, stand)
      if (rest === undefined) continue
      const cost = rest.cost + distance([stand.x, stand.y], ground.pole) + (8 - columns * rows) * COST_OF_PLACE
      if (best === undefined || cost < best.cost)
        best = { places: { stand: { ...stand, columns, rows }, ...rest.places }, cost }
    }
  }
  if (best === undefined) throw new Error(`${area.name} has no room for its marks`)
  return best.places
}

/** One block fewer costs as much as this distance of name and marks. */
const COST_OF_PLACE = 22

/** The name goes above or below the blocks, badges near the name, towns near their true position. */
function placeRest(area: Area, ground: Ground, stand: Box) {
  const taken: Box[] = [stand]
  let cost = 0
  const put = (width: number, height: number, wish: (x: number, y: number) => number): Box | undefined => {
    let [best, least]: [Box | undefined, number] = [undefined, Number.POSITIVE_INFINITY]
    for (const box of ground.places(width, height)) {
      const price = wish(box.x, box.y)
      if (price < least && taken.every((other) => isApart(box, other))) [best, least] = [box, price]
    }
    if (best === undefined) return undefined
    taken.push(best)
    cost += least
    return best
  }
  const size = { width: nameWidth(area.name), height: NAME_HEIGHT }
  const name = NAMED_AT_SEA.includes(area.name)
    ? { x: ground.pole[0], y: ground.top + ground.height + NAME_HEIGHT, ...size }
    : put(size.width, size.height, (x, y) => Math.abs(x - stand.x) + 0.6 * Math.abs(y - stand.y))
  if (name === undefined) return undefined

  const towns: Record<'city' | 'cathedral', Point | undefined> = { city: undefined, cathedral: undefined }
  for (const kind of ['city', 'cathedral'] as const) {
    const town = area[kind]
    if (town === undefined) continue
    const at = project(TOWNS[town])
    const isNamed = kind === 'city' || area.city !== town
    const height = isNamed ? TOWN_HEIGHT : MARK_SIDE
    const place = put(isNamed ? townWidth(town) : MARK_SIDE, height, (x, y) => 0.8 * distance([x, y], at))
    if (place === undefined) return undefined
    towns[kind] = [place.x, place.y - (height - MARK_SIDE) / 2]
  }

  const badges = putBadges(area.shields.length + Number(area.crown === true), name, put)
  if (badges === undefined) return undefined
  const [crown] = area.crown ? badges.splice(0, 1) : []
  return {
    cost,
    places: {
      name: [name.x, name.y] as Point,
      shields: badges,
      ...(crown && { crown }),
      ...(towns.city && { city: towns.city }),
      ...(towns.cathedral && { cathedral: towns.cathedral }),
    },
  }
}

/** Crown and shields in one row if there is space, otherwise in two rows, in a column, or separately. */
function putBadges(
  count: number,
  name: Box,
  put: (width: number, height: number, wish: (x: number, y: number) => number) => Box | undefined,
): Point[] | undefined {
  const wish = (x: number, y: number) => Math.abs(x - name.x) + Math.abs(y - name.y)
  if (count === 0) return []
  for (const perRow of [count, Math.ceil(count / 2), 1]) {
    const rows = Math.ceil(count / perRow)
    const row = put(perRow * MARK_SIDE, rows * MARK_SIDE, wish)
    if (row === undefined) continue
    return Array.from({ length: count }, (_, index) => [
      row.x + ((index % perRow) - (perRow - 1) / 2) * MARK_SIDE,
      row.y + (Math.floor(index / perRow) - (rows - 1) / 2) * MARK_SIDE,
    ])
  }
  // Scattered marks are better than none, but a smaller stand is often better still.
  const wishSingle = (x: number, y: number) => 20 + wish(x, y)
  const single = Array.from({ length: count }, () => put(MARK_SIDE, MARK_SIDE, wishSingle))
  return single.every((box) => box !== undefined) ? single.map((box): Point => [box!.x, box!.y]) : undefined
}
