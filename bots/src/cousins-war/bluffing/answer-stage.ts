/**
 * The last part of an attack round: the attack counts as some reading, and the defender answers and may use the last
 * card.
 */
import { READINGS } from '../dice.ts'
import { ANSWERS, attackerLoses, defenderLoses, OUTCOMES } from './outcomes.ts'
import type { SituationValues } from './situation-values.ts'
import { kindsOf, NO_CARD, PAIRS, pairOf, pointsOf, type Sides, shareOf } from './situations.ts'

/** A card is used only for a gain above rounding errors. */
const MIN_GAIN = 1e-7
export const LEAVES = -1
const REACHES = 1 << OUTCOMES

export class AnswerStage {
  #sides!: Sides
  /** By kind of the defender's card and reachable outcomes (a bit set): the outcome for which it is best used. */
  readonly #bestUse = [0, 1, 2].map(() => new Int8Array(REACHES))
  readonly #worthIfUsed = [0, 1, 2].map(() => new Float64Array(OUTCOMES))
  readonly #worthIfLeft = [0, 1, 2].map(() => new Float64Array(OUTCOMES))

  /**
   * Determines how the defender uses the card in these circumstances, with the prior belief about the attacker's card.
   */
  decide(sides: Sides, worth: SituationValues): void {
    this.#sides = sides
    if (this.isOver) return
    const { attackers, defenders, attackerCard, defenderCard } = sides
    for (let kind = 0; kind < kindsOf(defenderCard); kind++) {
      const [ifUsed, ifLeft] = [this.#worthIfUsed[kind], this.#worthIfLeft[kind]]
      ifUsed.fill(0)
      ifLeft.fill(0)
      for (let outcome = 0; outcome < OUTCOMES; outcome++) {
        const [a, d] = [attackers - attackerLoses(outcome), defenders - defenderLoses(outcome)]
        for (let enemy = 0; enemy < kindsOf(attackerCard); enemy++) {
          const share = shareOf(attackerCard, enemy)
          ifUsed[outcome] += share * worth.after(a, d, attackerCard, enemy, NO_CARD, 0)
          ifLeft[outcome] += share * worth.after(a, d, attackerCard, enemy, defenderCard, kind)
        }
      }
      this.#bestUse[kind].fill(LEAVES)
    }
  }

  get isOver(): boolean {
    return this.#sides.attackers <= 0 || this.#sides.defenders <= 0
  }

  /** The outcome for which a card of this kind is used, or `LEAVES`. */
  use(kind: number, asItLies: number, reach: number): number {
    if (reach === 0) return LEAVES
    const ifUsed = this.#worthIfUsed[kind]
    let best = this.#bestUse[kind][reach]
    if (best === LEAVES) {
      for (let outcome = 0; outcome < OUTCOMES; outcome++)
        if ((reach & (1 << outcome)) !== 0 && (best === LEAVES || ifUsed[outcome] < ifUsed[best])) best = outcome
      this.#bestUse[kind][reach] = best
    }
    return ifUsed[best] < this.#worthIfLeft[kind][asItLies] - MIN_GAIN ? best : LEAVES
  }

  /** By reading and pair of cards: the attacker's value if the attack counts as this reading. */
  measure(measure: SituationValues, into: Float64Array): void {
    const { attackers, defenders, attackerCard, defenderCard } = this.#sides
    if (this.isOver) {
      into.fill(attackers <= 0 ? measure.ifDefenderWins(defenders) : measure.ifAttackerWins(attackers))
      return
    }
    const ifLeft = new Float64Array(OUTCOMES * 3)
    const ifUsed = new Float64Array(OUTCOMES * 3)
    const attackerKinds = kindsOf(attackerCard)
    for (let kind = 0; kind < kindsOf(defenderCard); kind++) {
      const points = pointsOf(defenderCard, kind)
      for (let outcome = 0; outcome < OUTCOMES; outcome++) {
        const [a, d] = [attackers - attackerLoses(outcome), defenders - defenderLoses(outcome)]
        for (let enemy = 0; enemy < attackerKinds; enemy++) {
          ifLeft[outcome * 3 + enemy] = measure.after(a, d, attackerCard, enemy, defenderCard, kind)
          ifUsed[outcome * 3 + enemy] = measure.after(a, d, attackerCard, enemy, NO_CARD, 0)
        }
      }
      for (let reading = 1; reading <= READINGS; reading++) {
        for (let enemy = 0; enemy < attackerKinds; enemy++) into[reading * PAIRS + pairOf(enemy, kind)] = 0
        for (const { share, asItLies, reach } of ANSWERS[reading]) {
          const use = this.use(kind, asItLies, reach[points])
          const from = use === LEAVES ? ifLeft : ifUsed
          const at = (use === LEAVES ? asItLies : use) * 3
          for (let enemy = 0; enemy < attackerKinds; enemy++)
            into[reading * PAIRS + pairOf(enemy, kind)] += share * from[at + enemy]
        }
      }
    }
  }
}
