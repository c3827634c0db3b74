import { type AnyGame, type Moment, type Seat, Session, type SessionSettings } from '@tudor-rose/table'
import { asRefusal, Refusal } from '../refusal.ts'

/** The game at a table: what was played, what was told by which row, and the ways back. */
export class GameSoFar {
  readonly #game: AnyGame
  #session: Session<unknown>
  /** For every event that was told, the row that told it. */
  readonly #toldBy: number[] = []
  /** The most moves there have been; one made again after undo is no progress. */
  #mostMoves = 0
  /** By the number of moves made: the way back to there, while a log is read in which moves are taken back by agreement. */
  #moments: Moment[] | undefined

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

  /** Keeps a way back to every move from now on, so that a log with any number of take-backs is read in one go. It costs memory. */
  rememberMoments(): void {
    this.#moments ??= []
  }

  forgetMoments(): void {
    this.#moments = undefined
  }

  /** Answers whether the game has got further than it had ever been. */
  play(seat: Seat, text: string): boolean {
    const move = this.#game.notation.parse(text, seat)
    if (move === undefined)
      throw new Refusal('illegal-move', `"${text.slice(0, 100)}" is not a move of ${this.#game.name}`)
    const session = this.#session
    if (this.#moments !== undefined) this.#moments[session.moves.length] = session.moment()
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
        'only your own last move can be taken back, and only if it threw no die, drew no card and showed nothing; you can propose to take back more',
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

  /** Takes the last moves back, whatever they showed. The same dice come again, so the record stays one that can be verified. */
  takeBack(moves: number): void {
    const kept = this.#session.moves.length - moves
    const moment = this.#moments?.[kept]
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

  /** Whatever has been told since the last time was told by this row. */
  noteTold(number: number): void {
    const told = this.#session.events.length
    if (this.#toldBy.length > told) this.#toldBy.length = told
    while (this.#toldBy.length < told) this.#toldBy.push(number)
  }

  /** How many of the events that there are now had been told by this row. */
  toldUpTo(number: number): number {
    let told = this.#toldBy.length
    while (told > 0 && this.#toldBy[told - 1] > number) told--
    return told
  }
}
