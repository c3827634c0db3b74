/** The fields of a state in its buffer, and how an exported position writes them. */
import {
  type Codec,
  count,
  flag,
  LayoutBuilder,
  marks,
  NONE,
  oneOf,
  oneOfOrNone,
  type PositionLayout,
} from '@tudor-rose/table'
import { type Deck, REGION_NAMES } from './deck.ts'
import { STEP_NAMES } from './steps.ts'

export const LANCASTER = 0
export const YORK = 1
export const HOUSE_NAMES = ['Lancaster', 'York'] as const
export const other = (house: number): number => 1 - house

/** Limits for the cards and twists of a deck. */
export const MAX_CARDS = 32
export const MAX_TWISTS = 12
const cardNames = Array.from({ length: MAX_CARDS }, (_, index) => `card ${index + 1}`)
const twistNames = Array.from({ length: MAX_TWISTS }, (_, index) => `twist ${index + 1}`)

export const CARD_PLACES = [
  'aside', // dealt to nobody this round
  'Lancaster',
  'York',
  'chosen by Lancaster',
  'chosen by York',
  'played',
  'discarded',
  'battlefield',
  'won by Lancaster',
  'won by York',
  'not in the deck',
] as const
const place = (name: (typeof CARD_PLACES)[number]): number => CARD_PLACES.indexOf(name)
export const ASIDE = place('aside')
export const inHandOf = (house: number): number => 1 + house
export const chosenBy = (house: number): number => 3 + house
export const PLAYED = place('played')
export const DISCARDED = place('discarded')
export const BATTLEFIELD = place('battlefield')
export const wonBy = (house: number): number => 8 + house
export const NOT_IN_DECK = place('not in the deck')

export const VICTORIES = ['victory.england', 'victory.regions', 'victory.battles', 'victory.resigned'] as const

export const layout = new LayoutBuilder()
const house = oneOf(HOUSE_NAMES)
const houseOrNone = oneOfOrNone(HOUSE_NAMES)
const cardOrNone = oneOfOrNone(cardNames)
const twistOrNone = oneOfOrNone(twistNames)
const die = count(6)

export const at = {
  twists: layout.scalar('twists', flag),
  round: layout.scalar('round', count(5, 1)),
  step: layout.scalar('step', oneOf(STEP_NAMES)),
  /** The house to be asked, if only one is. */
  asked: layout.scalar('asked', house),
  twist: layout.scalar('twist', twistOrNone),
  /** Phase 3: the owner of the battlefield. */
  owner: layout.scalar('owner', house),
  field: layout.scalar('field', cardOrNone),
  /** Phase 4: the active player, the card, and its remaining command points. */
  active: layout.scalar('active', house),
  card: layout.scalar('card', cardOrNone),
  points: layout.scalar('points', count(3)),
  /** The card has been used in part, so stopping is allowed. */
  begun: layout.scalar('begun', flag),
  /** The target region of a troop move. */
  region: layout.scalar('region', oneOfOrNone(REGION_NAMES)),
  /** Regions already used with this card: placed in, or entered through an event. */
  doneRegions: layout.scalar('doneRegions', marks(REGION_NAMES)),
  /** The region from which an event takes all its troops. */
  source: layout.scalar('source', oneOfOrNone(REGION_NAMES)),
  /** Troops moved so far by the first and the second shift of an effect. */
  movedFirst: layout.scalar('movedFirst', count(12)),
  movedSecond: layout.scalar('movedSecond', count(12)),
  /** The active player carried out the side event himself (Cunning Plans). */
  ownSide: layout.scalar('ownSide', flag),
  played: layout.scalar('played', count(8)),
  // Phase 5.
  attacker: layout.scalar('attacker', house),
  /** 1 to 6 single, 7 to 12 pair, 13 to 18 triple; 0 before the announcement. */
  announced: layout.scalar('announced', count(18)),
  /** The result of the attacker's roll. */
  result: layout.scalar('result', count(18)),
  shown: layout.scalar('shown', flag),
  frenchSupply: layout.scalar('frenchSupply', count(2)),
  winner: layout.scalar('winner', houseOrNone),
  victory: layout.scalar('victory', oneOfOrNone(VICTORIES)),
} as const

const houses = layout.group('houses', HOUSE_NAMES)
/** Troops of a house: the three regions, reserve, supply, and its half of the battlefield. */
export const TROOPS = [
  layout.perMember(houses, 'north', count(12)),
  layout.perMember(houses, 'centre', count(12)),
  layout.perMember(houses, 'south', count(12)),
  layout.perMember(houses, 'reserve', count(12)),
  layout.perMember(houses, 'supply', count(12)),
  layout.perMember(houses, 'field', count(12)),
] as const
/** French troops on this house's half of the battlefield. */
export const FRENCH = layout.perMember(houses, 'french', count(2))
/** Phase 3: troops still to be put on the battlefield. */
export const DUE = layout.perMember(houses, 'due', count(12))
/** Phase 3: it offered an event as battlefield, so it holds no battlefield until the round ends. */
export const OFFERED_EVENT = layout.perMember(houses, 'offeredEvent', flag)
/** Phase 5: the last card has been used in this battle. */
export const LAST_CARD_USED = layout.perMember(houses, 'lastCardUsed', flag)
/** Phase 7: whether the house keeps its last card. */
export const KEEPS = layout.perMember(houses, 'keeps', oneOfOrNone(['discard', 'keep']))

const dice = layout.group('dice', ['first', 'second', 'third'])
export const ATTACK_DICE = layout.perMember(dice, 'attack', die)
export const DEFENCE_DICE = layout.perMember(dice, 'defence', die)

const cards = layout.group('cards', cardNames)
export const CARD_AT = layout.perMember(cards, 'at', oneOf(CARD_PLACES, NOT_IN_DECK))
/** Known to the house that does not hold it, because that house gave it away. */
export const CARD_KNOWN = layout.perMember(cards, 'known', flag)

const twists = layout.group('twists used', twistNames)
export const TWIST_USED = layout.perMember(twists, 'used', flag)

/** The export layout for a deck. Only the deck's own cards and twists have names. */
export function layoutFor(deck: Deck): PositionLayout {
  const cards = deck.cards.map(({ id }) => id)
  const twists = deck.twists.map(({ id }) => id)
  const codecs = new Map<Codec, Codec>([
    [cardOrNone, oneOfOrNone(cards)],
    [twistOrNone, oneOfOrNone(twists)],
  ])
  const members = new Map<readonly string[], readonly string[]>([
    [cardNames, cards],
    [twistNames, twists],
  ])
  return {
    size: layout.size,
    scalars: layout.scalars.map((field) => ({ ...field, codec: codecs.get(field.codec) ?? field.codec })),
    groups: layout.groups.map((group) => ({ ...group, members: members.get(group.members) ?? group.members })),
  }
}

export { NONE }
