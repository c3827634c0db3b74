import type { AnyGame, GameEvent, Seat } from '@tudor-rose/table'
import { POSITION_FORMAT, parsePosition } from '@tudor-rose/table'
import type { LineStep } from './line-steps.ts'

/** A position with one best line, verified by exhaustive search. */
export interface Exercise<E extends GameEvent = GameEvent> {
  /** The key of its texts. */
  readonly id: string
  /** Its subject; exercises of a topic are listed together. */
  readonly topic: string
  /** The section of the rulebook. */
  readonly section: string
  /** The seat of the solver. */
  readonly seat: Seat
  /** As `tudor position` writes it, without the header. */
  readonly position: object
  /** Events before the position, as far as the solver has to know them. */
  readonly past?: readonly E[]
  readonly goal: Goal<E>
  /** The best line. Equally good moves are listed in `oneOf` or `all`; all other moves are worse. */
  readonly line: readonly LineStep[]
  /** The seed of the dice in the line; the id by default. */
  readonly seed?: string
  /**
   * How many determinizations the moves are evaluated in; one where no hidden information matters. The value of a move
   * is the average.
   */
  readonly worlds?: number
}

/** The goal to be maximised: a probability or an amount. Opponents minimise it. */
export type Goal<E extends GameEvent = GameEvent> = EventGoal<E> | EntryGoal<E> | AmountGoal<E>

/** An event, with parameters if not every event of this key is meant. */
export type EventPattern<E extends GameEvent = GameEvent> = E extends GameEvent
  ? { readonly key: E['key']; readonly params?: Partial<E['params']> }
  : never

/** The event occurs before the end. */
export interface EventGoal<E extends GameEvent = GameEvent> {
  readonly told: EventPattern<E>
  /** The exercise ends with one of these events, or with the game. */
  readonly until: readonly EventPattern<E>[]
}

/** At the end, an entry of the position has, or does not have, this value. */
export interface EntryGoal<E extends GameEvent = GameEvent> {
  readonly entry: PositionEntry
  readonly is: boolean
  readonly value: string
  readonly until: readonly EventPattern<E>[]
}

/** An entry of a position. */
export type PositionEntry = readonly [group: string, member: string, field: string]

/** The sum of these entries is as large as possible at the end. */
export interface AmountGoal<E extends GameEvent = GameEvent> {
  readonly amount: readonly WeightedEntry[]
  /** They count only if this entry then has this value. */
  readonly only?: { readonly entry: PositionEntry; readonly value: string }
  readonly until: readonly EventPattern<E>[]
}

/** An entry and its weight, such as `{ entry: ['parties', 'Blue', 'points'], times: 1 }`. */
export interface WeightedEntry {
  readonly entry: PositionEntry
  readonly times: number
}

/** Whether the goal is reached or not, so that its value is a probability; otherwise it is an amount. */
export const isProbability = (goal: Goal): goal is EventGoal | EntryGoal => !('amount' in goal)

export const startPosition = (game: AnyGame, { position }: Pick<Exercise, 'position'>): unknown =>
  parsePosition(
    game,
    JSON.stringify({ format: POSITION_FORMAT, game: game.name, rules: game.rulesVersion, ...position }),
  )

export const matchesEvent = ({ key, params }: GameEvent, pattern: EventPattern): boolean =>
  key === pattern.key && Object.entries(pattern.params ?? {}).every(([name, value]) => params[name] === value)
