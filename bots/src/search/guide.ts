import type { Chance, Game, MoveList, Seat } from '@tudor-rose/table'
import type { SearchSettings } from './settings.ts'

/**
 * What search may know about a game beyond its rules. Everything can be left out: then positions are worth what random play
 * makes of them. But for `imagine`, a guide is shown imagined worlds only, so it may read all of them; it must leave them as they are.
 */
export interface Guide<S> {
  /**
   * A random world that this seat cannot tell from the state, as likely as it is by what is known; any such world unless told. What
   * others have chosen unseen, while this seat has yet to choose, may be open again. It must look at the state through `imagine` of
   * the game alone.
   */
  imagine?(state: S, seat: Seat, chance: Chance): S
  /** Writes for each seat how likely it is to win, from 0 to 1. Without it every playout goes on to the end. */
  evaluate?(world: S, values: Float64Array): void
  /** How many moves a playout takes before it is evaluated; to the end unless told. */
  readonly playoutMoves?: number
  /** Whether what becomes of this world is known so well that it is evaluated as it stands, and not played on. */
  isLeaf?(world: S): boolean
  /** Writes for each move how good it looks at first sight, from 0 to 1: which to try first, and for how long. */
  prior?(world: S, seat: Seat, moves: MoveList, priors: Float64Array, chance: Chance): void
  /** The index of the move that this seat makes in a playout; any move unless told. */
  playout?(world: S, seat: Seat, moves: MoveList, chance: Chance): number
  /**
   * The index of the move where the guide knows what to play and search has nothing to add, or a number below 0. It is asked
   * at every decision in the tree, and in playouts only through `playout`.
   */
  decides?(world: S, seat: Seat, moves: MoveList, chance: Chance): number
  /**
   * A number for what this seat alone knows, as far as it should play differently for it: the card in hand where it holds
   * one. Without it a seat is supposed to play the same whatever it holds, which is best where it holds too much to tell
   * all of it apart.
   */
  secretOf?(world: S, seat: Seat): number
  /**
   * Whether this decision is one in which it does not do to be foreseen, so that its moves are mixed; unless told, those are
   * that several make at once.
   */
  mixes?(world: S, seat: Seat): boolean
  /**
   * Empty notes for a question that is about to be thought about, where the guide wants to remember what it has seen of it. It
   * is told by `useNotes` whenever another question is gone on with.
   */
  makeNotes?(): unknown
  useNotes?(notes: unknown): void
  /** How this game wants to be searched, where that differs from the usual, as it does where values lie close together. */
  readonly settings?: Partial<SearchSettings>
}

/** A world that this seat cannot tell from the state, as the guide believes it to be where it believes anything. */
export const imaginedBy = <S>(game: Game<S>, guide: Guide<S>, state: S, seat: Seat, chance: Chance): S =>
  guide.imagine === undefined ? game.imagine(state, seat, chance) : guide.imagine(state, seat, chance)
