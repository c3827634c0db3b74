/** Values of every situation, by pair of cards that the two sides could hold. */
import { PAIRS, pairOf, SITUATIONS, type Sides, situation } from './situations.ts'

/**
 * A value of battles from the attacker's view. Roles change after each round: a `shared` value is the same for both
 * sides, otherwise the two values add up to one.
 */
export class SituationValues {
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

  /** The value after a round, for the side that attacked in it. */
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

/** What a side maximises: winning, and a little for every survivor, which matters when the battle is nearly decided. */
export const utilityValues = (survivorWorth: number): SituationValues =>
  new SituationValues(
    false,
    (survivors) => 1 + survivorWorth * survivors,
    (survivors) => -survivorWorth * survivors,
  )

export const winValues = (): SituationValues =>
  new SituationValues(
    false,
    () => 1,
    () => 0,
  )

/** The winner's survivors. */
export const survivorValues = (): SituationValues =>
  new SituationValues(
    true,
    (survivors) => survivors,
    (survivors) => survivors,
  )
