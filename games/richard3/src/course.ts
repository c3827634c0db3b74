/** How the steps of the course of play are written: decisions, which wait for a player, and steps that run by themselves. */
import type { Chance, Log, Move, MoveList, Seat } from '@tudor-rose/table'
import type { State } from './state.ts'

/** What a step has at hand besides the state. */
export interface Table {
  readonly chance: Chance
  readonly log: Log | undefined
}

/** Who decides, what is legal and what follows, side by side. */
export interface Decision {
  /** Of the rulebook. */
  readonly section: string | ((s: State) => string)
  /** Absent where one house alone is asked: then it is `state.asked`. */
  owes?(s: State, seat: Seat): boolean
  moves(s: State, seat: Seat, out: MoveList): void
  play(s: State, seat: Seat, move: Move, table: Table): void
}

/** A step that leads on by itself. */
export type Passage = (s: State, table: Table) => void
