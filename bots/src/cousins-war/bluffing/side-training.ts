/** The training of one side of the table in a situation, against opponents who know more or less about its card. */

import type { Payoffs } from './payoffs.ts'
import { type Announcer, type Doubter, Matchups } from './regrets.ts'
import { certainOrHidden, HIDDEN, kindsOf, PAIRS, pairOf, shareOf } from './situations.ts'

/** The payoffs of a hidden card change with how it is played, so they are updated after so many iterations. */
const ROUNDS_PER_PRICING = 10
/**
 * The table cannot tell a new battle from a long one, in which the opponent may have inferred the card it holds. So
 * this share of its opponents knows the hidden card.
 */
const INFORMED_SHARE = 0.08

const CERTAINTIES: readonly (readonly number[])[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
]

/** An announcer and a doubter, their payoffs, and the beliefs about both cards. */
export interface TrainingPair {
  readonly announcer: Announcer
  readonly doubter: Doubter
  readonly payoffs: Payoffs
  readonly ofAttacker: readonly number[]
  readonly ofDefender: readonly number[]
}

interface Priced {
  readonly belief: readonly number[]
  readonly pair: TrainingPair
}

export class SideTraining {
  readonly #isHidden: boolean
  /** First the uninformed opponents, then those who know the card. */
  readonly #pairs: readonly Priced[]
  readonly #matchups: Matchups

  /** For a card about which opponents can have different beliefs. */
  constructor(card: number, pair: (belief: readonly number[]) => TrainingPair) {
    this.#isHidden = card === HIDDEN
    const beliefs = [certainOrHidden(card), ...(this.#isHidden ? CERTAINTIES : [])]
    const knowing = this.#isHidden ? INFORMED_SHARE : 0
    this.#pairs = beliefs.map((belief) => ({ belief, pair: pair(belief) }))
    this.#matchups = new Matchups(
      this.#pairs.map(({ pair }, i) => ({
        ...pair,
        weights: weightsOf(pair, i === 0 ? 1 - knowing : knowing * shareOf(card, i - 1)),
      })),
    )
  }

  warmStart(other: SideTraining): void {
    this.#matchups.warmStart(other.#matchups)
  }

  learn(rounds: number, price?: (payoffs: Payoffs, belief: readonly number[]) => void): void {
    this.#matchups.resetAverages()
    const part = this.#isHidden ? ROUNDS_PER_PRICING : rounds
    for (let done = 0; done < rounds; done += part) {
      // An opponent who knows the card learns nothing from how it is played, so those payoffs stay the same.
      const changed = done === 0 ? this.#pairs : this.#pairs.slice(0, 1)
      for (const { belief, pair } of changed) price?.(pair.payoffs, belief)
      this.#matchups.learn(Math.min(part, rounds - done))
    }
  }
}

/** By pair of cards. */
function weightsOf({ payoffs, ofAttacker, ofDefender }: TrainingPair, share: number): Float64Array {
  const { attackerCard, defenderCard } = payoffs.sides
  const weights = new Float64Array(PAIRS)
  for (let attacker = 0; attacker < kindsOf(attackerCard); attacker++)
    for (let defender = 0; defender < kindsOf(defenderCard); defender++)
      weights[pairOf(attacker, defender)] = share * ofAttacker[attacker] * ofDefender[defender]
  return weights
}
