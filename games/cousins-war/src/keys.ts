/** Message keys for names. */
import { REGION_NAMES } from './deck.ts'
import { HOUSE_NAMES } from './layout.ts'
import type { State } from './state.ts'

/** Created once, because bots ask for keys at every step they consider. */
const HOUSE_KEYS = HOUSE_NAMES.map((name) => `seat.${name}` as const)
const REGION_KEYS = REGION_NAMES.map((name) => `region.${name}` as const)
const COLOUR_KEYS = ['troops.Lancaster', 'troops.York', 'troops.French'] as const
const PLACE_KEYS = [...REGION_KEYS, 'place.reserve', 'place.supply', 'half.Lancaster', 'half.York'] as const
const ANNOUNCEMENT_KEYS = ['announce.single', 'announce.pair', 'announce.triple'] as const
const cardKeys = new Map<string, `card.${string}`>()

export const houseKey = (house: number) => HOUSE_KEYS[house]
export const regionKey = (region: number) => REGION_KEYS[region]
export function cardKey(s: State, card: number): `card.${string}` {
  const { id } = s.components.cards[card]
  let key = cardKeys.get(id)
  if (key === undefined) {
    key = `card.${id}`
    cardKeys.set(id, key)
  }
  return key
}
export const twistKey = (s: State, twist: number) => `twist.${s.components.twists[twist].id}` as const
/** Colours of troops: the two houses and the French. */
export const colourKey = (colour: number) => COLOUR_KEYS[colour]
/** Places of a shift: regions, reserve, supply, and both halves of the battlefield. */
export const placeKey = (place: number) => PLACE_KEYS[place]
export const announcementKey = (announced: number) => ANNOUNCEMENT_KEYS[Math.floor((announced - 1) / 6)]
export const numberOf = (announced: number): number => ((announced - 1) % 6) + 1
