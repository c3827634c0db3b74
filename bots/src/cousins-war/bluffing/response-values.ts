/**
 * The values of a best response, by its fighters, the table's fighters, both cards, and its belief about the table's
 * card.
 */

import type { BeliefGrid } from './beliefs.ts'
import type { SituationValues } from './situation-values.ts'
import { CARD_STATES, HIDDEN, MAX_FIGHTERS } from './situations.ts'

/** The responder's card: as publicly known or, if it is hidden, its kind. */
const OWN_CARDS = CARD_STATES + 2
export const ownCard = (card: number, kind: number): number => (card === HIDDEN ? HIDDEN + kind : card)

export class ResponseValues {
  readonly values: Float64Array
  readonly grid: BeliefGrid
  readonly #worth: SituationValues

  constructor(grid: BeliefGrid, worth: SituationValues) {
    this.grid = grid
    this.#worth = worth
    this.values = new Float64Array(MAX_FIGHTERS ** 2 * OWN_CARDS * CARD_STATES * grid.points.length)
  }

  /** Where the values of the beliefs begin; there is only one belief if the table's card is not hidden. */
  from(own: number, enemy: number, card: number, enemyCard: number): number {
    const fighters = (own - 1) * MAX_FIGHTERS + enemy - 1
    return ((fighters * OWN_CARDS + card) * CARD_STATES + enemyCard) * this.grid.points.length
  }

  /** The value times the weight of the belief. */
  read(own: number, enemy: number, card: number, enemyCard: number, one: number, two: number, three: number): number {
    if (own <= 0) return (one + two + three) * this.#worth.ifDefenderWins(enemy)
    if (enemy <= 0) return (one + two + three) * this.#worth.ifAttackerWins(own)
    const from = this.from(own, enemy, card, enemyCard)
    if (enemyCard !== HIDDEN) return one * this.values[from]
    return this.grid.read(this.values, from, one, two, three)
  }

  /** Adds the derivatives of that by the weights of 1, 2 and 3 points, times `scale`, to `into`. */
  addSlopes(
    own: number,
    enemy: number,
    card: number,
    enemyCard: number,
    one: number,
    two: number,
    three: number,
    scale: number,
    into: Float64Array,
  ): void {
    if (own <= 0 || enemy <= 0) {
      const value = scale * (own <= 0 ? this.#worth.ifDefenderWins(enemy) : this.#worth.ifAttackerWins(own))
      for (let i = 0; i < 3; i++) into[i] += value
      return
    }
    const from = this.from(own, enemy, card, enemyCard)
    if (enemyCard !== HIDDEN) into[0] += scale * this.values[from]
    else this.grid.addSlopes(this.values, from, one, two, three, scale, into)
  }
}
