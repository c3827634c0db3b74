/** Rates ballots: what a proposal gives this seat more than the others, compared with the law that it would remove. */
import { type Chance, type MoveList, NONE } from '@tudor-rose/table'
import type { Board, LancasterState } from './board.ts'
import { type GameProgress, logistic } from './goods-values.ts'
import type { Laws } from './laws.ts'
import type { AllPlayerStats } from './player-stats.ts'

const PROPOSALS = 3
/** A law that passes will usually be in force in the next round too. */
const NEXT_ROUND = 0.5
/** The gain at which others spend half of their votes. */
const WORTH_HALF_THE_VOTES = 4
const UNCERTAINTY = 1.2
/** The value of a vote kept for a later proposal, as a part of what is at stake there. */
const KEPT_FOR_LATER = 0.16

export class Ballots {
  readonly #board: Board
  readonly #laws: Laws
  readonly #gains: Float64Array[] = Array.from({ length: PROPOSALS }, () => new Float64Array(5))
  readonly #worths = new Float64Array(5)

  constructor(board: Board, laws: Laws) {
    this.#board = board
    this.#laws = laws
  }

  /** `decode` tells whether a move is a yes, and its votes. */
  rate(
    w: LancasterState,
    seat: number,
    moves: MoveList,
    playerStats: AllPlayerStats,
    progress: GameProgress,
    decode: (move: number) => { readonly yes: boolean; readonly votes: number },
    ratings: Float64Array,
    chance: Chance,
  ): void {
    for (let place = w.proposal; place < PROPOSALS; place++) this.#weigh(w, place, playerStats, progress)
    const gains = this.#gains[w.proposal]
    let later = 0
    for (let place = w.proposal + 1; place < PROPOSALS; place++)
      later = Math.max(later, Math.abs(this.#gains[place][seat]))
    let balance = 0
    for (let other = 0; other < w.players; other++)
      if (other !== seat) balance += this.#expectedBallot(w, other, gains[other])
    // All players use the same estimate; some noise keeps them from making the same mistake.
    const noise = (chance.below(1000) / 1000 - 0.5) * UNCERTAINTY
    for (let i = 0; i < moves.length; i++) {
      const { yes, votes } = decode(moves.at(i))
      const passes = logistic((balance + noise + (yes ? 1 + votes : -1 - votes) + 0.5) / UNCERTAINTY)
      ratings[i] += passes * gains[seat] - votes * KEPT_FOR_LATER * later - votes * 0.001
    }
  }

  /** What each player gains over the others if the proposal passes. */
  #weigh(w: LancasterState, place: number, playerStats: AllPlayerStats, progress: GameProgress): void {
    const law = this.#board.proposed(w, place)
    const gains = this.#gains[place]
    gains.fill(0)
    if (law === NONE) return
    const leaving = this.#board.lawInForce(w, 0)
    let sum = 0
    const times = progress.roundsLeft > 0 ? 1 + NEXT_ROUND : 1
    for (let seat = 0; seat < w.players; seat++) {
      // The law that drops out would not have lasted long.
      const comes = times * this.#laws.worth(law, w, seat, playerStats, progress)
      this.#worths[seat] = comes - this.#laws.worth(leaving, w, seat, playerStats, progress)
      sum += this.#worths[seat]
    }
    for (let seat = 0; seat < w.players; seat++) {
      const others = (sum - this.#worths[seat]) / (w.players - 1)
      gains[seat] = this.#worths[seat] - others
    }
  }

  /** The expected ballot of another player: positive for yes, with its votes. */
  #expectedBallot(w: LancasterState, seat: number, gain: number): number {
    const votes = w.bytes[this.#board.votes + seat]
    const size = Math.abs(gain)
    const staked = 1 + votes * (size / (size + WORTH_HALF_THE_VOTES)) * 0.6
    // Small differences say little about how somebody will vote.
    return staked * (2 * logistic(gain / 0.7) - 1)
  }
}
