/** The value of knights under the law on all four strengths, which is known to come in the end. */
import { type Board, KNIGHTS, type LancasterState, STRENGTHS } from './board.ts'

const ALL_FOUR = 'all-four-strengths-6-points'
const POINTS = 6
/** How much these points count while the law is still to come. Found by play; strong knights pay in other ways too. */
const EXPECTATION = 1.7
/** The factor for every upgrade or new knight that is still missing. */
const PER_MISSING_STEP = 0.6

export class AllStrengthsLaw {
  readonly #board: Board
  readonly #law: number
  readonly #active = [0, 0, 0, 0, 0]

  constructor(board: Board) {
    this.#board = board
    this.#law = board.lawIds.indexOf(ALL_FOUR)
  }

  isToCome(w: LancasterState): boolean {
    return this.#board.isLawToCome(w, this.#law)
  }

  /** The expected value for a player with one knight less of one strength and one more of another; 0 for none. */
  worth(w: LancasterState, player: number, less: number, more: number): number {
    if (!this.isToCome(w)) return 0
    for (let strength = 1; strength <= STRENGTHS; strength++)
      this.#active[strength] = KNIGHTS[strength] - this.#board.inReserve(w, player, strength)
    this.#active[less]--
    this.#active[more]++
    return EXPECTATION * POINTS * PER_MISSING_STEP ** stepsToAllFour(this.#active)
  }
}

/** How many upgrades and new knights a player is away from knights of all four strengths. */
function stepsToAllFour(active: readonly number[]): number {
  let steps = 0
  let wanted = STRENGTHS
  for (let strength = STRENGTHS; strength >= 1; strength--)
    for (let each = 0; each < active[strength] && wanted > 0; each++, wanted--) steps += Math.max(0, wanted - strength)
  // A missing knight has to be gained and upgraded.
  for (; wanted > 0; wanted--) steps += wanted
  return steps
}
