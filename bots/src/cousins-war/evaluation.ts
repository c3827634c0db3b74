/** The winning chance of a house: a heuristic evaluation, corrected by neural networks. */
import { NONE } from '@tudor-rose/table'
import type { Network } from '../network.ts'
import type { BattleForecast } from './battle-forecast.ts'
import type { Board, CousinsState } from './board.ts'
import { FEATURES, writeFeatures } from './features.ts'
import { HeuristicEvaluation, LAST_ROUND } from './heuristic-evaluation.ts'
import { logistic } from './logistic.ts'
import type { Weights } from './weights.ts'

const LANCASTER = 0

/** The networks for the rounds before the last, and for the last, which is a different game. */
export interface LearnedNetworks {
  readonly earlier: Network
  readonly lastRound: Network
}

export class Evaluation {
  readonly #board: Board
  readonly #heuristic: HeuristicEvaluation
  readonly #networks: LearnedNetworks | undefined
  readonly #features = new Float64Array(FEATURES)

  /** Without networks, the heuristic value is used. */
  constructor(board: Board, forecast: BattleForecast, weights: Weights, networks?: LearnedNetworks) {
    this.#board = board
    this.#heuristic = new HeuristicEvaluation(board, forecast, weights)
    this.#networks = networks
  }

  value(world: CousinsState, seat: number): number {
    if (this.#networks === undefined || world.winner !== NONE) return this.#heuristic.value(world, seat)
    const chance = this.#ofLancaster(world, this.#networks)
    return seat === LANCASTER ? chance : 1 - chance
  }

  #ofLancaster(world: CousinsState, { earlier, lastRound }: LearnedNetworks): number {
    const heuristicValue = this.#look(world)
    if (world.round !== LAST_ROUND) return logistic(earlier.estimate(this.#features))
    // After the last card only the battle remains, and the forecast of that is better than the network.
    return this.#heuristic.cardsLeft === 0 ? heuristicValue : logistic(lastRound.estimate(this.#features))
  }

  #look(world: CousinsState): number {
    const heuristic = this.#heuristic
    const value = heuristic.value(world, LANCASTER)
    writeFeatures(this.#features, this.#board, world, heuristic.worthsOf(world.components), heuristic, value)
    return value
  }
}
