/** Which move to try next where one seat alone decides: what is good so far, what is little known, what looks good. */
import type { Chance } from '@tudor-rose/table'
import type { InformationSet } from './information-set.ts'

/** How much a little-known move is worth trying, and how much first sight counts while it is little known. */
export interface Curiosity {
  readonly exploration: number
  readonly bias: number
  /**
   * What a move that was never tried is taken to bring: half a game unless told, or what the others have brought on average,
   * which serves where values of all moves lie close together.
   */
  readonly untried?: 'half' | 'average'
  /**
   * Where first sight is itself what a move is likely to bring: for how many tries it counts. Then there is neither a bias nor
   * a move of which nothing is known.
   */
  readonly trust?: number
  /**
   * How many of the moves that look best are tried at all: so many at first, and more with the square root of all visits. All
   * of them unless told; it serves where there are many moves and few playouts, and first sight is good.
   */
  readonly width?: { readonly first: number; readonly growth: number }
}

/**
 * The arm with the highest upper confidence bound among those of the first `many` of `arms`. A move that is not always
 * legal is measured against how often it could have been taken, and not against all visits.
 */
export function mostPromising(
  set: InformationSet,
  arms: Int32Array,
  many: number,
  { exploration, bias, untried, trust = 0, width }: Curiosity,
  chance: Chance,
): number {
  const { taken, available, total, prior, rank } = set
  const most = width === undefined ? Number.POSITIVE_INFINITY : width.first + width.growth * Math.sqrt(set.visits)
  const unknown = untried === 'average' && set.visits > 0 ? set.brought / set.visits : 0.5
  let best = arms[0]
  let highest = Number.NEGATIVE_INFINITY
  let equals = 1
  for (let i = 0; i < many; i++) {
    const arm = arms[i]
    const tries = taken[arm]
    const possible = ++available[arm]
    const wide = exploration * Math.sqrt(Math.log(possible + 1) / (tries + 1))
    const likely =
      trust > 0
        ? (total[arm] + trust * prior[arm]) / (tries + trust)
        : (tries > 0 ? total[arm] / tries : unknown) + (bias * prior[arm]) / (tries + 1)
    // What is beyond the width comes after all others, for worlds that offer nothing else.
    const bound = rank[arm] >= most ? -rank[arm] : likely + wide
    if (bound > highest) {
      highest = bound
      best = arm
      equals = 1
    } else if (bound === highest && chance.below(++equals) === 0) best = arm
  }
  return best
}

/** The arm to play in earnest: the one that was taken most, and of those the one that brought most. */
export function mostTaken(set: InformationSet, arms: Int32Array, many: number): number {
  let best = arms[0]
  for (let i = 1; i < many; i++) {
    const arm = arms[i]
    const more = set.taken[arm] - set.taken[best]
    if (more > 0 || (more === 0 && set.mean(arm) > set.mean(best))) best = arm
  }
  return best
}

/** By how many tries the arm that was taken most is ahead of the next. */
export function leadOf(set: InformationSet): number {
  let most = 0
  let next = 0
  for (let arm = 0; arm < set.arms; arm++) {
    const tries = set.taken[arm]
    if (tries > most) {
      next = most
      most = tries
    } else if (tries > next) next = tries
  }
  return most - next
}
