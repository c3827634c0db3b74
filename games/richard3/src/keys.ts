/** Message keys for the names of things. */
import { blockName } from './armies.ts'
import { HOUSE_NAMES, SEA_NAMES } from './data/areas.ts'
import { CARDS } from './data/cards.ts'
import { AREA_COUNT, AREA_NAMES, BORDER_COUNT, farSideOf } from './geography.ts'

export const houseKey = (house: number): string => `seat.${HOUSE_NAMES[house]}`
export const blockKey = (block: number): string => `block.${blockName(block)}`
export const areaKey = (area: number): string => (area < AREA_COUNT ? `area.${AREA_NAMES[area]}` : 'place.pool')
export const cardKey = (card: number): string => `card.${CARDS[card].name}`
export const HIDDEN_BLOCK = 'block.hidden'
/** The area or sea that an entry into this area comes from. */
export const entryKey = (entry: number, into: number): string =>
  entry < BORDER_COUNT ? areaKey(farSideOf(entry, into)) : `sea.${SEA_NAMES[entry - BORDER_COUNT]}`
