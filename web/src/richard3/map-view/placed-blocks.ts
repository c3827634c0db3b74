/** Every block on the map, with its position. */
import { AREAS, HOUSE_NAMES } from '@tudor-rose/richard3/data'
import { isInRegion, placesOf } from '../map/map.ts'
import { BLOCK_SIDE } from '../map/sizes.ts'
import { type BlockLayout, layOutBlocks } from '../pieces/block-layout.ts'
import type { Piece } from './piece-tracker.ts'

export interface PlacedBlock extends Piece {
  readonly x: number
  readonly y: number
}

/** Blocks of one house in one area that overlap too much to be counted. */
export interface BlockCount {
  readonly area: string
  readonly house: string
  readonly count: number
  /** The position of its last block. */
  readonly x: number
  readonly y: number
}

/** If less of each block is visible, a number is shown next to them. */
const COUNTABLE = 0.4

/** The enemy on the left or behind, the viewer's house on the right or in front. */
export function housesAround(viewer: string | null): readonly [string, string] {
  const [first, second] = HOUSE_NAMES
  return viewer === first ? [second, first] : [first, second]
}

export function placeBlocks(
  pieces: readonly Piece[],
  viewer: string | null,
  side: number,
): { readonly blocks: readonly PlacedBlock[]; readonly blockCounts: readonly BlockCount[] } {
  const blocks: PlacedBlock[] = []
  const blockCounts: BlockCount[] = []
  for (const { name: area } of AREAS) {
    const here = pieces.filter((piece) => piece.area === area)
    if (here.length === 0) continue
    const [theirs, ours] = housesAround(viewer).map((house) => here.filter((piece) => piece.house === house))
    const { stand, name } = placesOf(area)
    const {
      of: [left, right],
      beyond,
    } = layoutAt(area, [theirs.length, ours.length], side)
    const aside = awayFromName(beyond, name[1] - stand.at[1])
    for (const [group, { spots, free }] of [[theirs, left] as const, [ours, right] as const]) {
      blocks.push(...group.map((piece, index) => ({ ...piece, x: spots[index][0], y: spots[index][1] + aside })))
      if (group.length < 2 || free >= COUNTABLE) continue
      const [x, y] = spots[spots.length - 1]
      blockCounts.push({ area, house: group[0].house, count: group.length, x, y: y + aside })
    }
  }
  return { blocks: blocks.sort((a, b) => a.key - b.key), blockCounts }
}

/** A cache: most areas do not change from move to move. */
const known = new Map<string, BlockLayout>()

function layoutAt(area: string, counts: readonly [number, number], side: number): BlockLayout {
  const key = `${area} ${counts} ${side}`
  const found = known.get(key) ?? layOutBlocks(counts, side, placesOf(area).stand, (point) => isInRegion(area, point))
  known.set(key, found)
  return found
}

/** Blocks higher than their space do not grow over the name above or below them. */
export const awayFromName = (beyond: number, nameBelow: number): number =>
  Math.abs(nameBelow) < BLOCK_SIDE / 2 ? 0 : (-Math.sign(nameBelow) * beyond) / 1.6

/** Block sizes in map units, from the closest zoom to the farthest. */
const SIDES = [27, 30, 34, 39, 46]
/** Smaller blocks on the screen could not be grabbed. */
const SMALLEST_ON_SCREEN = 24

/** The block size at this scale, large enough to be seen and touched. */
export const sideAt = (scale: number): number =>
  SIDES.find((side) => side * scale >= SMALLEST_ON_SCREEN) ?? SIDES[SIDES.length - 1]
