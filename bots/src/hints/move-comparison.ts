/**
 * Compares moves that a guide chooses by rules of thumb: each is made in the same determinizations and with the same
 * luck, and then played on as the guide would.
 */
import { type AnyGame, type Chance, fastChance, type Move, MoveList, type Seat } from '@tudor-rose/table'
import { determinize, type Guide } from '../search/guide.ts'
import { Playout } from '../search/playout.ts'

/** Whether comparing moves is meaningful for this decision: the guide lists the prompts. */
export const canCompareMoves = (game: AnyGame, guide: Guide<unknown>, state: unknown, seat: Seat): boolean =>
  guide.comparedPrompts?.includes(game.prompt(state, seat).key) ?? false

/** A difference of so many standard errors is significant, even though a game has hundreds of comparisons. */
const SIGNIFICANT_ERRORS = 4
/** With fewer worlds the variance is unknown. */
const MIN_WORLDS = 20
const FRESH_SEEDS = 2 ** 32

export class MoveComparison {
  readonly #game: AnyGame
  readonly #guide: Guide<unknown>
  readonly #playout: Playout<unknown>
  readonly #notes: unknown
  readonly #state: unknown
  readonly #seat: Seat
  readonly moves: readonly Move[]
  readonly #legal = new MoveList()
  readonly #values: Float64Array
  /**
   * The total value of the first move, and for every other move the sum of the differences to it and of their squares.
   */
  #brought = 0
  readonly #differences: Float64Array
  readonly #squares: Float64Array
  worlds = 0

  /** All moves are compared with the first. The state must not change meanwhile. */
  constructor(game: AnyGame, guide: Guide<unknown>, state: unknown, seat: Seat, moves: readonly Move[]) {
    this.#game = game
    this.#guide = guide
    this.#playout = new Playout(game, guide)
    this.#notes = guide.createMemory?.()
    this.#state = state
    this.#seat = seat
    this.moves = moves
    this.#values = new Float64Array(game.seats(game.optionsOf(state)).length)
    this.#differences = new Float64Array(moves.length)
    this.#squares = new Float64Array(moves.length)
  }

  /** Tries every move in one more determinization. */
  addWorld(chance: Chance): void {
    this.#guide.useMemory?.(this.#notes)
    const world = determinize(this.#game, this.#guide, this.#state, this.#seat, chance)
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

  /** The winning chance with the first move. */
  get winChanceOfFirst(): number {
    return this.#brought / this.worlds
  }

  /** By how much a move does worse than the first; negative if it does better. */
  loss(i: number): number {
    return this.#differences[i] / this.worlds
  }

  /** The loss if it is statistically significant, otherwise 0. */
  significantLoss(i: number): number {
    const loss = this.loss(i)
    const variance = Math.max(0, this.#squares[i] / this.worlds - loss * loss)
    return this.worlds >= MIN_WORLDS && Math.abs(loss) > SIGNIFICANT_ERRORS * Math.sqrt(variance / this.worlds)
      ? loss
      : 0
  }

  #valueOf(imagined: unknown, i: number, seed: number): number {
    const luck = fastChance(seed)
    const world = this.#game.copy(imagined)
    this.#game.apply(world, this.#seat, this.moves[i], luck)
    this.#playOn(world, luck)
    this.#playout.run(world, luck, this.#values)
    return this.#values[this.#seat]
  }

  /** Plays on as long as the guide decides. */
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
