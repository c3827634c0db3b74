/** What can be said of every situation: a number for each pair of cards that the two sides could hold. */
import { PAIRS, pairOf, SITUATIONS, type Sides, situation } from './situations.ts'

/**
 * A measure of battles, seen from the attacker. After an exchange the roles change: what both sides have a share of is
 * then `shared`, and the same for both; otherwise the two shares make one.
 */
export class Measure {
  readonly values = new Float64Array(SITUATIONS * PAIRS)
  readonly isShared: boolean
  readonly ifAttackerWins: (survivors: number) => number
  readonly ifDefenderWins: (survivors: number) => number

  constructor(
    isShared: boolean,
    ifAttackerWins: (survivors: number) => number,
    ifDefenderWins: (survivors: number) => number,
  ) {
    this.isShared = isShared
    this.ifAttackerWins = ifAttackerWins
    this.ifDefenderWins = ifDefenderWins
  }

  at({ attackers, defenders, attackerCard, defenderCard }: Sides, attackerKind: number, defenderKind: number): number {
    const here = situation(attackers, defenders, attackerCard, defenderCard)
    return this.values[here * PAIRS + pairOf(attackerKind, defenderKind)]
  }

  /** When an exchange is over, seen from who attacked in it. */
  after(
    attackers: number,
    defenders: number,
    attackerCard: number,
    attackerKind: number,
    defenderCard: number,
    defenderKind: number,
  ): number {
    if (attackers <= 0) return this.ifDefenderWins(defenders)
    if (defenders <= 0) return this.ifAttackerWins(attackers)
    const next = situation(defenders, attackers, defenderCard, attackerCard)
    const value = this.values[next * PAIRS + pairOf(defenderKind, attackerKind)]
    return this.isShared ? value : 1 - value
  }
}

/** What a side fights for: to win, and a little for every survivor, which matters where the battle is as good as decided. */
export const worthMeasure = (survivorWorth: number): Measure =>
  new Measure(
    false,
    (survivors) => 1 + survivorWorth * survivors,
    (survivors) => -survivorWorth * survivors,
  )

export const winMeasure = (): Measure =>
  new Measure(
    false,
    () => 1,
    () => 0,
  )

/** How many are left of whoever wins. */
export const survivorMeasure = (): Measure =>
  new Measure(
    true,
    (survivors) => survivors,
    (survivors) => survivors,
  )
