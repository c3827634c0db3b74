/**
 * The best response to a table: by a player who knows the table, remembers everything and learns about the hidden card
 * from all that the opponent does. An upper bound: see `BeliefGrid`.
 */
import { AttackResponse } from './attack-response.ts'
import { AttackRound } from './attack-round.ts'
import type { BattleTable } from './battle-table.ts'
import { BeliefGrid } from './beliefs.ts'
import { DefenceResponse } from './defence-response.ts'
import type { BluffStrategy } from './payoffs.ts'
import { ownCard, ResponseValues } from './response-values.ts'
import type { SituationValues } from './situation-values.ts'
import { certainOrHidden, HIDDEN, inOrder, kindsOf, type Sides, shareOf } from './situations.ts'

const PRECISION = 1e-6
const MAX_PASSES = 60

/** A responder's gain over the table's own value, in battles. */
export interface Gains {
  readonly sides: Sides
  readonly asAttacker: number
  readonly asDefender: number
}

/** The responses in one situation, to the use of cards and to the bluffing strategy. */
export class Responses {
  readonly sides: Sides
  readonly attack: AttackResponse
  readonly defence: DefenceResponse

  constructor(attackRound: AttackRound) {
    this.sides = attackRound.sides
    this.attack = new AttackResponse(attackRound)
    this.defence = new DefenceResponse(attackRound)
  }

  setStrategy({ announce, doubt }: BluffStrategy): void {
    this.attack.setStrategy(doubt)
    this.defence.setStrategy(announce)
  }
}

export class BestResponse {
  readonly #worth: SituationValues
  readonly #beliefs: BeliefGrid
  readonly attacking: ResponseValues
  readonly defending: ResponseValues

  constructor(worth: SituationValues, beliefSteps: number) {
    this.#worth = worth
    this.#beliefs = new BeliefGrid(beliefSteps)
    this.attacking = new ResponseValues(this.#beliefs, worth)
    this.defending = new ResponseValues(this.#beliefs, worth)
  }

  /** The gains in each situation in which a battle can begin, or continue after both have forgotten everything. */
  static *gains(table: BattleTable, beliefSteps: number, mostFighters = table.mostFighters): Generator<Gains> {
    const best = new BestResponse(table.worth, beliefSteps)
    const attackRound = new AttackRound()
    for (const group of inOrder(mostFighters)) {
      const responses = group.map((sides) => {
        attackRound.decide(sides, table.worth)
        const response = new Responses(attackRound)
        response.setStrategy(table.strategyIn(sides))
        return response
      })
      for (const sides of group) best.guess(sides)
      best.converge(responses)
      for (const response of responses) yield best.gainsIn(response)
    }
  }

  /** Iterates until the values change by less than `precision`; convergence is fast. */
  converge(responses: readonly Responses[], precision = PRECISION): void {
    for (let passes = 0; passes < MAX_PASSES; passes++) {
      let change = 0
      for (const response of responses) change = Math.max(change, this.improve(response))
      if (change < precision) return
    }
  }

  #beliefsIn(card: number): readonly (readonly number[])[] {
    return card === HIDDEN ? this.#beliefs.points : [certainOrHidden(card)]
  }

  /** With one fighter fewer on each side a battle is similar. */
  guess({ attackers, defenders, attackerCard, defenderCard }: Sides): void {
    const places = this.#beliefs.points.length
    const copy = ({ values, from }: ResponseValues, own: number, enemy: number, card: number, enemyCard: number) => {
      const here = from.call(this.attacking, own, enemy, card, enemyCard)
      if (own === 1 || enemy === 1) values.fill(0.5, here, here + places)
      else {
        const like = from.call(this.attacking, own - 1, enemy - 1, card, enemyCard)
        values.copyWithin(here, like, like + places)
      }
    }
    for (let kind = 0; kind < kindsOf(attackerCard); kind++)
      copy(this.attacking, attackers, defenders, ownCard(attackerCard, kind), defenderCard)
    for (let kind = 0; kind < kindsOf(defenderCard); kind++)
      copy(this.defending, defenders, attackers, ownCard(defenderCard, kind), attackerCard)
  }

  improve({ sides, attack, defence }: Responses): number {
    const { attackers, defenders, attackerCard, defenderCard } = sides
    let change = 0
    const put = (values: Float64Array, at: number, value: number) => {
      change = Math.max(change, Math.abs(values[at] - value))
      values[at] = value
    }
    for (let kind = 0; kind < kindsOf(attackerCard); kind++) {
      const from = this.attacking.from(attackers, defenders, ownCard(attackerCard, kind), defenderCard)
      this.#beliefsIn(defenderCard).forEach((belief, at) => {
        put(this.attacking.values, from + at, attack.value(this.defending, kind, belief))
      })
    }
    for (let kind = 0; kind < kindsOf(defenderCard); kind++) {
      const from = this.defending.from(defenders, attackers, ownCard(defenderCard, kind), attackerCard)
      this.#beliefsIn(attackerCard).forEach((belief, at) => {
        put(this.defending.values, from + at, defence.value(this.attacking, kind, belief))
      })
    }
    return change
  }

  /** The average over the hidden cards. */
  gainsIn({ sides, attack, defence }: Responses): Gains {
    const { attackerCard, defenderCard } = sides
    let asAttacker = 0
    let asDefender = 0
    for (let own = 0; own < kindsOf(attackerCard); own++)
      asAttacker += shareOf(attackerCard, own) * attack.value(this.defending, own, certainOrHidden(defenderCard))
    for (let own = 0; own < kindsOf(defenderCard); own++)
      asDefender += shareOf(defenderCard, own) * defence.value(this.attacking, own, certainOrHidden(attackerCard))
    for (let attacker = 0; attacker < kindsOf(attackerCard); attacker++)
      for (let defender = 0; defender < kindsOf(defenderCard); defender++) {
        const share = shareOf(attackerCard, attacker) * shareOf(defenderCard, defender)
        const worth = this.#worth.at(sides, attacker, defender)
        asAttacker -= share * worth
        asDefender -= share * (1 - worth)
      }
    return { sides, asAttacker, asDefender }
  }
}
