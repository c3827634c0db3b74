/** What a deck file says: battlefields, events and twists in a small vocabulary of effects. */

export const REGION_NAMES = ['north', 'centre', 'south'] as const
export type RegionName = (typeof REGION_NAMES)[number]

/** Whose troops an effect moves, seen from whoever carries it out. `any` is every colour, the French included. */
export type Troops = 'own' | 'enemy' | 'any' | 'french'

/**
 * Where troops can be. `regions` is any of the three; `field region` the region of the battlefield; `field` the half of
 * the battlefield that the troops' side holds (for French who are being moved in: that of whoever carries the effect out);
 * `enemy half` the other one. `reserve` is always that of the troops' own house.
 */
export type Place = RegionName | 'regions' | 'field region' | 'field' | 'enemy half' | 'reserve' | 'supply'

/** Some troops go from one place to another, one at a time. */
export interface Shift {
  readonly troops: Troops
  readonly from: Place | readonly Place[]
  readonly to: Place
  /** How many at most; `all` moves every one there is, unasked. */
  readonly upTo: number | 'all'
  /** At most one into each region, or all of them out of one and the same region. */
  readonly spread?: 'one into each' | 'out of one'
  /** Only in regions where whoever carries it out has at least as many troops as the other. */
  readonly where?: 'not outnumbered'
}

/** What must hold for an effect to be carried out at all. */
export type Condition = 'fewer on the field'

export interface Effect {
  readonly if?: Condition
  readonly shifts: readonly Shift[]
}

/** Where a fact is from: the rulebook, a review, or our reconstruction. */
export type Source = string | Readonly<Record<string, string>>

export type Name = Readonly<Record<string, string>>

export interface Battlefield {
  readonly kind: 'battlefield'
  readonly id: string
  readonly name: Name
  /** Year, month and day; the earlier battle is fought. */
  readonly date: string
  readonly region: RegionName
  readonly points: number
  /** Troops that go on it when it is chosen. */
  readonly start: Readonly<Partial<Record<'york' | 'lancaster' | 'owner' | 'opponent', number>>>
  readonly source: Source
}

/** What the round track of an event shows for a round. */
export type TrackMark = 'red' | 'white' | 'box' | '-'

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
  readonly cards: readonly Card[]
  readonly twists: readonly Twist[]
}
