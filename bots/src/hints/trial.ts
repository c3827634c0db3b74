/**
 * Choices that a guide makes by rules of thumb, tried out: each is made in the same imagined worlds and with the same luck, and
 * played on as the guide would.
 */
import { type AnyGame, type Chance, fastChance, type Move, MoveList, type Seat } from '@tudor-rose/table'
import { type Guide, imaginedBy } from '../search/guide.ts'
import { Playout } from '../search/playout.ts'

/**
 * By game, what is asked where that shows what a choice is worth. In Richard III battles are fought to their end. Cards are not
 * tried: what is kept for later turns would look lost after one, and at the end of a campaign, which takes seconds, dice have drowned
 * what a card was worth. In The Cousins' War what is announced tells of hidden dice, of which imagined worlds know nothing.
 */
const TRIED_OUT: Readonly<Record<string, readonly string[]>> = { richard3: ['prompt.battle-turn', 'prompt.take-hits'] }

export const isTriedOut = (game: AnyGame, state: unknown, seat: Seat): boolean =>
  Object.hasOwn(TRIED_OUT, game.name) && TRIED_OUT[game.name].includes(game.prompt(state, seat).key)

/** A difference of so many standard errors is none of chance, though a game has hundreds of them. */
const CLEARLY = 4
/** With fewer worlds nobody can say how much chance there is. */
const LEAST_WORLDS = 20
const FRESH_SEEDS = 2 ** 32

export class Trial {
  readonly #game: AnyGame
  readonly #guide: Guide<unknown>
  readonly #playout: Playout<unknown>
  readonly #notes: unknown
  readonly #state: unknown
  readonly #seat: Seat
  readonly moves: readonly Move[]
  readonly #legal = new MoveList()
  readonly #values: Float64Array
  /** What the first move has brought in all, and by how much more than each of the others, and the squares of that. */
  #brought = 0
  readonly #differences: Float64Array
  readonly #squares: Float64Array
  worlds = 0

  /** All moves are compared with the first. The state must stay as it is meanwhile. */
  constructor(game: AnyGame, guide: Guide<unknown>, state: unknown, seat: Seat, moves: readonly Move[]) {
    this.#game = game
    this.#guide = guide
    this.#playout = new Playout(game, guide)
    this.#notes = guide.makeNotes?.()
    this.#state = state
    this.#seat = seat
    this.moves = moves
    this.#values = new Float64Array(game.seats(game.optionsOf(state)).length)
    this.#differences = new Float64Array(moves.length)
    this.#squares = new Float64Array(moves.length)
  }

  /** Tries every move in another world. */
  tryOnce(chance: Chance): void {
    this.#guide.useNotes?.(this.#notes)
    const world = imaginedBy(this.#game, this.#guide, this.#state, this.#seat, chance)
    const seed = chance.below(FRESH_SEEDS)
    const first = this.#valueOf(world, 0, seed)
    this.#brought += first
    for (let i = 1; i < this.moves.length; i++) {
      const difference = first - this.#valueOf(world, i, seed)
      this.#differences[i] += difference
      this.#squares[i] += difference * difference
    }
    this.worlds++
  }

  /** How likely the seat is to win with the first move. */
  get chanceOfFirst(): number {
    return this.#brought / this.worlds
  }

  /** By how much a move does worse than the first, or better where it is below 0. */
  loss(i: number): number {
    return this.#differences[i] / this.worlds
  }

  /** The same where it is more than chance, and 0 where it is not. */
  clearLoss(i: number): number {
    const loss = this.loss(i)
    const variance = Math.max(0, this.#squares[i] / this.worlds - loss * loss)
    return this.worlds >= LEAST_WORLDS && Math.abs(loss) > CLEARLY * Math.sqrt(variance / this.worlds) ? loss : 0
  }

  #valueOf(imagined: unknown, i: number, seed: number): number {
    const luck = fastChance(seed)
    const world = this.#game.copy(imagined)
    this.#game.apply(world, this.#seat, this.moves[i], luck)
    this.#playOn(world, luck)
    this.#playout.run(world, luck, this.#values)
    return this.#values[this.#seat]
  }

  /** As long as the guide knows what to do. */
  #playOn(world: unknown, luck: Chance): void {
    const moves = this.#legal
    for (let actors = this.#game.actors(world); actors.length > 0; actors = this.#game.actors(world)) {
      const [seat] = actors
      moves.clear()
      this.#game.moves(world, seat, moves)
      const index = moves.length === 1 ? 0 : (this.#guide.decides?.(world, seat, moves, luck) ?? -1)
      if (index < 0) return
      this.#game.apply(world, seat, moves.at(index), luck)
    }
  }
}
