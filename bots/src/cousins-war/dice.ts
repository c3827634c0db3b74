/**
 * What three dice can be announced as, and how battles go. Readings are numbered like announcements in the game: 1 to 6
 * single, 7 to 12 pair, 13 to 18 triple.
 */
import { type BattleForecast, interpolate, GRID_SIZE as SIZE } from './battle-forecast.ts'

export const READINGS = 18
const FACES = 6

/** Three dice without their order, with their probability. */
export interface Throw {
  readonly dice: readonly [number, number, number]
  readonly share: number
  readonly best: number
  /** By reading: whether announcing it would be true. */
  readonly contains: readonly boolean[]
}

export function containsReading(dice: readonly number[], reading: number): boolean {
  const number = ((reading - 1) % FACES) + 1
  return dice.filter((die) => die === number).length >= Math.ceil(reading / FACES)
}

export function bestReading(dice: readonly number[]): number {
  let best = READINGS
  while (!containsReading(dice, best)) best--
  return best
}

function allThrows(): readonly Throw[] {
  const throws: Throw[] = []
  for (let a = 1; a <= FACES; a++)
    for (let b = a; b <= FACES; b++)
      for (let c = b; c <= FACES; c++) {
        const different = new Set([a, b, c]).size
        const dice = [a, b, c] as const
        throws.push({
          dice,
          share: [1, 3, 6][different - 1] / FACES ** 3,
          best: bestReading(dice),
          contains: Array.from({ length: READINGS + 1 }, (_, reading) => reading > 0 && containsReading(dice, reading)),
        })
      }
  return throws
}

export const THROWS = allThrows()

/** By reading: the probability that it is the best of three dice. */
export const READING_SHARES: readonly number[] = THROWS.reduce(
  (shares, { best, share }) => shares.with(best, shares[best] + share),
  new Array<number>(READINGS + 1).fill(0),
)

/** Troops lost by the lower of two readings. */
export function lossesBetween(winning: number, losing: number): number {
  const [higher, lower] = [Math.ceil(winning / FACES), Math.ceil(losing / FACES)]
  if (higher === lower) return winning > losing ? 1 : 0
  return higher === 3 && lower === 1 ? 3 : 2
}

const cell = (own: number, enemy: number): number => own * SIZE + enemy

/** By fighters of both sides: the chance to win if nobody lies, and the expected survivors. */
const WINS = new Float64Array(SIZE * SIZE)
const SURVIVORS = new Float64Array(SIZE * SIZE)
/** The chance to win with exactly so many survivors. */
const WINS_WITH = Array.from({ length: SIZE * SIZE }, () => new Float64Array(SIZE))

function fillTables(): void {
  /** By losses: the probability that a round costs a given side that many. It is the same for both sides. */
  const costs = [0, 0, 0, 0]
  for (let own = 1; own <= READINGS; own++)
    for (let enemy = 1; enemy < own; enemy++)
      costs[lossesBetween(own, enemy)] += READING_SHARES[own] * READING_SHARES[enemy]
  const decisive = 2 * (costs[1] + costs[2] + costs[3])
  for (let own = 0; own < SIZE; own++)
    for (let enemy = 0; enemy < SIZE; enemy++) {
      const here = cell(own, enemy)
      if (own === 0 || enemy === 0) {
        WINS[here] = own > 0 ? 1 : enemy > 0 ? 0 : 0.5
        SURVIVORS[here] = own
        if (own > 0) WINS_WITH[here][own] = 1
        continue
      }
      for (let lost = 1; lost <= 3; lost++) {
        const share = costs[lost] / decisive
        const afterLoss = cell(Math.max(0, own - lost), enemy)
        const afterGain = cell(own, Math.max(0, enemy - lost))
        WINS[here] += share * (WINS[afterLoss] + WINS[afterGain])
        SURVIVORS[here] += share * (SURVIVORS[afterLoss] + SURVIVORS[afterGain])
        for (let left = 1; left <= own; left++)
          WINS_WITH[here][left] += share * (WINS_WITH[afterLoss][left] + WINS_WITH[afterGain][left])
      }
    }
}
fillTables()

export const winChance = (own: number, enemy: number): number => interpolate(WINS, own, enemy)

/** The expected number of the winner's survivors, given a win. */
export function survivorsOfWin(own: number, enemy: number): number {
  const wins = winChance(own, enemy)
  return wins > 0 ? interpolate(SURVIVORS, own, enemy) / wins : 0
}

/** The distribution of survivors, given a win. */
const SURVIVOR_SHARES = WINS_WITH.map((chances, here) =>
  chances.map((chance) => (chance > 0 ? chance / WINS[here] : 0)),
)
export const survivorShares = (own: number, enemy: number): Float64Array => SURVIVOR_SHARES[cell(own, enemy)]

/** The attacker's chance to win once his throw counts as `reading` and the defender still has to answer. */
export function winChanceAfterAttack(reading: number, attackers: number, defenders: number): number {
  let chance = 0
  for (let answer = 1; answer <= READINGS; answer++) {
    const lostByDefender = reading > answer ? lossesBetween(reading, answer) : 0
    const lostByAttacker = answer > reading ? lossesBetween(answer, reading) : 0
    chance +=
      READING_SHARES[answer] *
      WINS[cell(Math.max(0, attackers - lostByAttacker), Math.max(0, defenders - lostByDefender))]
  }
  return chance
}

/** Battles in which nobody lies, without last cards. */
export const HONEST_FORECAST: BattleForecast = { winChance, survivorsOfWin, survivorShares }
