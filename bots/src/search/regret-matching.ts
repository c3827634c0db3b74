/**
 * Moves that must not be foreseen, such as those that are made at the same time as somebody else's. Each is taken as often
 * as it is regretted not to have been taken; on average over all visits that comes close to an equilibrium.
 */
import type { Chance } from '@tudor-rose/table'
import type { InformationSet } from './information-set.ts'

/** A number from 0 up to 1, out of whole ones. */
const FINENESS = 2 ** 21
const anyShare = (chance: Chance): number => chance.below(FINENESS) / FINENESS

/** A move that was meant so much less often than the one meant most is taken to be one that was only explored. */
const RARE = 0.15
/** For how many tries it counts what all moves have brought on average, while little is known of one. */
const TRUST_IN_AVERAGE = 2

export class RegretMatching {
  /** How often any move is taken for the sake of exploring. */
  readonly #exploring: number
  /** How likely each of the moves given last is meant to be taken, by its place in the list. */
  #strategy = new Float64Array(64)

  constructor(exploring: number) {
    this.#exploring = exploring
  }

  /** Picks one of the first `many` of `arms` by its regret, and answers its place among them. */
  pick(set: InformationSet, arms: Int32Array, many: number, chance: Chance): number {
    this.#match(set, arms, many)
    // What was meant at first was meant in ignorance, so it counts the more the later it was.
    const weight = set.visits + 1
    for (let i = 0; i < many; i++) {
      set.meant![arms[i]] += weight * this.#strategy[i]
      set.available[arms[i]]++
    }
    let left = anyShare(chance)
    for (let i = 0; i < many - 1; i++) {
      left -= this.#chanceOf(i, many)
      if (left < 0) return i
    }
    return many - 1
  }

  /** How likely `pick` was to take what it took last. */
  chanceOf(place: number, many: number): number {
    return this.#chanceOf(place, many)
  }

  /**
   * Learns what the arm taken has brought. Of the others only the averages so far are known; those serve as a baseline,
   * which keeps the estimates fair and far less noisy than without.
   */
  learn(set: InformationSet, arms: Int32Array, many: number, place: number, likelihood: number, value: number): void {
    this.#match(set, arms, many)
    const taken = arms[place]
    let expected = 0
    const surprise = (value - expectedOf(set, taken)) / likelihood
    for (let i = 0; i < many; i++) expected += this.#strategy[i] * expectedOf(set, arms[i])
    expected += this.#strategy[place] * surprise
    for (let i = 0; i < many; i++)
      set.regret![arms[i]] += expectedOf(set, arms[i]) + (i === place ? surprise : 0) - expected
    set.record(taken, value)
  }

  /** Lets first sight stand for so many tries of every move: what looks better than the others is taken more often at first. */
  static trustFirstSight(set: InformationSet, from: number, tries: number): void {
    let sum = 0
    for (let arm = from; arm < set.arms; arm++) sum += set.prior[arm]
    const average = sum / (set.arms - from)
    for (let arm = from; arm < set.arms; arm++) set.regret![arm] += tries * (set.prior[arm] - average)
  }

  /** A move for earnest, as often as it was meant to be taken over all visits. */
  static play(set: InformationSet, arms: Int32Array, many: number, chance: Chance): number {
    let most = 0
    for (let i = 0; i < many; i++) most = Math.max(most, set.meant![arms[i]])
    const least = RARE * most
    let common = 0
    for (let i = 0; i < many; i++) if (set.meant![arms[i]] >= least) common += set.meant![arms[i]]
    let left = anyShare(chance) * common
    let last = arms[0]
    for (let i = 0; i < many; i++) {
      const meant = set.meant![arms[i]]
      if (meant < least) continue
      last = arms[i]
      left -= meant
      if (left < 0) break
    }
    return last
  }

  #chanceOf(place: number, many: number): number {
    return this.#exploring / many + (1 - this.#exploring) * this.#strategy[place]
  }

  #match(set: InformationSet, arms: Int32Array, many: number): void {
    if (this.#strategy.length < many) this.#strategy = new Float64Array(2 * many)
    let regrets = 0
    for (let i = 0; i < many; i++) regrets += Math.max(0, set.regret![arms[i]])
    for (let i = 0; i < many; i++)
      this.#strategy[i] = regrets > 0 ? Math.max(0, set.regret![arms[i]]) / regrets : 1 / many
  }
}

/** What an arm is likely to bring, by what it has brought and, while that is little, by what all have. */
function expectedOf(set: InformationSet, arm: number): number {
  const average = set.visits > 0 ? set.brought / set.visits : 0.5
  return (set.total[arm] + TRUST_IN_AVERAGE * average) / (set.taken[arm] + TRUST_IN_AVERAGE)
}
