import type { Move, MoveList } from '@tudor-rose/table'

const NOT_FOUND = -1
const FIRST_CAPACITY = 8
const NO_MOVES: Int32Array = new Int32Array(0)
const NO_FIGURES: Float64Array = new Float64Array(0)

/**
 * All moments that a seat cannot tell apart, as far as search distinguishes them, and what it has learnt about its moves
 * there. Which moves are legal may differ from world to world, so every move has an arm of its own as soon as it is seen.
 */
export class InformationSet {
  readonly #isMixed: boolean
  // Many sets are never come back to, so there is no room for arms before there are any.
  #moves = NO_MOVES
  arms = 0
  /** The first so many arms have been looked at. */
  rated = 0
  visits = 0
  /** What all visits have brought in all. */
  brought = 0
  /** By arm: how often it was taken and how often it could have been, what it brought in all, and how it looks at first sight. */
  taken = NO_FIGURES
  available = NO_FIGURES
  total = NO_FIGURES
  prior = NO_FIGURES
  /** By arm: how many of the others look better at first sight. */
  rank = NO_FIGURES
  /** By arm, where the moves are mixed: regret for not having taken it, and how often it was meant to be taken. */
  regret: Float64Array | undefined
  meant: Float64Array | undefined

  constructor(isMixed: boolean) {
    this.#isMixed = isMixed
  }

  moveOf(arm: number): Move {
    return this.#moves[arm]
  }

  /** Writes for each of these moves which arm it has, with new arms for new moves. */
  armsOf(moves: MoveList, out: Int32Array): void {
    // Lists mostly are the same as before, so the next move is looked for behind the last one first.
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

  /** Ranks all arms by how they look at first sight. */
  rankByPrior(): void {
    const order = Array.from({ length: this.arms }, (_, arm) => arm).sort((a, b) => this.prior[b] - this.prior[a])
    for (let place = 0; place < order.length; place++) this.rank[order[place]] = place
  }

  /** What an arm has brought on average; what it could bring in the mean where it was never taken. */
  mean(arm: number): number {
    return this.taken[arm] > 0 ? this.total[arm] / this.taken[arm] : 0.5
  }

  record(arm: number, value: number): void {
    this.visits++
    this.brought += value
    this.taken[arm]++
    this.total[arm] += value
  }

  #find(move: Move): number {
    for (let arm = 0; arm < this.arms; arm++) if (this.#moves[arm] === move) return arm
    return NOT_FOUND
  }

  #add(move: Move): number {
    if (this.arms === this.#moves.length) this.#makeRoom(2 * this.arms)
    this.#moves[this.arms] = move
    this.rank[this.arms] = this.arms
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
    this.taken = enlarged(this.taken)
    this.available = enlarged(this.available)
    this.total = enlarged(this.total)
    this.prior = enlarged(this.prior)
    this.rank = enlarged(this.rank)
    if (!this.#isMixed) return
    this.regret = enlarged(this.regret ?? NO_FIGURES)
    this.meant = enlarged(this.meant ?? NO_FIGURES)
  }
}
