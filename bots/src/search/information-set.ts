import type { Move, MoveList } from '@tudor-rose/table'

const NOT_FOUND = -1
const FIRST_CAPACITY = 8
const NO_MOVES: Int32Array = new Int32Array(0)
const NO_VALUES: Float64Array = new Float64Array(0)

/**
 * All states that a seat cannot tell apart, as far as search distinguishes them, with statistics of its moves. Which
 * moves are legal may differ between worlds, so every move gets its own arm when it is first seen.
 */
export class InformationSet {
  readonly #isMixed: boolean
  // Many sets are visited only once, so arms are allocated on demand.
  #moves = NO_MOVES
  arms = 0
  /** So many arms have a prior. */
  ratedArms = 0
  visits = 0
  /** The sum of the values of all visits. */
  totalValue = 0
  /** By arm: visits, how often it was available, the sum of its values, and its prior. */
  armVisits = NO_VALUES
  armAvailability = NO_VALUES
  armValues = NO_VALUES
  priors = NO_VALUES
  /** By arm: how many arms have a higher prior. */
  priorRanks = NO_VALUES
  /** By arm, for mixed strategies: cumulative regret, and the weighted sum of the strategies. */
  regrets: Float64Array | undefined
  strategySums: Float64Array | undefined

  constructor(isMixed: boolean) {
    this.#isMixed = isMixed
  }

  moveOf(arm: number): Move {
    return this.#moves[arm]
  }

  /** Writes the arm of each of these moves, adding arms for new moves. */
  armsOf(moves: MoveList, out: Int32Array): void {
    // Lists are mostly the same as before, so the arm after the last one is tried first.
    let expected = 0
    if (this.arms === 0) this.#makeRoom(Math.max(FIRST_CAPACITY, moves.length))
    for (let i = 0; i < moves.length; i++) {
      const move = moves.at(i)
      if (expected >= this.arms || this.#moves[expected] !== move) {
        const found = this.#find(move)
        expected = found === NOT_FOUND ? this.#add(move) : found
      }
      out[i] = expected++
    }
  }

  /** Ranks all arms by their priors. */
  rankByPrior(): void {
    const order = Array.from({ length: this.arms }, (_, arm) => arm).sort((a, b) => this.priors[b] - this.priors[a])
    for (let place = 0; place < order.length; place++) this.priorRanks[order[place]] = place
  }

  /** The mean value of an arm; one half if it was never taken. */
  meanValue(arm: number): number {
    return this.armVisits[arm] > 0 ? this.armValues[arm] / this.armVisits[arm] : 0.5
  }

  addVisit(arm: number, value: number): void {
    this.visits++
    this.totalValue += value
    this.armVisits[arm]++
    this.armValues[arm] += value
  }

  #find(move: Move): number {
    for (let arm = 0; arm < this.arms; arm++) if (this.#moves[arm] === move) return arm
    return NOT_FOUND
  }

  #add(move: Move): number {
    if (this.arms === this.#moves.length) this.#makeRoom(2 * this.arms)
    this.#moves[this.arms] = move
    this.priorRanks[this.arms] = this.arms
    return this.arms++
  }

  #makeRoom(capacity: number): void {
    const enlarged = (old: Float64Array): Float64Array => {
      const figures = new Float64Array(capacity)
      figures.set(old)
      return figures
    }
    const moves = new Int32Array(capacity)
    moves.set(this.#moves)
    this.#moves = moves
    this.armVisits = enlarged(this.armVisits)
    this.armAvailability = enlarged(this.armAvailability)
    this.armValues = enlarged(this.armValues)
    this.priors = enlarged(this.priors)
    this.priorRanks = enlarged(this.priorRanks)
    if (!this.#isMixed) return
    this.regrets = enlarged(this.regrets ?? NO_VALUES)
    this.strategySums = enlarged(this.strategySums ?? NO_VALUES)
  }
}
