/** The format of a deck file: battlefields, events and twists in a small vocabulary of effects. */

export const REGION_NAMES = ['north', 'centre', 'south'] as const
export type RegionName = (typeof REGION_NAMES)[number]

/** Whose troops an effect moves, from the acting player's view. `any` is every colour, including the French. */
export const TROOPS = ['own', 'enemy', 'any', 'french'] as const
export type Troops = (typeof TROOPS)[number]

/**
 * Where troops can be. `regions` is any of the three; `field region` is the region of the battlefield; `field` is the
 * acting player's half of the battlefield and `enemy half` the other one. `reserve` is always that of the troops' own
 * house. House troops stand only on their own half; French troops stand on either half or in the supply.
 */
export const PLACES = [...REGION_NAMES, 'regions', 'field region', 'field', 'enemy half', 'reserve', 'supply'] as const
export type Place = (typeof PLACES)[number]

/** At most one troop into each region, or all troops out of a single region. */
export const SPREADS = ['one into each', 'out of one'] as const
/** Only in regions where the acting player has at least as many troops as the opponent. */
export const WHERES = ['not outnumbered'] as const

/** Troops move from one place to another, one at a time. */
export interface Shift {
  readonly troops: Troops
  readonly from: Place | readonly Place[]
  readonly to: Place
  /** The maximum. `all` moves every troop without asking. */
  readonly upTo: number | 'all'
  readonly spread?: (typeof SPREADS)[number]
  readonly where?: (typeof WHERES)[number]
}

/**
 * Conditions that the acting player must meet before an effect can be carried out: fewer or more troops on the
 * battlefield than the opponent, including the French; fewer or more regions controlled; ownership of the battlefield
 * card.
 */
export const CONDITIONS = [
  'fewer on the field',
  'more on the field',
  'fewer regions',
  'more regions',
  'owner of the battlefield',
] as const
export type Condition = (typeof CONDITIONS)[number]

export interface Effect {
  readonly if?: Condition
  readonly shifts: readonly Shift[]
}

/** Source of a fact: the rulebook, a review, or our reconstruction. */
export type Source = string | Readonly<Record<string, string>>

export type Name = Readonly<Record<string, string>>

/** Whose troops enter a battlefield when it is chosen: a house, or the card's owner or opponent. */
export const STARTERS = ['york', 'lancaster', 'owner', 'opponent'] as const

export interface Battlefield {
  readonly kind: 'battlefield'
  readonly id: string
  readonly name: Name
  /** Year, month and day. The earlier battle is fought. */
  readonly date: string
  readonly region: RegionName
  readonly points: number
  /** Troops that enter it when it is chosen. */
  readonly start: Readonly<Partial<Record<(typeof STARTERS)[number], number>>>
  readonly source: Source
}

/** What an event's round track shows for a round. */
export const TRACK_MARKS = ['red', 'white', 'box', '-'] as const
export type TrackMark = (typeof TRACK_MARKS)[number]

export interface EventCard {
  readonly kind: 'event'
  readonly id: string
  readonly name: Name
  readonly points: number
  readonly main: Effect
  readonly side: Effect
  /** One mark for each of the five rounds. */
  readonly track: readonly TrackMark[]
  readonly source: Source
}

export type Card = Battlefield | EventCard

/** Rules that a twist can add for one round. */
export const TWIST_RULES = [
  'own side event',
  'losses to reserve',
  'move one',
  'no removing',
  'no last card',
  'place plus one',
] as const
export type TwistRule = (typeof TWIST_RULES)[number]

export interface Twist {
  readonly id: string
  readonly name: Name
  readonly rule: TwistRule
  readonly source: Source
}

export interface Deck {
  /** Free text from the author. */
  readonly about?: string
  readonly cards: readonly Card[]
  readonly twists: readonly Twist[]
}
