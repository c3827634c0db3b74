/** Every block on the map, with the place where it stands. */
import type { BlockView, RichardView } from '@tudor-rose/richard3'
import type { Target } from '../../play/picking.ts'
import { placesOf } from '../map/map.ts'
import { BLOCK_SIDE } from '../map/sizes.ts'
import { standing } from '../pieces/standing.ts'
import { blockTarget } from '../targets.ts'

export interface Placed {
  /** The same for the same block wherever it goes, so that it is seen to move. */
  readonly key: string
  readonly area: string
  readonly house: string
  readonly x: number
  readonly y: number
  /** Blocks that show their backs have neither a face nor a name. */
  readonly face?: BlockView
  readonly target?: Target
}

type Unplaced = Omit<Placed, 'x' | 'y'>

export function placedBlocks(view: RichardView, side: number): readonly Placed[] {
  return view.areas.flatMap((area) => {
    const pieces = piecesIn(view, area.name)
    const { stand, name } = placesOf(area.name)
    const spots = standing(pieces.length, side, stand)
    const aside = makeRoom(side, stand.rows, name[1] - stand.at[1])
    return pieces.map((piece, index) => ({ ...piece, x: spots[index][0], y: spots[index][1] + aside }))
  })
}

/** Blocks drawn larger than their room do not grow over the name that stands above or below them. */
export function makeRoom(side: number, rows: number, nameBelow: number): number {
  const beyond = Math.max(0, side - rows * BLOCK_SIDE)
  return Math.abs(nameBelow) < BLOCK_SIDE / 2 ? 0 : (-Math.sign(nameBelow) * beyond) / 1.6
}

/** Those of one house together, the enemy's behind. */
export function piecesIn(view: RichardView, areaName: string): readonly Unplaced[] {
  const area = view.areas.find(({ name }) => name === areaName)!
  const own = view.viewer ?? 'Lancaster'
  const houses = own === 'York' ? (['Lancaster', 'York'] as const) : (['York', 'Lancaster'] as const)
  return houses.flatMap((house): Unplaced[] => [
    ...Array.from({ length: area.hidden[house] }, (_, index) => ({
      key: `back ${areaName} ${house} ${index}`,
      area: areaName,
      house,
    })),
    ...area.blocks
      .filter((block) => block.house === house)
      .map((face) => {
        const target = blockTarget(house, face.name)
        return { key: target, area: areaName, house, face, target }
      }),
  ])
}

/** Sizes of blocks in units of the map, from the closest look to the farthest. */
const SIDES = [27, 30, 34, 39, 46]
/** Smaller on the screen nobody could take hold of them. */
const SMALLEST_ON_SCREEN = 24

/** How large blocks are drawn at this scale, so that they stay large enough to be seen and touched. */
export const sideAt = (scale: number): number =>
  SIDES.find((side) => side * scale >= SMALLEST_ON_SCREEN) ?? SIDES[SIDES.length - 1]
