/**
 * Announcing and doubting in one exchange, by counterfactual regret minimisation over its information sets: CFR+ that
 * expects the next round to be like the last one, which here comes as near in hundreds of rounds as CFR+ in thousands.
 */
import { READINGS, THROWS } from '../dice.ts'
import { kindsOf, PAIRS, pairOf } from './situations.ts'
import { DOUBTED_STRIDE, doubtIndex, type Stakes, turnIndex, WIDTH } from './stakes.ts'

const SHARES = Float64Array.from(THROWS, ({ share }) => share)

/** Sums over rounds, of which those that were learnt late count for more. */
class Average {
  readonly sums: Float64Array
  readonly shares: Float64Array
  /** Of this round. */
  weight = 0
  #rounds = 0
  #total = 0

  constructor(length: number) {
    this.sums = new Float64Array(length)
    this.shares = new Float64Array(length)
  }

  forget(): void {
    this.sums.fill(0)
    this.#rounds = 0
    this.#total = 0
  }

  nextRound(): void {
    this.#rounds++
    this.weight = this.#rounds ** 2
    this.#total += this.weight
  }

  draw(): void {
    for (let i = 0; i < this.shares.length; i++) this.shares[i] = this.sums[i] / this.#total
  }
}

/** Who announces: shares of announcements, by `turnIndex`. */
export class Announcer {
  readonly regrets: Float64Array
  readonly lastGains: Float64Array
  readonly average: Average

  constructor(kinds: number) {
    const length = turnIndex(kinds, 0, 0)
    this.regrets = new Float64Array(length)
    this.lastGains = new Float64Array(length)
    this.average = new Average(length)
  }

  /** Begins with what was learnt in a situation that is much the same. */
  startLike({ regrets, lastGains }: Announcer): void {
    this.regrets.set(regrets)
    this.lastGains.set(lastGains)
  }
}

/** Who doubts: chances to doubt, by `doubtIndex`. */
export class Doubter {
  readonly #doubting = new Float64Array(3 * WIDTH)
  readonly #believing = new Float64Array(3 * WIDTH)
  readonly #lastGains = new Float64Array(3 * WIDTH)
  readonly gains = new Float64Array(3 * WIDTH)
  readonly now = new Float64Array(3 * WIDTH)
  readonly average = new Average(3 * WIDTH)

  /** Begins with what was learnt in a situation that is much the same. */
  startLike(other: Doubter): void {
    this.#doubting.set(other.#doubting)
    this.#believing.set(other.#believing)
    this.#lastGains.set(other.#lastGains)
    this.now.set(other.now)
  }

  draw(): void {
    this.average.nextRound()
    for (let at = 0; at < this.now.length; at++) {
      const last = this.#lastGains[at]
      const doubting = Math.max(0, this.#doubting[at] + (1 - this.now[at]) * last)
      const believing = Math.max(0, this.#believing[at] - this.now[at] * last)
      const sum = believing + doubting
      this.now[at] = sum > 0 ? doubting / sum : 0.5
      this.average.sums[at] += this.average.weight * this.now[at]
    }
    this.gains.fill(0)
  }

  regret(): void {
    for (let at = 0; at < this.now.length; at++) {
      const gain = this.gains[at]
      this.#doubting[at] = Math.max(0, this.#doubting[at] + (1 - this.now[at]) * gain)
      this.#believing[at] = Math.max(0, this.#believing[at] - this.now[at] * gain)
      this.#lastGains[at] = gain
    }
  }
}

/** Somebody announces to somebody, as often as `weights` say of each pair of their cards. */
export interface Meeting {
  readonly announcer: Announcer
  readonly doubter: Doubter
  readonly stakes: Stakes
  readonly weights: Float64Array
}

/** A kind of card that a doubter holds in a meeting with an announcer whose card is given. */
interface Opponent {
  readonly doubter: Doubter
  readonly gains: Float64Array
  readonly stakes: Stakes
  readonly kind: number
  readonly weight: number
  /** By announcement: what it is worth if he believes it, times his weight. */
  readonly believed: Float64Array
  /** By announcement: how often he doubts it, times his weight. */
  readonly doubtWeights: Float64Array
}

export class Meetings {
  readonly #announcers: readonly Announcer[]
  readonly #doubters: readonly Doubter[]
  /** By announcer and kind of his card. */
  readonly #opponents: readonly (readonly Opponent[])[][]
  readonly #ifBelieved = new Float64Array(WIDTH)
  readonly #worth = new Float64Array(WIDTH)
  readonly #mixture = new Float64Array(WIDTH)

  constructor(meetings: readonly Meeting[]) {
    this.#announcers = [...new Set(meetings.map(({ announcer }) => announcer))]
    this.#doubters = [...new Set(meetings.map(({ doubter }) => doubter))]
    this.#opponents = this.#announcers.map((each) => {
      const own = meetings.filter(({ announcer }) => announcer === each)
      return Array.from({ length: kindsOf(own[0].stakes.sides.attackerCard) }, (_, kind) => opponentsOf(own, kind))
    })
  }

