/**
 * Announcing and doubting as a separate game: the attacker knows his dice, the defender only the announcement. Regret
 * matching leads to a balanced mixture of truth and bluff, belief and doubt. Last cards are ignored.
 */
import { READINGS, THROWS, winChanceAfterAttack } from './dice.ts'

const ROUNDS_OF_LEARNING = 300
/** With more fighters a single round matters less, and the strategy hardly changes. */
const MAX_TOLD_APART = 5

export interface Bluff {
  /** By throw (in the order of `THROWS`), then by reading: the probability of announcing it. */
  readonly announce: readonly Float64Array[]
  /** By reading: the probability of doubting it. */
  readonly doubt: Float64Array
}

const solved = new Map<number, Bluff>()

/** The strategy for these numbers of fighters. */
export function bluffBetween(attackers: number, defenders: number): Bluff {
  const [a, d] = [Math.min(attackers, MAX_TOLD_APART), Math.min(defenders, MAX_TOLD_APART)]
  const key = a * (MAX_TOLD_APART + 1) + d
  let bluff = solved.get(key)
  if (bluff === undefined) {
    bluff = learn(a, d)
    solved.set(key, bluff)
  }
  return bluff
}

function learn(attackers: number, defenders: number): Bluff {
  const afterAttack = (reading: number, a: number, d: number): number => {
    if (a === 0 || d === 0) return a > 0 ? 1 : 0
    return winChanceAfterAttack(reading, a, d)
  }
  const readings = Array.from({ length: READINGS + 1 }, (_, reading) => reading)
  const believed = readings.map((reading) => (reading === 0 ? 0 : afterAttack(reading, attackers, defenders)))
  const doubted = THROWS.map(({ best, contains }) => {
    const truth = afterAttack(best, attackers, defenders - 1)
    const lie = afterAttack(best, attackers - 1, defenders)
    return readings.map((reading) => (contains[reading] ? truth : lie))
  })

  const attackRegrets = THROWS.map(() => new Float64Array(READINGS + 1))
  const announce = THROWS.map(() => new Float64Array(READINGS + 1))
  const beliefRegrets = new Float64Array(READINGS + 1)
  const doubtRegrets = new Float64Array(READINGS + 1)
  const doubt = new Float64Array(READINGS + 1)
  const mixture = new Float64Array(READINGS + 1)
  const doubtGains = new Float64Array(READINGS + 1)

  for (let round = 1; round <= ROUNDS_OF_LEARNING; round++) {
    const doubts = (reading: number): number => {
      const sum = beliefRegrets[reading] + doubtRegrets[reading]
      return sum > 0 ? doubtRegrets[reading] / sum : 0.5
    }
    const doubtNow = readings.map(doubts)
    doubtGains.fill(0)
    THROWS.forEach(({ share }, index) => {
      const regrets = attackRegrets[index]
      normalise(regrets, mixture)
      let value = 0
      const worth = (reading: number) =>
        believed[reading] + doubtNow[reading] * (doubted[index][reading] - believed[reading])
      for (let reading = 1; reading <= READINGS; reading++) value += mixture[reading] * worth(reading)
      for (let reading = 1; reading <= READINGS; reading++) {
        regrets[reading] = Math.max(0, regrets[reading] + worth(reading) - value)
        // Later rounds get more weight.
        announce[index][reading] += round * mixture[reading]
        doubtGains[reading] += share * mixture[reading] * (believed[reading] - doubted[index][reading])
      }
    })
    for (let reading = 1; reading <= READINGS; reading++) {
      const gain = doubtGains[reading]
      doubtRegrets[reading] = Math.max(0, doubtRegrets[reading] + (1 - doubtNow[reading]) * gain)
      beliefRegrets[reading] = Math.max(0, beliefRegrets[reading] - doubtNow[reading] * gain)
      doubt[reading] += round * doubtNow[reading]
    }
  }
  for (const mixed of announce) normalise(mixed, mixed)
  const weight = (ROUNDS_OF_LEARNING * (ROUNDS_OF_LEARNING + 1)) / 2
  return { announce, doubt: doubt.map((sum) => sum / weight) }
}

/** Converts weights to probabilities; uniform if all are 0. */
function normalise(weights: Float64Array, into: Float64Array): void {
  let sum = 0
  for (let reading = 1; reading <= READINGS; reading++) sum += weights[reading]
  for (let reading = 1; reading <= READINGS; reading++) into[reading] = sum > 0 ? weights[reading] / sum : 1 / READINGS
}
