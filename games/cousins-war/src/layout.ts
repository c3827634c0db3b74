/** Where each fact of a game lies in its buffer, and how it is written in an exported position. */
import {
  type Codec,
  count,
  flag,
  LayoutBuilder,
  marks,
  NOTHING,
  oneOf,
  oneOfOrNothing,
  type PositionLayout,
} from '@tudor-rose/table'
import { type Deck, REGION_NAMES } from './deck.ts'
import { STEP_NAMES } from './steps.ts'

export const LANCASTER = 0
export const YORK = 1
export const HOUSE_NAMES = ['Lancaster', 'York'] as const
export const other = (house: number): number => 1 - house

/** A deck has at most this many cards, and this many twists. */
export const MOST_CARDS = 32
export const MOST_TWISTS = 12
const cardNames = Array.from({ length: MOST_CARDS }, (_, index) => `card ${index + 1}`)
const twistNames = Array.from({ length: MOST_TWISTS }, (_, index) => `twist ${index + 1}`)

/** Where a card can be. */
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
const houseOrNone = oneOfOrNothing(HOUSE_NAMES)
const cardOrNone = oneOfOrNothing(cardNames)
const twistOrNone = oneOfOrNothing(twistNames)
const die = count(6)

export const at = {
  twists: layout.scalar('twists', flag),
  round: layout.scalar('round', count(5, 1)),
  step: layout.scalar('step', oneOf(STEP_NAMES)),
  /** Who is asked, where one alone is. */
  asked: layout.scalar('asked', house),
  /** The twist of this round. */
  twist: layout.scalar('twist', twistOrNone),
  /** Phase 3: whose battlefield it is. */
  owner: layout.scalar('owner', house),
  field: layout.scalar('field', cardOrNone),
  /** Phase 4: whoever plays a card, which, and how many command points it has left. */
  active: layout.scalar('active', house),
  card: layout.scalar('card', cardOrNone),
  points: layout.scalar('points', count(3)),
  /** Something was done with the card already, so stopping is allowed. */
  begun: layout.scalar('begun', flag),
  /** The region a troop move goes to. */
  region: layout.scalar('region', oneOfOrNothing(REGION_NAMES)),
  /** Regions that are done with for this card: placed in, or put into by an event. */
  doneRegions: layout.scalar('doneRegions', marks(REGION_NAMES)),
  /** An event that takes all its troops out of one region: which. */
  source: layout.scalar('source', oneOfOrNothing(REGION_NAMES)),
  /** Troops moved so far by the first and by the second shift of an effect. */
  movedFirst: layout.scalar('movedFirst', count(12)),
  movedSecond: layout.scalar('movedSecond', count(12)),
  /** The side event was carried out by the active player himself (Cunning Plans). */
  ownSide: layout.scalar('ownSide', flag),
  played: layout.scalar('played', count(8)),
  // Phase 5.
  attacker: layout.scalar('attacker', house),
  /** 1 to 6 single, 7 to 12 a pair, 13 to 18 a triple; 0 before anything is said. */
  announced: layout.scalar('announced', count(18)),
  /** What the attacker's throw counts as. */
  result: layout.scalar('result', count(18)),
  shown: layout.scalar('shown', flag),
  frenchSupply: layout.scalar('frenchSupply', count(2)),
  winner: layout.scalar('winner', houseOrNone),
  victory: layout.scalar('victory', oneOfOrNothing(VICTORIES)),
} as const

const houses = layout.group('houses', HOUSE_NAMES)
/** Troops of a house in the three regions, its reserve, the supply and on its half of the battlefield. */
export const TROOPS = [
  layout.perMember(houses, 'north', count(12)),
  layout.perMember(houses, 'centre', count(12)),
  layout.perMember(houses, 'south', count(12)),
  layout.perMember(houses, 'reserve', count(12)),
  layout.perMember(houses, 'supply', count(12)),
  layout.perMember(houses, 'field', count(12)),
] as const
/** French on this house's half of the battlefield. */
export const FRENCH = layout.perMember(houses, 'french', count(2))
/** Phase 3: troops that it has yet to put on the battlefield. */
export const DUE = layout.perMember(houses, 'due', count(12))
/** Phase 3: for the battlefield it has offered an event, so it holds no battlefield until the round is over. */
export const OFFERED_EVENT = layout.perMember(houses, 'offeredEvent', flag)
/** Phase 5: the last card has worked in this battle. */
export const LAST_CARD_USED = layout.perMember(houses, 'lastCardUsed', flag)
/** Phase 7: whether it keeps its last card. */
export const KEEPS = layout.perMember(houses, 'keeps', oneOfOrNothing(['discard', 'keep']))

const dice = layout.group('dice', ['first', 'second', 'third'])
export const ATTACK_DICE = layout.perMember(dice, 'attack', die)
export const DEFENCE_DICE = layout.perMember(dice, 'defence', die)

const cards = layout.group('cards', cardNames)
export const CARD_AT = layout.perMember(cards, 'at', oneOf(CARD_PLACES, NOT_IN_DECK))
/** The house that does not hold it knows it: it gave the card away itself. */
export const CARD_KNOWN = layout.perMember(cards, 'known', flag)

const twists = layout.group('twists used', twistNames)
export const TWIST_USED = layout.perMember(twists, 'used', flag)

/** The layout for exports, in which cards and twists go by the names that a deck gives them; others there are not. */
export function layoutFor(deck: Deck): PositionLayout {
  const cards = deck.cards.map(({ id }) => id)
  const twists = deck.twists.map(({ id }) => id)
  const codecs = new Map<Codec, Codec>([
    [cardOrNone, oneOfOrNothing(cards)],
    [twistOrNone, oneOfOrNothing(twists)],
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

export { NOTHING }
