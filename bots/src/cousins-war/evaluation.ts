/** How likely a house is to win from a world: what is reckoned of it, set right by what was learnt from many games. */
import { NOTHING } from '@tudor-rose/table'
import type { Network } from '../network.ts'
import type { BattleForecast } from './battle-forecast.ts'
import type { Board, World } from './board.ts'
import { FEATURES, writeFeatures } from './features.ts'
import { logistic } from './logistic.ts'
import { LAST_ROUND, Reckoning } from './reckoning.ts'
import type { Weights } from './weights.ts'

const LANCASTER = 0

/** What was learnt from games: of the rounds before the last, and of the last, which is another game. */
export interface Experience {
  readonly earlier: Network
  readonly lastRound: Network
}

export class Evaluation {
  readonly #board: Board
  readonly #reckoning: Reckoning
  readonly #experience: Experience | undefined
  readonly #features = new Float64Array(FEATURES)

  /** Without experience a world is worth what is reckoned. */
  constructor(board: Board, forecast: BattleForecast, weights: Weights, experience?: Experience) {
    this.#board = board
    this.#reckoning = new Reckoning(board, forecast, weights)
    this.#experience = experience
  }

  value(world: World, seat: number): number {
    if (this.#experience === undefined || world.winner !== NOTHING) return this.#reckoning.value(world, seat)
    const chance = this.#ofLancaster(world, this.#experience)
    return seat === LANCASTER ? chance : 1 - chance
  }

  #ofLancaster(world: World, { earlier, lastRound }: Experience): number {
    const reckoned = this.#look(world)
    if (world.round !== LAST_ROUND) return logistic(earlier.estimate(this.#features))
    // After the last card only the battle is left, and the forecast knows how that goes better than experience does.
    return this.#reckoning.cardsLeft === 0 ? reckoned : logistic(lastRound.estimate(this.#features))
  }

  #look(world: World): number {
    const reckoning = this.#reckoning
    const value = reckoning.value(world, LANCASTER)
    writeFeatures(this.#features, this.#board, world, reckoning.worthsOf(world.deck), reckoning, value)
    return value
  }
}
