/** Message keys for the names of things. */
import { blockName } from './armies.ts'
import { HOUSE_NAMES, SEA_NAMES } from './data/areas.ts'
import { CARDS } from './data/cards.ts'
import { AREA_COUNT, AREA_NAMES, BORDER_COUNT, farSideOf } from './geography.ts'

export const houseKey = (house: number) => `seat.${HOUSE_NAMES[house]}` as const
export const blockKey = (block: number) => `block.${blockName(block)}` as const
export const areaKey = (area: number) => `area.${AREA_NAMES[area]}` as const
/** An area, or the pool. */
export const placeKey = (place: number) => (place < AREA_COUNT ? areaKey(place) : 'place.pool')
export const cardKey = (card: number) => `card.${CARDS[card].name}` as const
export const HIDDEN_BLOCK = 'block.hidden'
/** The area or sea that an entry into this area comes from. */
export const entryKey = (entry: number, into: number) =>
  entry < BORDER_COUNT ? areaKey(farSideOf(entry, into)) : (`sea.${SEA_NAMES[entry - BORDER_COUNT]}` as const)
