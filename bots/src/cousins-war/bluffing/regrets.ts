/**
 * Announcing and doubting in one exchange, by counterfactual regret minimisation over its information sets: CFR+ that
 * expects the next round to be like the last one, which here comes as near in hundreds of rounds as CFR+ in thousands.
 */
import { READINGS, THROWS } from '../dice.ts'
import { kindsOf, PAIRS, pairOf, shareOf } from './situations.ts'
import { type Bluffing, DOUBTED_STRIDE, doubtIndex, type Stakes, TURN_INDICES, turnIndex, WIDTH } from './stakes.ts'

const SHARES = Float64Array.from(THROWS, ({ share }) => share)

export class Regrets {
  readonly #announcing = new Float64Array(TURN_INDICES)
  readonly #announcingLast = new Float64Array(TURN_INDICES)
  readonly #doubting = new Float64Array(3 * WIDTH)
  readonly #believing = new Float64Array(3 * WIDTH)
  readonly #lastGains = new Float64Array(3 * WIDTH)
  readonly #gains = new Float64Array(3 * WIDTH)
  readonly #doubtNow = new Float64Array(3 * WIDTH)
  readonly #ifBelieved = new Float64Array(WIDTH)
  readonly #doubtWeights = new Float64Array(3 * WIDTH)
  readonly #worth = new Float64Array(WIDTH)
  readonly #mixture = new Float64Array(WIDTH)
  readonly #sums: Bluffing = { announce: new Float64Array(TURN_INDICES), doubt: new Float64Array(3 * WIDTH) }
  #rounds = 0
  #weight = 0
  readonly average: Bluffing = { announce: new Float64Array(TURN_INDICES), doubt: new Float64Array(3 * WIDTH) }

  /** Keeps the regrets and averages over the rounds to come alone. */
  forgetAverage(): void {
    this.#sums.announce.fill(0)
    this.#sums.doubt.fill(0)
    this.#rounds = 0
    this.#weight = 0
  }

  learn(stakes: Stakes, rounds: number): void {
    for (let i = 0; i < rounds; i++) {
      // What was learnt late counts for more.
      const weight = ++this.#rounds
      this.#weight += weight
      this.#drawDoubts(stakes, weight)
      this.#gains.fill(0)
      for (let kind = 0; kind < kindsOf(stakes.sides.attackerCard); kind++) this.#announce(stakes, kind, weight)
      this.#doubt(stakes)
    }
    const { announce, doubt } = this.average
    for (let i = 0; i < announce.length; i++) announce[i] = this.#sums.announce[i] / this.#weight
    for (let i = 0; i < doubt.length; i++) doubt[i] = this.#sums.doubt[i] / this.#weight
  }

  #drawDoubts({ sides }: Stakes, weight: number): void {
    for (let at = 0; at < kindsOf(sides.defenderCard) * WIDTH; at++) {
      const last = this.#lastGains[at]
      const doubting = Math.max(0, this.#doubting[at] + (1 - this.#doubtNow[at]) * last)
      const believing = Math.max(0, this.#believing[at] - this.#doubtNow[at] * last)
      const sum = believing + doubting
      this.#doubtNow[at] = sum > 0 ? doubting / sum : 0.5
      this.#sums.doubt[at] += weight * this.#doubtNow[at]
    }
  }

  #announce({ sides, believed, doubted }: Stakes, kind: number, weight: number): void {
    const [regrets, last, sums, gains] = [this.#announcing, this.#announcingLast, this.#sums.announce, this.#gains]
    const [mixture, worth, ifBelieved, doubtWeights] = [
      this.#mixture,
      this.#worth,
      this.#ifBelieved,
      this.#doubtWeights,
    ]
    const defenderKinds = kindsOf(sides.defenderCard)
    const ownShare = shareOf(sides.attackerCard, kind)
    ifBelieved.fill(0)
    for (let enemy = 0; enemy < defenderKinds; enemy++)
      for (let reading = 1; reading <= READINGS; reading++) {
        const share = shareOf(sides.defenderCard, enemy)
        const doubt = this.#doubtNow[doubtIndex(enemy, reading)]
        ifBelieved[reading] += share * (1 - doubt) * believed[reading * PAIRS + pairOf(kind, enemy)]
        doubtWeights[doubtIndex(enemy, reading)] = share * doubt
      }
    for (let thrown = 0; thrown < SHARES.length; thrown++) {
      const row = turnIndex(kind, thrown, 0)
      let positive = 0
      for (let reading = 1; reading <= READINGS; reading++) {
        const expected = regrets[row + reading] + last[row + reading]
        mixture[reading] = Math.max(expected, 0)
        positive += mixture[reading]
      }
      let value = 0
      for (let reading = 1; reading <= READINGS; reading++) {
        mixture[reading] = positive > 0 ? mixture[reading] / positive : 1 / READINGS
        let ifSaid = ifBelieved[reading]
        const at = (row + reading) * DOUBTED_STRIDE
        for (let enemy = 0; enemy < defenderKinds; enemy++)
          ifSaid += doubtWeights[enemy * WIDTH + reading] * doubted[at + enemy]
        worth[reading] = ifSaid
        value += mixture[reading] * ifSaid
      }
      const throwWeight = ownShare * SHARES[thrown]
      for (let reading = 1; reading <= READINGS; reading++) {
        const gain = worth[reading] - value
        const regret = regrets[row + reading] + gain
        regrets[row + reading] = Math.max(regret, 0)
        last[row + reading] = gain
        const chance = mixture[reading]
        if (chance === 0) continue
        sums[row + reading] += weight * chance
        const at = (row + reading) * DOUBTED_STRIDE
        for (let enemy = 0; enemy < defenderKinds; enemy++)
          gains[enemy * WIDTH + reading] +=
            throwWeight * chance * (believed[reading * PAIRS + pairOf(kind, enemy)] - doubted[at + enemy])
      }
    }
  }

  #doubt({ sides }: Stakes): void {
    for (let at = 0; at < kindsOf(sides.defenderCard) * WIDTH; at++) {
      const gain = this.#gains[at]
      this.#doubting[at] = Math.max(0, this.#doubting[at] + (1 - this.#doubtNow[at]) * gain)
      this.#believing[at] = Math.max(0, this.#believing[at] - this.#doubtNow[at] * gain)
      this.#lastGains[at] = gain
    }
  }
}
