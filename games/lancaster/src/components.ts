/** The format of a component file: values of board, cards, castles and tiles, and the section of each law. */
import type { LawId } from './law-ids.ts'

export const COUNTY_LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const
export type CountyLetter = (typeof COUNTY_LETTERS)[number]
export const CASTLE_SPACES = 6
export const ALLY_CASTLE_SPACES = 2
export const LAW_SECTIONS = [0, 1, 2, 3, 4] as const
/** The King's laws exist only in these sections. */
export const KING_SECTIONS = [2, 3] as const
/** Laws per section: three are in force at the start, and three are proposed in each of five rounds. */
export const LAWS_IN_SECTION = [3, 4, 4, 4, 3] as const
export const PLAYER_COUNTS = [2, 3, 4, 5] as const

/** Kinds of reward, in the order in which they are given. Seals come from reward tiles of the court module. */
export const REWARD_KINDS = [
  'points',
  'gold',
  'squires',
  'votes',
  'seals',
  'newKnight',
  'upgrade',
  'extension',
  'nobleAnywhere',
  'crossing',
] as const
export type RewardKind = (typeof REWARD_KINDS)[number]
export type Reward = Readonly<Partial<Record<RewardKind, number>>>

/** Source of a fact: the rulebook, public information, or our reconstruction. */
export type Source = string | Readonly<Record<string, string>>

export interface County {
  readonly letter: string
  /** A single word, because it is part of move lines. */
  readonly name: string
  /** The minimum strength of the knight alone. */
  readonly minimum: number
  readonly reward: Reward
  /** The holder also names the start player. */
  readonly startPlayer?: true
  readonly source: Source
}

export interface ConflictCard {
  /** Of the French. */
  readonly strength: number
  /** For ranks 1, 2 and 3. */
  readonly points: readonly number[]
  /** Numbers of players for which it stays in the box. */
  readonly notWith?: readonly number[]
  readonly source: Source
}

export interface Favour {
  readonly id: string
  readonly reward: Reward
  readonly notWith?: readonly number[]
  readonly source: Source
}

/** A castle space. The extension that covers it has the same reward. */
export interface CastleSpace {
  readonly id: string
  readonly reward: Reward
  /** In squires. A space with a cost is an offer that can be declined. */
  readonly cost?: number
  readonly source: Source
}

export interface RewardTile {
  readonly letter: string
  readonly reward: Reward
  /** Replaces it when the court module is used. */
  readonly withCourt?: Reward
  readonly source: Source
}

/** Laws by section number. */
export type LawSet = Readonly<Record<string, readonly LawId[]>>

export interface LancasterComponents {
  readonly counties: readonly County[]
  readonly conflicts: readonly ConflictCard[]
  readonly favours: readonly Favour[]
  readonly castle: readonly CastleSpace[]
  readonly allyCastle: readonly CastleSpace[]
  readonly laws: {
    readonly base: LawSet
    readonly new: LawSet
    readonly king: LawSet
    readonly source: Source
  }
  /** Nobles in each county, by number of players. */
  readonly nobles: { readonly perCounty: Readonly<Record<string, number>>; readonly source: Source }
  /** Points for 0 to 9 nobles. */
  readonly noblePoints: { readonly values: readonly number[]; readonly source: Source }
  /** The cost of each field of the shame track once it is empty, from the left. */
  readonly shameTrack: { readonly values: readonly number[]; readonly source: Source }
  readonly rewardTiles: readonly RewardTile[]
}
