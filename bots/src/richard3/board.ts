/** Lookup tables for the blocks and the map of Richard III, made from the tables of the rules. */
import type { game as richard3 } from '@tudor-rose/richard3'
import {
  AREA_COUNT,
  AT,
  areaNamed,
  BLOCK_COUNT,
  BOMBARD,
  BORDER_LIMIT,
  CHURCH,
  CITY_AREAS,
  FIREPOWER_OF,
  HAS_CROWN,
  HEIR,
  IS_RED,
  IS_WALES,
  ISLE_OF_MAN,
  isExile,
  isPeer,
  KIND_OF,
  LANCASTRIAN_CLARENCE,
  LAST_BLOCK,
  LETTER_OF,
  LEVY,
  MERCENARY_HOME,
  NEIGHBOUR_BORDERS,
  NEIGHBOURS,
  NOBLE,
  ROYAL_SHIELDS,
  SEAT_OF,
  SHIELD_OF_ONE_HEIR,
  SHIELDS_OF,
  supplyLimit,
  WELSH,
} from '@tudor-rose/richard3/rules'

export type RichardState = ReturnType<typeof richard3.setup>

export const LONDON = areaNamed('Middlesex')

export const IS_PEER = Uint8Array.from(KIND_OF, (_, block) => Number(isPeer(block)))
export const IS_HEIR = Uint8Array.from(KIND_OF, (kind) => Number(kind === HEIR))
/** 8.2 Areas where peers count for the throne. */
export const COUNTS_FOR_THRONE = Uint8Array.from({ length: AREA_COUNT }, (_, area) =>
  Number(!isExile(area) && area !== ISLE_OF_MAN),
)
export const IS_EXILE = Uint8Array.from({ length: AREA_COUNT }, (_, area) => Number(isExile(area)))
export const SUPPLY_LIMIT = Uint8Array.from({ length: AREA_COUNT }, (_, area) => supplyLimit(area))
/** 7.2 By area: the mercenaries whose home it is, who are fed in addition. */
const MERCENARIES_OF: readonly (readonly number[])[] = Array.from({ length: AREA_COUNT }, (_, area) =>
  Array.from(KIND_OF, (_kind, block) => block).filter((block) => MERCENARY_HOME[block] === area),
)

export function mercenariesAtHome(world: RichardState, area: number): number {
  const mercenaries = MERCENARIES_OF[area]
  let many = 0
  for (let i = 0; i < mercenaries.length; i++) if (world.bytes[AT + mercenaries[i]] === area) many++
  return many
}

/** The relative value of a block by its letter: blocks that fire earlier suffer less. */
const BY_LETTER = [1.15, 1, 0.9, 0.85]
/** A Bombard fires first in the first round. */
const OF_A_BOMBARD = 1.05

/** Expected hits per step and round when attacking. */
export const ATTACK = Float64Array.from(FIREPOWER_OF, (power, block) => {
  const letter = KIND_OF[block] === BOMBARD ? OF_A_BOMBARD : BY_LETTER[LETTER_OF[block]]
  return (power / 6) * letter
})

/** 2.2 to 2.6 Where a block defends with a bonus; heirs are assumed to have no senior heir beside them. */
function defendsBetter(block: number, area: number): boolean {
  switch (KIND_OF[block]) {
    case HEIR: {
      const house = block <= LAST_BLOCK[0] ? 0 : 1
      return ROYAL_SHIELDS[house].includes(area) || SHIELD_OF_ONE_HEIR[area] === block
    }
    case NOBLE:
      return SHIELDS_OF[block].includes(area)
    case LEVY:
    case CHURCH:
      return SEAT_OF[block] === area
    default:
      return block === WELSH && IS_WALES[area] === 1
  }
}

/** DEFENCE[block * AREA_COUNT + area]: expected hits per step and round when defending there. */
export const DEFENCE = Float64Array.from({ length: BLOCK_COUNT * AREA_COUNT }, (_, index) => {
  const block = Math.floor(index / AREA_COUNT)
  const better = defendsBetter(block, index % AREA_COUNT) ? ATTACK[block] / FIREPOWER_OF[block] : 0
  return ATTACK[block] + better
})
/** 2.3 The bonus of a crown for the King or a royal heir. */
export const CROWN_DEFENCE = Float64Array.from(ATTACK, (attack, block) => attack / FIREPOWER_OF[block])
export { HAS_CROWN }

/** 5.4 Where a peer in the pool can be recruited; heirs have so many places that one is always open. */
export const RECRUITING_PLACES: readonly (readonly number[])[] = Array.from(KIND_OF, (kind, block) => {
  if (kind === HEIR) return []
  if (kind === BOMBARD) return CITY_AREAS
  if (block === LANCASTRIAN_CLARENCE) return ROYAL_SHIELDS[1]
  return SEAT_OF[block] < AREA_COUNT ? [SEAT_OF[block]] : SHIELDS_OF[block]
})

/** RECRUITED_AT[house][area]: the peers of a house who can be recruited there. */
export const RECRUITED_AT: readonly (readonly (readonly number[])[])[] = [0, 1].map((house) =>
  Array.from({ length: AREA_COUNT }, (_, area) =>
    RECRUITING_PLACES.flatMap((places, block) => {
      const isOwn = block <= LAST_BLOCK[house] && block > (house === 0 ? -1 : LAST_BLOCK[0])
      return isOwn && IS_PEER[block] === 1 && places.includes(area) ? [block] : []
    }),
  ),
)

/** From where an area can be attacked in one march, and by how many blocks: directly, or through another area. */
interface Approach {
  readonly from: number
  readonly over: number
  readonly limit: number
}

const APPROACHES: readonly (readonly Approach[])[] = Array.from({ length: AREA_COUNT }, (_, area) => {
  const found: Approach[] = []
  for (let n = 0; n < NEIGHBOURS[area].length; n++) {
    const next = NEIGHBOURS[area][n]
    const border = NEIGHBOUR_BORDERS[area][n]
    found.push({ from: next, over: next, limit: BORDER_LIMIT[border] })
    for (let m = 0; m < NEIGHBOURS[next].length; m++) {
      const far = NEIGHBOURS[next][m]
      const first = NEIGHBOUR_BORDERS[next][m]
      // 5.21 A red border ends a march.
      if (far === area || NEIGHBOURS[area].includes(far) || IS_RED[first] === 1) continue
      found.push({ from: far, over: next, limit: Math.min(BORDER_LIMIT[border], BORDER_LIMIT[first]) })
    }
  }
  return found
})

// The same, flattened for speed: the approaches to an area begin at FIRST_APPROACH and end before those of the next
// one.
export const FIRST_APPROACH = Uint16Array.from({ length: AREA_COUNT + 1 }, (_, area) =>
  APPROACHES.slice(0, area).reduce((sum, approaches) => sum + approaches.length, 0),
)
export const APPROACH_FROM = Uint8Array.from(APPROACHES.flat(), ({ from }) => from)
export const APPROACH_OVER = Uint8Array.from(APPROACHES.flat(), ({ over }) => over)
export const APPROACH_LIMIT = Uint8Array.from(APPROACHES.flat(), ({ limit }) => limit)

/** The areas whose danger depends on the blocks in an area, including itself. */
export const DEPENDENTS: readonly Uint8Array[] = Array.from({ length: AREA_COUNT }, (_, area) =>
  Uint8Array.from(
    APPROACHES.flatMap((approaches, target) =>
      target === area || approaches.some(({ from, over }) => from === area || over === area) ? [target] : [],
    ),
  ),
)
