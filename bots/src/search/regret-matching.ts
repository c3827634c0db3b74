/**
 * Regret matching, for moves that must not be predictable, such as simultaneous ones. A move is played in proportion to
 * its positive regret; the average strategy over all visits approaches an equilibrium.
 */
import type { Chance } from '@tudor-rose/table'
import type { InformationSet } from './information-set.ts'

/** A uniform number from 0 up to 1. */
const UNIFORM_STEPS = 2 ** 21
const uniform = (chance: Chance): number => chance.below(UNIFORM_STEPS) / UNIFORM_STEPS

/** A move whose average share is smaller than this part of the largest one is regarded as mere exploration. */
const RARE = 0.15
/** For how many visits the average of all moves counts in the value of one. */
const AVERAGE_VISITS = 2

export class RegretMatching {
  /** The share of visits that are spent on exploration. */
  readonly #exploring: number
  /** The current strategy over the moves given last, by index. */
  #strategy = new Float64Array(64)

  constructor(exploring: number) {
    this.#exploring = exploring
  }

  /** Samples one of the first `many` of `arms` and returns its index. */
  sample(set: InformationSet, arms: Int32Array, many: number, chance: Chance): number {
    this.#match(set, arms, many)
    // Early strategies are poor, so later ones get more weight.
    const weight = set.visits + 1
    for (let i = 0; i < many; i++) {
      set.strategySums![arms[i]] += weight * this.#strategy[i]
      set.armAvailability[arms[i]]++
    }
    let left = uniform(chance)
    for (let i = 0; i < many - 1; i++) {
      left -= this.#chanceOf(i, many)
      if (left < 0) return i
    }
    return many - 1
  }

  /** The probability with which `sample` took this index. */
  probabilityOf(place: number, many: number): number {
    return this.#chanceOf(place, many)
  }

  /**
   * Updates regrets with the value of the arm taken. The mean values of the other arms serve as a baseline, which keeps
   * the estimates unbiased and reduces their variance.
   */
  update(set: InformationSet, arms: Int32Array, many: number, place: number, likelihood: number, value: number): void {
    this.#match(set, arms, many)
    const armVisits = arms[place]
    let expected = 0
    const surprise = (value - expectedOf(set, armVisits)) / likelihood
    for (let i = 0; i < many; i++) expected += this.#strategy[i] * expectedOf(set, arms[i])
    expected += this.#strategy[place] * surprise
    for (let i = 0; i < many; i++)
      set.regrets![arms[i]] += expectedOf(set, arms[i]) + (i === place ? surprise : 0) - expected
    set.addVisit(armVisits, value)
  }

  /** Lets priors count as so many visits of every move. */
  static applyPriors(set: InformationSet, from: number, tries: number): void {
    let sum = 0
    for (let arm = from; arm < set.arms; arm++) sum += set.priors[arm]
    const average = sum / (set.arms - from)
    for (let arm = from; arm < set.arms; arm++) set.regrets![arm] += tries * (set.priors[arm] - average)
  }

  /** Samples a move from the average strategy. */
  static sampleAverage(set: InformationSet, arms: Int32Array, many: number, chance: Chance): number {
    let most = 0
    for (let i = 0; i < many; i++) most = Math.max(most, set.strategySums![arms[i]])
    const least = RARE * most
    let common = 0
    for (let i = 0; i < many; i++) if (set.strategySums![arms[i]] >= least) common += set.strategySums![arms[i]]
    let left = uniform(chance) * common
    let last = arms[0]
    for (let i = 0; i < many; i++) {
      const meant = set.strategySums![arms[i]]
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
    for (let i = 0; i < many; i++) regrets += Math.max(0, set.regrets![arms[i]])
    for (let i = 0; i < many; i++)
      this.#strategy[i] = regrets > 0 ? Math.max(0, set.regrets![arms[i]]) / regrets : 1 / many
  }
}

/** The estimated value of an arm: its mean, shrunk towards the mean of all arms while visits are few. */
function expectedOf(set: InformationSet, arm: number): number {
  const average = set.visits > 0 ? set.totalValue / set.visits : 0.5
  return (set.armValues[arm] + AVERAGE_VISITS * average) / (set.armVisits[arm] + AVERAGE_VISITS)
}
