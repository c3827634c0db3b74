/** What a deck file says: battlefields, events and twists in a small vocabulary of effects. */

export const REGION_NAMES = ['north', 'centre', 'south'] as const
export type RegionName = (typeof REGION_NAMES)[number]

/** Whose troops an effect moves, seen from whoever carries it out. `any` is every colour, the French included. */
export const TROOPS = ['own', 'enemy', 'any', 'french'] as const
export type Troops = (typeof TROOPS)[number]

/**
 * Where troops can be. `regions` is any of the three; `field region` the region of the battlefield; `field` the half of
 * the battlefield of whoever carries the effect out, `enemy half` the other one. `reserve` is always that of the troops'
 * own house. House troops stand on the half of their own house only, French on a half or in the supply.
 */
export const PLACES = [...REGION_NAMES, 'regions', 'field region', 'field', 'enemy half', 'reserve', 'supply'] as const
export type Place = (typeof PLACES)[number]

/** At most one into each region, or all of them out of one and the same region. */
export const SPREADS = ['one into each', 'out of one'] as const
/** Only in regions where whoever carries it out has at least as many troops as the other. */
export const WHERES = ['not outnumbered'] as const

/** Some troops go from one place to another, one at a time. */
export interface Shift {
  readonly troops: Troops
  readonly from: Place | readonly Place[]
  readonly to: Place
  /** How many at most; `all` moves every one there is, unasked. */
  readonly upTo: number | 'all'
  readonly spread?: (typeof SPREADS)[number]
  readonly where?: (typeof WHERES)[number]
}

/**
 * What must hold, for whoever carries an effect out, before it can be carried out at all: fewer or more troops on the
 * battlefield than the other, the French counted; fewer or more regions under control; the battlefield being his card.
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

/** Where a fact is from: the rulebook, a review, or our reconstruction. */
export type Source = string | Readonly<Record<string, string>>

export type Name = Readonly<Record<string, string>>

/** Whose troops go on a battlefield when it is chosen: a house, or a player as the owner of the card or not. */
export const STARTERS = ['york', 'lancaster', 'owner', 'opponent'] as const

export interface Battlefield {
  readonly kind: 'battlefield'
  readonly id: string
  readonly name: Name
  /** Year, month and day; the earlier battle is fought. */
  readonly date: string
  readonly region: RegionName
  readonly points: number
  /** Troops that go on it when it is chosen. */
  readonly start: Readonly<Partial<Record<(typeof STARTERS)[number], number>>>
  readonly source: Source
}

/** What the round track of an event shows for a round. */
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

/** Rules that a twist can bring for one round. */
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
  /** Whatever its author has to say about it. */
  readonly about?: string
  readonly cards: readonly Card[]
  readonly twists: readonly Twist[]
}
