import type { PlayedMove } from '@tudor-rose/bots'
import { outcomeAfter, tableView } from '@tudor-rose/protocol/view'
import {
  type AnyGame,
  type ClosedRecord,
  closeRecord,
  formatRecord,
  OBSERVER,
  type Outcome,
  RESIGNS,
  type Seat,
  Session,
  type Viewer,
} from '@tudor-rose/table'
import type { TableView } from '../play/table-view.ts'

export interface ReplaySettings {
  /** How the table ended where it was played; a record alone contains only results. */
  readonly outcome?: Outcome | undefined
  /** The keys of the events that start a round. */
  readonly roundEvents?: readonly string[] | undefined
}

/** A finished or recorded game, with access to every position. */
export class Replay {
  readonly game: AnyGame
  readonly #record: ClosedRecord
  readonly #outcome: Outcome | undefined
  readonly #roundEvents: readonly string[]
  readonly #session: Session<unknown>
  /** The states by number of moves. */
  readonly #states: unknown[] = []

  constructor(game: AnyGame, record: ClosedRecord, { outcome, roundEvents = [] }: ReplaySettings = {}) {
    this.game = game
    this.#record = record
    this.#outcome = outcome
    this.#roundEvents = roundEvents
    this.#session = new Session<unknown>(game, record)
    this.#keep()
    for (const made of record.moves) {
      if ('resigns' in made) this.#session.resign(made.seat)
      else this.#session.play(made.seat, made.move)
      this.#keep()
    }
  }

  get options(): Readonly<Record<string, string>> {
    return this.#session.options
  }

  get seatNames(): readonly string[] {
    return this.game.seats(this.#session.options)
  }

  get moves(): readonly { seat: Seat; line: string }[] {
    return this.#record.moves.map((made) => ({
      seat: made.seat,
      line: 'resigns' in made ? RESIGNS : this.game.notation.format(made.move, made.seat),
    }))
  }

  /** The number of moves before each round. */
  get rounds(): readonly number[] {
    const begin = this.#session.events.filter(({ event }) => this.#roundEvents.includes(event.key))
    return [...new Set(begin.map(({ moveNumber }) => moveNumber))]
  }

  get isOver(): boolean {
    return this.table(this.#record.moves.length, OBSERVER).outcome !== null
  }

  /** Every state, and the move made in it. */
  get course(): { readonly states: readonly unknown[]; readonly played: readonly PlayedMove[] } {
    const played = this.#record.moves.map((made) => ({
      seat: made.seat,
      move: 'resigns' in made ? undefined : made.move,
    }))
    return { states: this.#states, played }
  }

  table(number: number, viewer: Viewer): TableView {
    const last = this.#record.moves[number - 1]
    const isEnd = number === this.#record.moves.length
    const state = this.#states[number]
    const ending = last !== undefined && 'resigns' in last ? { resigned: last.seat } : {}
    const table = {
      game: this.game,
      session: { state },
      number,
      events: this.#session.events.filter(({ moveNumber }) => moveNumber <= number),
      outcome: (isEnd ? this.#outcome : undefined) ?? outcomeAfter(this.game, state, isEnd ? number : 0, ending),
      mayUndo: () => false,
      askedSince: () => number,
    }
    return tableView(table, viewer)
  }

  /**
   * The record of the first moves up to this number; with a seed, the rest is random and differs from the original game.
   */
  cut(number: number, seed?: string): string {
    const { end: _end, laterSeeds = [], ...rest } = this.#record
    const seeds = laterSeeds.filter(({ after }) => after < number)
    if (seed !== undefined) seeds.push({ after: number, seed })
    const cut = { ...rest, ...(seeds.length > 0 && { laterSeeds: seeds }), moves: rest.moves.slice(0, number) }
    return formatRecord(this.game, closeRecord(this.game, cut))
  }

  #keep(): void {
    this.#states.push(this.game.copy(this.#session.state))
  }
}
