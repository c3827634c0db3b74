import type { Played } from '@tudor-rose/bots'
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
import type { GameName } from '../boards/games.ts'
import type { Sight } from '../play/sight.ts'
import { beginsRound } from '../table/rounds.ts'
import { sightOf } from './sight-of.ts'

/** A game that has been played, every moment of it at hand. */
export class Replay {
  readonly game: AnyGame
  readonly #record: ClosedRecord
  readonly #outcome: Outcome | undefined
  readonly #session: Session<unknown>
  /** The state after so many moves. */
  readonly #states: unknown[] = []

  /** `outcome` is how the table ended at which it was played; a record alone tells only of results. */
  constructor(game: AnyGame, record: ClosedRecord, outcome?: Outcome) {
    this.game = game
    this.#record = record
    this.#outcome = outcome
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

  /** After how many moves each round began. */
  get rounds(): readonly number[] {
    const begin = this.#session.events.filter(({ event }) => beginsRound(this.game.name as GameName, event.key))
    return [...new Set(begin.map(({ moveNumber }) => moveNumber))]
  }

  get isOver(): boolean {
    return this.sight(this.#record.moves.length, OBSERVER).outcome !== undefined
  }

  /** Every state, and which move was made in it. */
  get course(): { readonly states: readonly unknown[]; readonly played: readonly Played[] } {
    const played = this.#record.moves.map((made) => ({
      seat: made.seat,
      move: 'resigns' in made ? undefined : made.move,
    }))
    return { states: this.#states, played }
  }

  sight(number: number, viewer: Viewer): Sight {
    const last = this.#record.moves[number - 1]
    const isEnd = number === this.#record.moves.length
    const moment = {
      number,
      state: this.#states[number],
      events: this.#session.events.filter(({ moveNumber }) => moveNumber <= number),
      mayUndo: false,
      resigned: last !== undefined && 'resigns' in last ? last.seat : undefined,
      isStopped: isEnd && number >= this.game.moveBound,
      ...(isEnd && this.#outcome !== undefined && { outcome: this.#outcome }),
    }
    return sightOf(this.game, moment, viewer)
  }

  /** The record of the first so many moves; with a seed, what is to come comes from that and not from the game that was. */
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
