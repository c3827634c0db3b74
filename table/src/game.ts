import type { Chance } from './chance.ts'
import type { Components } from './components.ts'
import type { EventDeclarations } from './events.ts'
import type { PositionLayout } from './layout.ts'
import type { Log } from './log.ts'
import type { MoveList } from './move-list.ts'
import type { OptionSpec, Options } from './options.ts'
import type { Problem } from './problem.ts'

/** A player's place at the table: 0, 1, 2 ... in the order of `Game.seats`. */
export type Seat = number

/** A viewer who may know only what is public. */
export const OBSERVER = -1
export type Viewer = Seat | typeof OBSERVER

/** A move is a small non-negative integer internally, and text in all input and output (see `Notation`). */
export type Move = number

/** A move as an object: its verb and its fields. Each game has its own union. */
export interface ParsedMove {
  readonly verb: string
}

/** The winners, and the message key of the reason. No winners means a draw. */
export interface Result {
  readonly winners: readonly Seat[]
  /** A message key of the game's texts. */
  readonly reason: string
}

/** The question to a seat as a message key, and the rulebook section it comes from. */
export interface Prompt {
  readonly key: string
  readonly section: string
  readonly params: Readonly<Record<string, string | number>>
}

/**
 * Moves in three forms: the integer, the line of text, and the parsed move. None of the functions depends on a state.
 * Games create theirs with `defineMoves` and `notationOf`.
 */
export interface Notation<M extends ParsedMove = ParsedMove> {
  readonly verbs: readonly M['verb'][]
  format(move: Move, seat: Seat): string
  /** The move that a line denotes, legal or not; `undefined` if it denotes none. */
  parse(line: string, seat: Seat): Move | undefined
  /** The parsed form of a line; `undefined` if it is not a move. */
  read(line: string): M | undefined
  write(parsed: M): string
  /** The parsed form of a move. Throws for an integer that is not a move. */
  decode(move: Move, seat: Seat): M
  /** `undefined` if it names something that this seat does not have. */
  encode(parsed: M, seat: Seat): Move | undefined
}

/**
 * The contract of every game. `S` is the mutable state, backed by one byte buffer; `V` is a viewer's view of it; `M` is
 * the union of its parsed moves. Each function states the properties that the battery checks.
 */
export interface Game<S, V = unknown, M extends ParsedMove = ParsedMove> {
  /** The name in commands, records and folders, such as `richard3`. */
  readonly name: string
  /** Increased whenever an old record might replay differently. */
  readonly rulesVersion: number
  readonly options: readonly OptionSpec[]
  /** Why these individually valid values cannot be combined; `undefined` if they can. */
  optionProblem?(options: Options): string | undefined
  /** What a file may replace, if the game supports that. */
  readonly components?: Components
  /** The names of the seats under these options, each a message key `seat.NAME` of the texts. */
  seats(options: Options): readonly string[]
  /**
   * More moves than any game needs that makes progress, under any options. If the rules allow endless play without
   * progress, the caller has to stop the game at this bound.
   */
  readonly moveBound: number

  /** A new game. Options are complete and valid (see `completeOptions`). */
  setup(options: Options, chance: Chance, log?: Log): S
  /** The options that this state was set up with. */
  optionsOf(state: S): Options
  /** The seats that owe a decision: several if choices are secret and simultaneous, none once the game is over. */
  actors(state: S): readonly Seat[]
  /**
   * Replaces the contents of `out` with every legal move of this seat, in a fixed order; none for a seat that is not
   * asked. The only source of legality.
   */
  moves(state: S, seat: Seat, out: MoveList): void
  /**
   * Applies a move that came from `moves`. It does not check again, for the speed of search. Input from outside goes
   * through `play` of this package, which checks first and throws `BadInput` without changing anything.
   */
  apply(state: S, seat: Seat, move: Move, chance: Chance, log?: Log): void
  /** A seat resigns, at any time before the end. */
  resign(state: S, seat: Seat, log?: Log): void
  result(state: S): Result | undefined
  prompt(state: S, seat: Seat): Prompt

  /** Exactly what this viewer may know, as plain data. */
  view(state: S, viewer: Viewer): V
  /**
   * A random world that this seat cannot tell from `state`: its view and its legal moves are the same. It depends only
   * on chance and on what the seat may know: in worlds that the seat cannot tell apart, the same chance gives the same
   * bytes.
   */
  imagine(state: S, seat: Seat, chance: Chance): S

  /** An independent copy. Reuses `into` if given. */
  copy(state: S, into?: S): S
  /** The buffer with the complete state: equal bytes mean equal states. */
  bytes(state: S): Uint8Array
  /** The layout of the buffer, for export and import as JSON. */
  readonly layout: PositionLayout
  /** A state that uses this buffer of the game's layout. */
  fromBytes(bytes: Uint8Array): S
  /** Fills in the derived fields of an imported position, then returns its problems. */
  checkPosition(state: S): readonly PositionProblem[]

  readonly notation: Notation<M>
  /** Every event that the game may log, by message key (see `defineEvents`). */
  readonly events: EventDeclarations
  /** ICU messages by language, then by message key. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** A part of an imported position that no game can reach. */
export interface PositionProblem {
  /** Path in the exported JSON, such as `["blocks", "Warwick", "steps"]`. */
  readonly path: readonly string[]
  readonly reason: string
  /** The reason in translatable form, if a component file can cause such a position. */
  readonly problem?: Problem
}

// biome-ignore lint/suspicious/noExplicitAny: rooms that drive games hold games of every state type
export type AnyGame = Game<any, any, any>
