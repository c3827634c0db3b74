/** Announcing and doubting in one exchange, by counterfactual regret minimisation (CFR+) over its information sets. */
import { READINGS, THROWS } from '../dice.ts'
import { DOUBTED_STRIDE, type Exchange, turnIndex } from './exchange.ts'
import { kindsOf, PAIRS, pairOf, shareOf } from './situations.ts'

const ROWS = 3 * THROWS.length
const WIDTH = READINGS + 1
const SHARES = Float64Array.from(THROWS, ({ share }) => share)

/** How both sides play an exchange: shares of announcements, by `turnIndex`; chances to doubt, by kind and announcement. */
export interface Bluffing {
  readonly announce: Float64Array
  readonly doubt: Float64Array
}

export class Regrets {
  readonly #announcing = new Float64Array(ROWS * WIDTH)
  readonly #believing = new Float64Array(3 * WIDTH)
  readonly #doubting = new Float64Array(3 * WIDTH)
  readonly #mixture = new Float64Array(WIDTH)
  readonly #gains = new Float64Array(3 * WIDTH)
  readonly #doubtNow = new Float64Array(3 * WIDTH)
  readonly average: Bluffing = { announce: new Float64Array(ROWS * WIDTH), doubt: new Float64Array(3 * WIDTH) }

  /** Goes on from the regrets there are, and averages over these rounds alone. */
  learn(exchange: Exchange, rounds: number): void {
    this.average.announce.fill(0)
    this.average.doubt.fill(0)
    for (let round = 1; round <= rounds; round++) {
      this.#drawDoubts(exchange, round)
      this.#gains.fill(0)
      for (let kind = 0; kind < kindsOf(exchange.sides.attackerCard); kind++) this.#announce(exchange, kind, round)
      this.#doubt(exchange)
    }
    this.#makeShares(exchange, rounds)
  }

  #drawDoubts({ sides }: Exchange, round: number): void {
    for (let at = 0; at < kindsOf(sides.defenderCard) * WIDTH; at++) {
      const sum = this.#believing[at] + this.#doubting[at]
      this.#doubtNow[at] = sum > 0 ? this.#doubting[at] / sum : 0.5
      // What was learnt late counts for more.
      this.average.doubt[at] += round * this.#doubtNow[at]
    }
  }

  #announce({ sides, believed, doubted }: Exchange, kind: number, round: number): void {
    const regrets = this.#announcing
    const sums = this.average.announce
    const gains = this.#gains
    const mixture = this.#mixture
    const defenderKinds = kindsOf(sides.defenderCard)
    const ownShare = shareOf(sides.attackerCard, kind)
    const ifBelieved = new Float64Array(WIDTH)
    const doubtWeights = new Float64Array(defenderKinds * WIDTH)
    for (let enemy = 0; enemy < defenderKinds; enemy++)
      for (let reading = 1; reading <= READINGS; reading++) {
        const share = shareOf(sides.defenderCard, enemy)
        const doubt = this.#doubtNow[enemy * WIDTH + reading]
        ifBelieved[reading] += share * (1 - doubt) * believed[reading * PAIRS + pairOf(kind, enemy)]
        doubtWeights[enemy * WIDTH + reading] = share * doubt
      }
    const worth = new Float64Array(WIDTH)
    for (let thrown = 0; thrown < SHARES.length; thrown++) {
      const row = turnIndex(kind, thrown, 0)
      let positive = 0
      for (let reading = 1; reading <= READINGS; reading++) positive += regrets[row + reading]
      let value = 0
      for (let reading = 1; reading <= READINGS; reading++) {
        const chance = positive > 0 ? regrets[row + reading] / positive : 1 / READINGS
        let ifSaid = ifBelieved[reading]
        const at = (row + reading) * DOUBTED_STRIDE
        for (let enemy = 0; enemy < defenderKinds; enemy++)
          ifSaid += doubtWeights[enemy * WIDTH + reading] * doubted[at + enemy]
        mixture[reading] = chance
        worth[reading] = ifSaid
        value += chance * ifSaid
      }
      const weight = ownShare * SHARES[thrown]
      for (let reading = 1; reading <= READINGS; reading++) {
        const chance = mixture[reading]
        const regret = regrets[row + reading] + worth[reading] - value
        regrets[row + reading] = Math.max(regret, 0)
        if (chance === 0) continue
        sums[row + reading] += round * chance
        const at = (row + reading) * DOUBTED_STRIDE
        for (let enemy = 0; enemy < defenderKinds; enemy++)
          gains[enemy * WIDTH + reading] +=
            weight * chance * (believed[reading * PAIRS + pairOf(kind, enemy)] - doubted[at + enemy])
      }
    }
  }

  #doubt({ sides }: Exchange): void {
    for (let at = 0; at < kindsOf(sides.defenderCard) * WIDTH; at++) {
      const gain = this.#gains[at]
      this.#doubting[at] = Math.max(0, this.#doubting[at] + (1 - this.#doubtNow[at]) * gain)
      this.#believing[at] = Math.max(0, this.#believing[at] - this.#doubtNow[at] * gain)
    }
  }

  #makeShares({ sides }: Exchange, rounds: number): void {
    const weight = (rounds * (rounds + 1)) / 2
    const { announce, doubt } = this.average
    for (let i = 0; i < kindsOf(sides.attackerCard) * SHARES.length * WIDTH; i++) announce[i] /= weight
    for (let i = 0; i < kindsOf(sides.defenderCard) * WIDTH; i++) doubt[i] /= weight
  }
}
