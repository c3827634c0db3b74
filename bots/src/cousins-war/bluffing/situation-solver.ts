/**
 * Trains the bluffing strategy of one situation against best responses in all later ones. Attack and defence are
 * trained separately, each against an opponent with the value of a best response to the table. Such an opponent
 * remembers what was announced, so revealing a card by bluffing has its price.
 */

import { AttackRound } from './attack-round.ts'
import { type BestResponse, Responses } from './best-response.ts'
import { type BluffStrategy, emptyPayoffs } from './payoffs.ts'
import { Announcer, Doubter } from './regrets.ts'
import { SideTraining } from './side-training.ts'
import type { SituationValues } from './situation-values.ts'
import { certainOrHidden, HIDDEN, kindsOf, type Sides } from './situations.ts'

/** If both cards are known, iterations are cheap, and all other situations depend on the result. */
const MORE_WHERE_KNOWN = 3

export class SituationSolver {
  readonly sides: Sides
  readonly attackRound = new AttackRound()
  readonly #trainings: readonly SideTraining[]
  readonly #strategy: BluffStrategy

  /** Starts with the training of a similar situation with the same cards, if there is one. */
  constructor(sides: Sides, like?: readonly SideTraining[]) {
    this.sides = sides
    this.attackRound.sides = sides
    const { attackerCard, defenderCard } = sides
    const announcer = new Announcer(kindsOf(attackerCard))
    const doubter = new Doubter()
    const [ofAttacker, ofDefender] = [certainOrHidden(attackerCard), certainOrHidden(defenderCard)]
    if (attackerCard !== HIDDEN && defenderCard !== HIDDEN)
      // Nothing can be inferred from bluffs, so both sides are trained against each other.
      this.#trainings = [
        new SideTraining(attackerCard, () => ({
          announcer,
          doubter,
          payoffs: this.attackRound,
          ofAttacker,
          ofDefender,
        })),
      ]
    else
      this.#trainings = [
        new SideTraining(attackerCard, (belief) => {
          const opponent = new Doubter()
          return { announcer, doubter: opponent, payoffs: emptyPayoffs(sides), ofAttacker: belief, ofDefender }
        }),
        new SideTraining(defenderCard, (belief) => {
          const opponent = new Announcer(kindsOf(attackerCard))
          return { announcer: opponent, doubter, payoffs: emptyPayoffs(sides), ofAttacker, ofDefender: belief }
        }),
      ]
    like?.forEach((training, i) => {
      this.#trainings[i].warmStart(training)
    })
    this.#strategy = { announce: announcer.average.shares, doubt: doubter.average.shares }
  }

  get trainings(): readonly SideTraining[] {
    return this.#trainings
  }

  learn(worth: SituationValues, best: BestResponse, rounds: number): BluffStrategy {
    const { attackerCard, defenderCard } = this.sides
    const { announce, doubt } = this.#strategy
    const [first, second] = this.#trainings
    this.attackRound.decide(this.sides, worth)
    if (second === undefined) {
      first.learn(MORE_WHERE_KNOWN * rounds)
      return this.#strategy
    }
    const { attack, defence } = new Responses(this.attackRound)
    first.learn(rounds, (payoffs, belief) => {
      for (let kind = 0; kind < kindsOf(defenderCard); kind++)
        defence.writePayoffs(best.attacking, kind, belief, announce, payoffs)
    })
    second.learn(rounds, (payoffs, belief) => {
      for (let kind = 0; kind < kindsOf(attackerCard); kind++)
        attack.writePayoffs(best.defending, kind, belief, doubt, payoffs)
    })
    return this.#strategy
  }

  /** The responses to the current table. */
  responses(strategy: BluffStrategy): Responses {
    const responses = new Responses(this.attackRound)
    responses.setStrategy(strategy)
    return responses
  }
}
