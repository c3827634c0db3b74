import type { Chance } from './chance.ts'
import type { Complaint } from './complaint.ts'
import type { Components } from './components.ts'
import type { PositionLayout } from './layout.ts'
import type { Log } from './log.ts'
import type { MoveList } from './move-list.ts'
import type { OptionSpec, Options } from './options.ts'

/** A player's place at the table: 0, 1, 2 ... in the order of `Game.seats`. */
export type Seat = number

/** Somebody who looks on and may know only what is public. */
export const OBSERVER = -1
export type Viewer = Seat | typeof OBSERVER

/** A move is one small non-negative integer inside; text at every edge (see `Notation`). */
export type Move = number

/** Who won, and the message key of why. No winner is a drawn game. */
export interface Result {
  readonly winners: readonly Seat[]
  /** A message key of the game's texts. */
  readonly reason: string
}

/** What a seat is being asked, as a message key, and the rulebook section that asks it. */
export interface Prompt {
  readonly key: string
  readonly section: string
  readonly params: Readonly<Record<string, string | number>>
}

/** The pair that turns moves into lines and lines into moves. Neither looks at a state. */
export interface Notation {
  format(move: Move, seat: Seat): string
  /** The move that this line says, legal or not; `undefined` for a line that says none. */
  parse(text: string, seat: Seat): Move | undefined
}

/**
 * What every game keeps to. `S` is the mutable state, backed by one byte buffer; `V` is what a viewer sees of it.
 * The properties that the battery checks are written at each function.
 */
export interface Game<S, V = unknown> {
  /** The name in commands, records and folders, such as `richard3`. */
  readonly name: string
  /** Goes up whenever an old record might replay differently. */
  readonly rulesVersion: number
  readonly options: readonly OptionSpec[]
  /** Why these values, each of them possible, do not go together; `undefined` where they do. */
  optionProblem?(options: Options): string | undefined
  /** What a file may replace, where the game has such a thing. */
  readonly components?: Components
  /** Names of the seats under these options, each a message key `seat.NAME` of the texts. */
  seats(options: Options): readonly string[]
  /**
   * More moves than any game takes that gets on, under any options. Where the rules let players go on for ever without
   * getting anywhere, it is for whoever runs the game to stop there.
   */
  readonly moveBound: number

  /** A new game. Options are complete and valid (see `completeOptions`). */
  setup(options: Options, chance: Chance, log?: Log): S
  /** The options that this state was set up with. */
  optionsOf(state: S): Options
  /** Who owes a decision; several when choices are secret and simultaneous; nobody once the game is over. */
  actors(state: S): readonly Seat[]
  /** Writes every legal move of this seat into `out`, in a fixed order and in place of what was there; nothing for a seat that is not asked. The only source of legality. */
  moves(state: S, seat: Seat, out: MoveList): void
  /**
   * Carries out a move that came from `moves`. It does not check again, which is what search wants;
   * every edge calls `play` of this room instead, which checks first and throws `BadInput` with nothing changed.
   */
  apply(state: S, seat: Seat, move: Move, chance: Chance, log?: Log): void
  /** A seat gives the game up, at any time before the end. */
  resign(state: S, seat: Seat, log?: Log): void
  result(state: S): Result | undefined
  prompt(state: S, seat: Seat): Prompt

  /** All that this viewer may know and nothing more, as plain data. */
  view(state: S, viewer: Viewer): V
  /**
   * A random world that this seat cannot tell from `state`: its view and its legal moves are the same. It depends on what the
   * seat may know, and on chance, alone: in worlds that the seat cannot tell apart the same chance gives the same bytes.
   */
  imagine(state: S, seat: Seat, chance: Chance): S

  /** A state that shares nothing with this one; written over `into` where the caller has one to spare. */
  copy(state: S, into?: S): S
  /** The buffer that holds all of the state: equal bytes, equal states. */
  bytes(state: S): Uint8Array
  /** How the buffer is laid out, for export and import as JSON. */
  readonly layout: PositionLayout
  /** A state around a buffer of this game's layout. */
  fromBytes(bytes: Uint8Array): S
  /** Fills in what follows from the rest of an imported position, then says what is wrong with it, if anything is. */
  settle(state: S): readonly PositionProblem[]

  readonly notation: Notation
  /** Sentences in ICU form by language, then by message key. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** Something an imported position says that no game can reach. */
export interface PositionProblem {
  /** Where, as a path into the exported JSON, such as `["blocks", "Warwick", "steps"]`. */
  readonly path: readonly string[]
  readonly reason: string
  /** The reason for those who say it in another language, where a file of components can bring such a position about. */
  readonly complaint?: Complaint
}

// biome-ignore lint/suspicious/noExplicitAny: rooms that drive games hold games of every state type
export type AnyGame = Game<any, any>
