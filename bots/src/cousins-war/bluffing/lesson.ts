/** How one side of the table learns to bluff in a situation: from opponents who know more or less about its card. */
import { type Announcer, type Doubter, Meetings } from './regrets.ts'
import { certainOrHidden, HIDDEN, kindsOf, PAIRS, pairOf, shareOf } from './situations.ts'
import type { Stakes } from './stakes.ts'

/** What a hidden card costs changes with how it is played, so it is priced anew after so many rounds. */
const ROUNDS_A_PRICE = 10
/**
 * The table cannot tell a battle that begins from one that has lasted, in which the opponent may have found out what card
 * it holds. So it learns from opponents of whom this share know its hidden card.
 */
const KNOWING = 0.08

const CERTAINTIES: readonly (readonly number[])[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
]

/** Who meets whom, for what, and what the two may hold. */
export interface Pairing {
  readonly announcer: Announcer
  readonly doubter: Doubter
  readonly stakes: Stakes
  readonly ofAttacker: readonly number[]
  readonly ofDefender: readonly number[]
}

interface Priced {
  readonly belief: readonly number[]
  readonly pairing: Pairing
}

export class Lesson {
  readonly #isHidden: boolean
  /** First with opponents who know nothing, then with those who know the card. */
  readonly #pairings: readonly Priced[]
  readonly #meetings: Meetings

  /** About a card, of which opponents can believe different things. */
  constructor(card: number, pair: (belief: readonly number[]) => Pairing) {
    this.#isHidden = card === HIDDEN
    const beliefs = [certainOrHidden(card), ...(this.#isHidden ? CERTAINTIES : [])]
    const knowing = this.#isHidden ? KNOWING : 0
    this.#pairings = beliefs.map((belief) => ({ belief, pairing: pair(belief) }))
    this.#meetings = new Meetings(
      this.#pairings.map(({ pairing }, i) => ({
        ...pairing,
        weights: weightsOf(pairing, i === 0 ? 1 - knowing : knowing * shareOf(card, i - 1)),
      })),
    )
  }

  startLike(other: Lesson): void {
    this.#meetings.startLike(other.#meetings)
  }

  learn(rounds: number, price?: (stakes: Stakes, belief: readonly number[]) => void): void {
    this.#meetings.forgetAverages()
    const part = this.#isHidden ? ROUNDS_A_PRICE : rounds
    for (let done = 0; done < rounds; done += part) {
      // Whoever knows the card learns nothing from how it is played, so that to him it costs the same all the time.
      const changed = done === 0 ? this.#pairings : this.#pairings.slice(0, 1)
      for (const { belief, pairing } of changed) price?.(pairing.stakes, belief)
      this.#meetings.learn(Math.min(part, rounds - done))
    }
  }
}

/** By pair of cards. */
function weightsOf({ stakes, ofAttacker, ofDefender }: Pairing, share: number): Float64Array {
  const { attackerCard, defenderCard } = stakes.sides
  const weights = new Float64Array(PAIRS)
  for (let attacker = 0; attacker < kindsOf(attackerCard); attacker++)
    for (let defender = 0; defender < kindsOf(defenderCard); defender++)
      weights[pairOf(attacker, defender)] = share * ofAttacker[attacker] * ofDefender[defender]
  return weights
}
