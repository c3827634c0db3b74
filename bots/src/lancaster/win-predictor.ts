/** Predicts the winning chances by neural networks: from the terms of the evaluation, compared between players. */
import type { Network } from '../network.ts'
import { type Board, KNIGHTS, type LancasterState, OVER, PLACING, STRENGTHS } from './board.ts'
import { type Evaluation, TERM_COUNT } from './evaluation.ts'

const MAX_PLAYERS = 5
/** The end of the game needs no prediction. */
const PARTS_OF_A_ROUND = OVER

/** The divisor of each feature: the terms of the evaluation, then counts. */
const SCALE: readonly number[] = [
  20, 4, 4, 4, 15, 15, 5, 6, 5, 5, 3, 6, 2, 5, 5, 10, 8, 6, 6, 6, 4, 2, 2, 2, 2, 6, 1, 40,
]
const FEATURES = SCALE.length

export class WinPredictor {
  readonly #board: Board
  readonly #evaluation: Evaluation
  /** By round and phase. */
  readonly #networks: readonly Network[]
  readonly #parts = new Float64Array(TERM_COUNT)
  readonly #features = Array.from({ length: MAX_PLAYERS }, () => new Float64Array(FEATURES))

  constructor(board: Board, evaluation: Evaluation, networks: readonly Network[]) {
    this.#board = board
    this.#evaluation = evaluation
    this.#networks = networks
  }

  /** Writes the winning chance of each player. */
  chances(w: LancasterState, out: Float64Array): void {
    const { progress, playerStats } = this.#evaluation.prepare(w)
    const { players } = w
    for (let player = 0; player < players; player++)
      this.#write(w, player, progress.phase === PLACING, playerStats.of[player], this.#features[player])
    this.#compare(players)
    const part = Math.min(progress.phase, PARTS_OF_A_ROUND - 1)
    const network = this.#networks[(w.round - 1) * PARTS_OF_A_ROUND + part]
    let most = Number.NEGATIVE_INFINITY
    for (let player = 0; player < players; player++) {
      out[player] = network.estimate(this.#features[player])
      most = Math.max(most, out[player])
    }
    let all = 0
    for (let player = 0; player < players; player++) {
      out[player] = Math.exp(out[player] - most)
      all += out[player]
    }
    for (let player = 0; player < players; player++) out[player] /= all
  }

  /** The features of a player, scaled to about 1. */
  #write(
    w: LancasterState,
    player: number,
    isPlacing: boolean,
    has: { readonly gold: number; readonly squires: number; readonly nobles: number; readonly extensions: number },
    features: Float64Array,
  ): void {
    const board = this.#board
    const parts = this.#parts
    this.#evaluation.writeParts(w, player, parts)
    features.set(parts)
    let at = TERM_COUNT
    features[at++] = has.gold
    features[at++] = has.squires
    features[at++] = w.bytes[board.votes + player]
    features[at++] = has.nobles
    features[at++] = has.extensions
    let strengthAtCourt = 0
    for (let strength = 1; strength <= STRENGTHS; strength++) {
      features[at++] = KNIGHTS[strength] - board.inReserve(w, player, strength)
      if (isPlacing) strengthAtCourt += strength * board.atCourt(w, player, strength)
    }
    features[at++] = strengthAtCourt
    features[at++] = w.startPlayer === player ? 1 : 0
    let worth = 0
    for (const part of parts) worth += part
    features[at++] = worth
    for (let i = 0; i < FEATURES; i++) features[i] /= SCALE[i]
  }

  /** Only differences to the average count. */
  #compare(players: number): void {
    for (let i = 0; i < FEATURES; i++) {
      let sum = 0
      for (let player = 0; player < players; player++) sum += this.#features[player][i]
      const average = sum / players
      for (let player = 0; player < players; player++) this.#features[player][i] -= average
    }
  }
}
