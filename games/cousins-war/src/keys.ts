/** Message keys for the names of things. */
import { REGION_NAMES } from './deck.ts'
import { HOUSE_NAMES } from './layout.ts'
import type { State } from './state.ts'

/** Bots are told of every step they think of, so keys are made once. */
const HOUSE_KEYS = HOUSE_NAMES.map((name) => `seat.${name}`)
const REGION_KEYS = REGION_NAMES.map((name) => `region.${name}`)
const COLOUR_KEYS = ['troops.Lancaster', 'troops.York', 'troops.French']
const PLACE_KEYS = [...REGION_KEYS, 'place.reserve', 'place.supply', 'half.Lancaster', 'half.York']
const cardKeys = new Map<string, string>()

export const houseKey = (house: number): string => HOUSE_KEYS[house]
export const regionKey = (region: number): string => REGION_KEYS[region]
export function cardKey(s: State, card: number): string {
  const { id } = s.deck.cards[card]
  let key = cardKeys.get(id)
  if (key === undefined) {
    key = `card.${id}`
    cardKeys.set(id, key)
  }
  return key
}
export const twistKey = (s: State, twist: number): string => `twist.${s.deck.twists[twist].id}`
/** The colours of troops: the two houses and the French. */
export const colourKey = (colour: number): string => COLOUR_KEYS[colour]
/** The places of a shift: regions, reserve, supply, and the two halves of the battlefield. */
export const placeKey = (place: number): string => PLACE_KEYS[place]
export const announcementKey = (announced: number): string =>
  ['single', 'pair', 'triple'].map((kind) => `announce.${kind}`)[Math.floor((announced - 1) / 6)]
export const numberOf = (announced: number): number => ((announced - 1) % 6) + 1
