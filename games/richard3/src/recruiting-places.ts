/** 5.4 Where blocks can be recruited. */
import {
  BOMBARD,
  HEIR,
  KIND_OF,
  LANCASTRIAN_CLARENCE,
  REBEL,
  ROYAL_SHIELDS,
  SEAT_OF,
  SHIELDS_OF,
  WELSH,
} from './armies.ts'
import { YORK } from './data/areas.ts'
import { AREA_COUNT, areasWhere, CITY_AREAS, isExile, WELSH_AREAS } from './geography.ts'

const ALL_AREAS = areasWhere(() => true)
/** (R) The Rebel can be recruited on the Isle of Man, although he cannot leave it. */
const REBEL_AREAS = areasWhere((area) => !isExile(area))

/** The areas with a block's coat of arms, cathedral or city. */
const placesOf = (block: number): readonly number[] => {
  if (KIND_OF[block] === HEIR) return ALL_AREAS
  if (KIND_OF[block] === BOMBARD) return CITY_AREAS
  if (block === REBEL) return REBEL_AREAS
  if (block === WELSH) return WELSH_AREAS
  // (R) 9.1 A Lancastrian Clarence is recruited at the shields of York.
  if (block === LANCASTRIAN_CLARENCE) return ROYAL_SHIELDS[YORK]
  return SEAT_OF[block] < AREA_COUNT ? [SEAT_OF[block]] : SHIELDS_OF[block]
}
/** An heir may have many places, so the rule is evaluated for each area. */
export const RECRUITING_PLACES: readonly (readonly number[])[] = Array.from(KIND_OF, (_, block) => placesOf(block))
