/** What strong knights promise under the law on all four strengths, which is known to come at the end. */
import { type Board, KNIGHTS, STRENGTHS, type World } from './board.ts'

const ALL_FOUR = 'all-four-strengths-6-points'
const POINTS = 6
/** How much these points count while the law is still to come. Found by play; strong knights of every kind pay in other ways too. */
const HOPE = 1.7
/** What is left of a promise for every upgrade or new knight that it still takes. */
const A_STEP_AWAY = 0.6

export class AllFour {
  readonly #board: Board
  readonly #law: number
  readonly #active = [0, 0, 0, 0, 0]

  constructor(board: Board) {
    this.#board = board
    this.#law = board.lawIds.indexOf(ALL_FOUR)
  }

  isToCome(w: World): boolean {
    return this.#board.isLawToCome(w, this.#law)
  }

  /** What a player can hope for with a knight less of one strength and more of another; 0 for none. */
  worth(w: World, player: number, less: number, more: number): number {
    if (!this.isToCome(w)) return 0
    for (let strength = 1; strength <= STRENGTHS; strength++)
      this.#active[strength] = KNIGHTS[strength] - this.#board.inReserve(w, player, strength)
    this.#active[less]--
    this.#active[more]++
    return HOPE * POINTS * A_STEP_AWAY ** stepsToAllFour(this.#active)
  }
}

/** How many upgrades and new knights somebody is away from knights of all four strengths. */
function stepsToAllFour(active: readonly number[]): number {
  let steps = 0
  let wanted = STRENGTHS
  for (let strength = STRENGTHS; strength >= 1; strength--)
    for (let each = 0; each < active[strength] && wanted > 0; each++, wanted--) steps += Math.max(0, wanted - strength)
  // Whoever is missing has to come and rise.
  for (; wanted > 0; wanted--) steps += wanted
  return steps
}
