/** Selection of the next move to try where a single seat decides: upper confidence bounds with priors. */
import type { Chance } from '@tudor-rose/table'
import type { InformationSet } from './information-set.ts'

/** How much to explore, and how much priors count. */
export interface BanditSettings {
  readonly exploration: number
  readonly priorBias: number
  /**
   * The value of a move that was never tried: one half by default, or the average of the others, which suits games
   * whose moves have similar values.
   */
  readonly untriedValue?: 'half' | 'average'
  /**
   * If priors are themselves values: for how many visits they count. Then there is no bias, and no move without a
   * value.
   */
  readonly priorVisits?: number
  /**
   * Progressive widening: only so many of the moves with the highest priors are tried at first, and more with the
   * square root of the visits. All moves by default. It suits games with many moves, few playouts and good priors.
   */
  readonly widening?: { readonly first: number; readonly growth: number }
}

/**
 * The arm with the highest upper confidence bound among the first `many` of `arms`. A move that is not always legal is
 * compared with how often it was available, not with all visits.
 */
export function selectArm(
  set: InformationSet,
  arms: Int32Array,
  many: number,
  { exploration, priorBias, untriedValue, priorVisits = 0, widening }: BanditSettings,
  chance: Chance,
): number {
  const { armVisits, armAvailability, armValues, priors: prior, priorRanks } = set
  const most =
    widening === undefined ? Number.POSITIVE_INFINITY : widening.first + widening.growth * Math.sqrt(set.visits)
  const unknown = untriedValue === 'average' && set.visits > 0 ? set.totalValue / set.visits : 0.5
  let best = arms[0]
  let highest = Number.NEGATIVE_INFINITY
  let equals = 1
  for (let i = 0; i < many; i++) {
    const arm = arms[i]
    const tries = armVisits[arm]
    const possible = ++armAvailability[arm]
    const wide = exploration * Math.sqrt(Math.log(possible + 1) / (tries + 1))
    const likely =
      priorVisits > 0
        ? (armValues[arm] + priorVisits * prior[arm]) / (tries + priorVisits)
        : (tries > 0 ? armValues[arm] / tries : unknown) + (priorBias * prior[arm]) / (tries + 1)
    // Arms beyond the widening rank after all others, for worlds that offer nothing else.
    const bound = priorRanks[arm] >= most ? -priorRanks[arm] : likely + wide
    if (bound > highest) {
      highest = bound
      best = arm
      equals = 1
    } else if (bound === highest && chance.below(++equals) === 0) best = arm
  }
  return best
}

/** The arm to play: the most visited one, and of those the one with the highest mean value. */
export function mostVisitedArm(set: InformationSet, arms: Int32Array, many: number): number {
  let best = arms[0]
  for (let i = 1; i < many; i++) {
    const arm = arms[i]
    const more = set.armVisits[arm] - set.armVisits[best]
    if (more > 0 || (more === 0 && set.meanValue(arm) > set.meanValue(best))) best = arm
  }
  return best
}

/** By how many visits the most visited arm leads. */
export function visitLead(set: InformationSet): number {
  let most = 0
  let next = 0
  for (let arm = 0; arm < set.arms; arm++) {
    const tries = set.armVisits[arm]
    if (tries > most) {
      next = most
      most = tries
    } else if (tries > next) next = tries
  }
  return most - next
}
