/** Message keys for the names of things. */
import { REGION_NAMES } from './deck.ts'
import { HOUSE_NAMES } from './layout.ts'
import type { State } from './state.ts'

export const houseKey = (house: number): string => `seat.${HOUSE_NAMES[house]}`
export const regionKey = (region: number): string => `region.${REGION_NAMES[region]}`
export const cardKey = (s: State, card: number): string => `card.${s.deck.cards[card].id}`
export const twistKey = (s: State, twist: number): string => `twist.${s.deck.twists[twist].id}`
/** The colours of troops: the two houses and the French. */
export const colourKey = (colour: number): string => ['troops.Lancaster', 'troops.York', 'troops.French'][colour]
/** The places of a shift: regions, reserve, supply, and the two halves of the battlefield. */
export const placeKey = (place: number): string =>
  [...REGION_NAMES.map((name) => `region.${name}`), 'place.reserve', 'place.supply', 'half.Lancaster', 'half.York'][
    place
  ]
export const announcementKey = (announced: number): string =>
  ['single', 'pair', 'triple'].map((kind) => `announce.${kind}`)[Math.floor((announced - 1) / 6)]
export const numberOf = (announced: number): number => ((announced - 1) % 6) + 1
