/** How likely each player is to win: what he has and can expect against the others, as many games have shown it to count. */
import type { Network } from '../network.ts'
import { type Board, KNIGHTS, OVER, PLACING, STRENGTHS, type World } from './board.ts'
import { type Evaluation, PARTS } from './evaluation.ts'

const MOST_PLAYERS = 5
/** The end of the game is known, and needs no outlook. */
const PARTS_OF_A_ROUND = OVER

/** By what each feature is divided: the parts of a worth, and then what is counted. */
const SCALE: readonly number[] = [
  20, 4, 4, 4, 15, 15, 5, 6, 5, 5, 3, 6, 2, 5, 5, 10, 8, 6, 6, 6, 4, 2, 2, 2, 2, 6, 1, 40,
]
const FEATURES = SCALE.length

export class Outlook {
  readonly #board: Board
  readonly #evaluation: Evaluation
  /** By round and part of the round. */
  readonly #networks: readonly Network[]
  readonly #parts = new Float64Array(PARTS)
  readonly #features = Array.from({ length: MOST_PLAYERS }, () => new Float64Array(FEATURES))

  constructor(board: Board, evaluation: Evaluation, networks: readonly Network[]) {
    this.#board = board
    this.#evaluation = evaluation
    this.#networks = networks
  }

  /** Writes for each player his chance. */
  chances(w: World, out: Float64Array): void {
    const { now, standings } = this.#evaluation.look(w)
    const { players } = w
    for (let player = 0; player < players; player++)
      this.#write(w, player, now.part === PLACING, standings.of[player], this.#features[player])
    this.#compare(players)
    const part = Math.min(now.part, PARTS_OF_A_ROUND - 1)
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

  /** What a player has, in numbers of about 1. */
  #write(
    w: World,
    player: number,
    isPlacing: boolean,
    has: { readonly gold: number; readonly squires: number; readonly nobles: number; readonly extensions: number },
    features: Float64Array,
  ): void {
    const board = this.#board
    const parts = this.#parts
    this.#evaluation.writeParts(w, player, parts)
    features.set(parts)
    let at = PARTS
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

  /** Only what one has more than the others counts. */
  #compare(players: number): void {
    for (let i = 0; i < FEATURES; i++) {
      let sum = 0
      for (let player = 0; player < players; player++) sum += this.#features[player][i]
      const average = sum / players
      for (let player = 0; player < players; player++) this.#features[player][i] -= average
    }
  }
}