  /** Begins with what was learnt by the same meetings in a situation that is much the same. */
  startLike(other: Meetings): void {
    this.#announcers.forEach((announcer, i) => {
      announcer.startLike(other.#announcers[i])
    })
    this.#doubters.forEach((doubter, i) => {
      doubter.startLike(other.#doubters[i])
    })
  }

  /** Keeps the regrets and averages over the rounds to come alone. */
  forgetAverages(): void {
    for (const { average } of [...this.#announcers, ...this.#doubters]) average.forget()
  }

  learn(rounds: number): void {
    for (let i = 0; i < rounds; i++) {
      for (const doubter of this.#doubters) doubter.draw()
      this.#announcers.forEach((announcer, at) => {
        announcer.average.nextRound()
        this.#opponents[at].forEach((opponents, kind) => {
          if (opponents.length > 0) this.#announce(announcer, kind, opponents)
        })
      })
      for (const doubter of this.#doubters) doubter.regret()
    }
    for (const { average } of [...this.#announcers, ...this.#doubters]) average.draw()
  }

  #announce({ regrets, lastGains, average }: Announcer, kind: number, opponents: readonly Opponent[]): void {
    const [mixture, worth, ifBelieved] = [this.#mixture, this.#worth, this.#ifBelieved]
    const { sums, weight: roundWeight } = average
    ifBelieved.fill(0)
    for (const { doubter, stakes, kind: enemy, weight, believed, doubtWeights } of opponents)
      for (let reading = 1; reading <= READINGS; reading++) {
        const doubt = doubter.now[doubtIndex(enemy, reading)]
        believed[reading] = weight * stakes.believed[reading * PAIRS + pairOf(kind, enemy)]
        ifBelieved[reading] += (1 - doubt) * believed[reading]
        doubtWeights[reading] = weight * doubt
      }
    for (let thrown = 0; thrown < SHARES.length; thrown++) {
      const row = turnIndex(kind, thrown, 0)
      for (let reading = 1; reading <= READINGS; reading++) worth[reading] = ifBelieved[reading]
      for (let i = 0; i < opponents.length; i++) {
        const { stakes, kind: enemy, doubtWeights } = opponents[i]
        const { doubted } = stakes
        let at = row * DOUBTED_STRIDE + enemy
        for (let reading = 1; reading <= READINGS; reading++) {
          at += DOUBTED_STRIDE
          worth[reading] += doubtWeights[reading] * doubted[at]
        }
      }
      let positive = 0
      let value = 0
      for (let reading = 1; reading <= READINGS; reading++) {
        const expected = regrets[row + reading] + lastGains[row + reading]
        mixture[reading] = Math.max(expected, 0)
        positive += mixture[reading]
        value += mixture[reading] * worth[reading]
      }
      if (positive > 0) value /= positive
      else {
        mixture.fill(1)
        positive = READINGS
        value = 0
        for (let reading = 1; reading <= READINGS; reading++) value += worth[reading] / READINGS
      }
      for (let reading = 1; reading <= READINGS; reading++) {
        const gain = worth[reading] - value
        const regret = regrets[row + reading] + gain
        regrets[row + reading] = Math.max(regret, 0)
        lastGains[row + reading] = gain
        if (mixture[reading] === 0) continue
        const share = mixture[reading] / positive
        sums[row + reading] += roundWeight * share
        const throwShare = SHARES[thrown] * share
        for (let i = 0; i < opponents.length; i++) {
          const { gains, stakes, kind: enemy, weight, believed } = opponents[i]
          const doubted = stakes.doubted[(row + reading) * DOUBTED_STRIDE + enemy]
          gains[enemy * WIDTH + reading] += throwShare * (believed[reading] - weight * doubted)
        }
      }
    }
  }
}

function opponentsOf(meetings: readonly Meeting[], kind: number): Opponent[] {
  const opponents: Opponent[] = []
  for (const { doubter, stakes, weights } of meetings)
    for (let enemy = 0; enemy < kindsOf(stakes.sides.defenderCard); enemy++) {
      const weight = weights[pairOf(kind, enemy)]
      const [believed, doubtWeights] = [new Float64Array(WIDTH), new Float64Array(WIDTH)]
      const { gains } = doubter
      if (weight > 0) opponents.push({ doubter, gains, stakes, kind: enemy, weight, believed, doubtWeights })
    }
  return opponents
}
