import { type AnyGame, type Seat, Session, type SessionSettings, type SessionSnapshot } from '@tudor-rose/table'
import { asRefusal, Refusal } from '../refusal.ts'

/** The game at a table: its moves, the row that reported each event, and snapshots for taking moves back. */
export class TableGame {
  readonly #game: AnyGame
  #session: Session<unknown>
  /** For every event, the row that reported it. */
  readonly #toldBy: number[] = []
  /** The highest number of moves so far; a move repeated after undo is no progress. */
  #mostMoves = 0
  /** Snapshots by number of moves, kept while reading a log in which moves are taken back by agreement. */
  #snapshots: SessionSnapshot[] | undefined

  constructor(game: AnyGame, settings: SessionSettings) {
    this.#game = game
    this.#session = new Session(game, settings)
  }

  get session(): Session<unknown> {
    return this.#session
  }

  get mostMoves(): number {
    return this.#mostMoves
  }

  /**
   * Keeps a snapshot before every move from now on, so that a log with any number of take-backs can be read in one pass.
   * It costs memory.
   */
  rememberMoments(): void {
    this.#snapshots ??= []
  }

  forgetMoments(): void {
    this.#snapshots = undefined
  }

  /** Returns whether the game has advanced further than ever before. */
  play(seat: Seat, text: string): boolean {
    const move = this.#game.notation.parse(text, seat)
    if (move === undefined)
      throw new Refusal('illegal-move', `"${text.slice(0, 100)}" is not a move of ${this.#game.name}`)
    const session = this.#session
    if (this.#snapshots !== undefined) this.#snapshots[session.moves.length] = session.snapshot()
    try {
      session.play(seat, move)
    } catch (error) {
      throw asRefusal(error)
    }
    if (session.moves.length <= this.#mostMoves) return false
    this.#mostMoves = session.moves.length
    return true
  }

  undo(seat: Seat): void {
    if (!this.#session.mayUndo(seat))
      throw new Refusal(
        'nothing-to-undo',
        'only your own last move can be taken back, and only if it rolled no dice, drew no card and revealed nothing; you can propose to take back more',
      )
    this.#session.undo()
  }

  giveUp(seat: Seat): void {
    try {
      this.#session.resign(seat)
    } catch (error) {
      throw asRefusal(error)
    }
  }

  /** Takes back the last moves, whatever they revealed. The same dice come again, so the record can still be verified. */
  takeBack(moves: number): void {
    const kept = this.#session.moves.length - moves
    const moment = this.#snapshots?.[kept]
    if (moment === undefined) this.#playAgain(kept)
    else this.#session.returnTo(moment)
  }

  #playAgain(kept: number): void {
    const { moves, options, seed, seatSeeds } = this.#session
    const session = new Session(this.#game, { options, seed, seatSeeds })
    for (const one of moves.slice(0, kept)) {
      if ('resigns' in one) session.resign(one.seat)
      else session.play(one.seat, one.move)
    }
    this.#session = session
  }

  /** Records that this row reported all new events. */
  noteTold(number: number): void {
    const told = this.#session.events.length
    if (this.#toldBy.length > told) this.#toldBy.length = told
    while (this.#toldBy.length < told) this.#toldBy.push(number)
  }

  /** How many of the current events had been reported up to this row. */
  toldUpTo(number: number): number {
    let told = this.#toldBy.length
    while (told > 0 && this.#toldBy[told - 1] > number) told--
    return told
  }
}
