import type { Chance, Game, MoveList, Seat } from '@tudor-rose/table'
import type { SearchSettings } from './settings.ts'

/**
 * What search knows about a game beyond its rules. Every part is optional; without any, positions are evaluated by
 * random playouts. Except for `imagine`, a guide is shown determinizations only, so it may read hidden information in
 * them. It must leave them unchanged.
 */
export interface Guide<S> {
  /**
   * A determinization for this seat, sampled by how likely it is; uniform by default. Hidden simultaneous choices of
   * others may be reset while this seat still has to choose. It must read the state only through the game's `imagine`.
   */
  imagine?(state: S, seat: Seat, chance: Chance): S
  /** Writes the winning chance of each seat, from 0 to 1. Without it, playouts run to the end of the game. */
  evaluate?(world: S, values: Float64Array): void
  /** After how many moves a playout is evaluated; at the end of the game by default. */
  readonly playoutDepth?: number
  /** Whether this world is evaluated as it stands instead of being played on. */
  isLeaf?(world: S): boolean
  /** Writes the prior of each move, from 0 to 1: which to try first, and for how long. */
  prior?(world: S, seat: Seat, moves: MoveList, priors: Float64Array, chance: Chance): void
  /** The index of the move to make in a playout; random by default. */
  playout?(world: S, seat: Seat, moves: MoveList, chance: Chance): number
  /**
   * The index of the move where the guide decides and search has nothing to add, otherwise a negative number. Called at
   * every decision in the tree; in playouts only through `playout`.
   */
  decides?(world: S, seat: Seat, moves: MoveList, chance: Chance): number
  /**
   * A key for private information that should change how this seat plays, such as the one card in hand. Without it, a
   * seat plays the same whatever it holds, which is best where there is too much to distinguish.
   */
  privateKey?(world: S, seat: Seat): number
  /**
   * Whether this decision needs a mixed strategy, because a predictable move could be exploited; by default, decisions
   * that several seats make at once.
   */
  mixesAt?(world: S, seat: Seat): boolean
  /**
   * Creates an empty memory for a new search, where the guide wants to remember something during it. `useMemory` is
   * called whenever a search is started or resumed.
   */
  createMemory?(): unknown
  useMemory?(notes: unknown): void
  /** The prompts of decisions whose moves hints compare by playing them out, where the guide decides without search. */
  readonly comparedPrompts?: readonly string[]
  /** Search settings for this game, where they differ from the default. */
  readonly settings?: Partial<SearchSettings>
}

/** A determinization of the state for this seat: the guide's own where it has one, otherwise the game's. */
export const determinize = <S>(game: Game<S>, guide: Guide<S>, state: S, seat: Seat, chance: Chance): S =>
  guide.imagine === undefined ? game.imagine(state, seat, chance) : guide.imagine(state, seat, chance)
