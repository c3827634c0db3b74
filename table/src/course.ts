import type { Chance } from './chance.ts'
import type { Move, Seat } from './game.ts'
import type { Log } from './log.ts'
import type { MoveList } from './move-list.ts'

/** What a step of a game has at hand besides the state. */
export interface Table {
  readonly chance: Chance
  readonly log: Log | undefined
}

/** A step that waits for somebody: who decides, what is legal and what follows, side by side. */
export interface Decision<S> {
  /** Of the rulebook. */
  readonly section: string | ((state: S) => string)
  /** Who owes it, where several are asked at once; absent where one seat alone is: then it is `state.asked`. */
  owes?(state: S, seat: Seat): boolean
  moves(state: S, seat: Seat, out: MoveList): void
  play(state: S, seat: Seat, move: Move, table: Table): void
}

/** A step that leads on by itself. */
export type Passage<S> = (state: S, table: Table) => void

/** A state that knows at which step it stands and, where one seat alone is asked, which. */
export interface OnCourse {
  readonly step: number
  readonly asked: number
}

/**
 * The course of a game as a table of steps. The state holds the number of the current one, so that copying, storing and
 * searching need nothing special; each step leads on by setting it.
 */
export class Course<S extends OnCourse> {
  readonly #decisions: readonly (Decision<S> | undefined)[]
  readonly #passages: readonly (Passage<S> | undefined)[]
  /** Every set of seats that can be asked, by the bits of its seats. */
  readonly #asked: readonly (readonly Seat[])[]
  readonly #seats: number

  constructor(
    steps: readonly string[],
    decisions: Readonly<Record<string, Decision<S> | undefined>>,
    passages: Readonly<Record<string, Passage<S> | undefined>>,
    seats: number,
  ) {
    this.#decisions = steps.map((name) => decisions[name])
    this.#passages = steps.map((name) => passages[name])
    this.#seats = seats
    const everySeat = Array.from({ length: seats }, (_, seat) => seat)
    this.#asked = Array.from({ length: 1 << seats }, (_, bits) => everySeat.filter((seat) => bits & (1 << seat)))
  }

  /** The decision that the state waits for; `undefined` once the game is over. */
  decisionAt(state: S): Decision<S> | undefined {
    return this.#decisions[state.step]
  }

  /** Runs the steps that need nobody, up to the next decision or the end. */
  runOn(state: S, table: Table): void {
    for (let passage = this.#passages[state.step]; passage !== undefined; passage = this.#passages[state.step])
      passage(state, table)
  }

  actors(state: S): readonly Seat[] {
    const decision = this.#decisions[state.step]
    if (decision === undefined) return this.#asked[0]
    if (decision.owes === undefined) return this.#asked[1 << state.asked]
    let bits = 0
    for (let seat = 0; seat < this.#seats; seat++) if (decision.owes(state, seat)) bits |= 1 << seat
    return this.#asked[bits]
  }

  /** All legal moves of a seat, in place of what was in the list. */
  moves(state: S, seat: Seat, out: MoveList): void {
    out.clear()
    const decision = this.#decisions[state.step]
    if (decision === undefined) return
    const isAsked =
      decision.owes === undefined ? state.asked === seat : seat < this.#seats && decision.owes(state, seat)
    if (isAsked) decision.moves(state, seat, out)
  }

  apply(state: S, seat: Seat, move: Move, chance: Chance, log?: Log): void {
    const table: Table = { chance, log }
    this.#decisions[state.step]?.play(state, seat, move, table)
    this.runOn(state, table)
  }

  sectionAt(state: S, otherwise: string): string {
    const section = this.#decisions[state.step]?.section ?? otherwise
    return typeof section === 'string' ? section : section(state)
  }
}
