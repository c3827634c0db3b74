/**
 * The best that anybody can get out of battles against a table, if he knows the table by heart, remembers everything and
 * learns about the other's hidden card from all that the other does. Never too low: see `BeliefGrid`.
 */
import { AttackResponse } from './attack-response.ts'
import type { BattleTable } from './battle-table.ts'
import { BeliefGrid } from './beliefs.ts'
import { DefenceResponse } from './defence-response.ts'
import { Exchange } from './exchange.ts'
import type { Measure } from './measure.ts'
import { ownCard, ResponseValues } from './response-values.ts'
import { certainOrHidden, HIDDEN, inOrder, kindsOf, type Sides, shareOf } from './situations.ts'
import type { Bluffing } from './stakes.ts'

const PRECISION = 1e-6
const MOST_PASSES = 60

/** What a responder gains in a battle over what the table itself would get in his place, in battles. */
export interface Gains {
  readonly sides: Sides
  readonly asAttacker: number
  readonly asDefender: number
}

/** The responses in one situation, to how cards are used in an exchange and to how it is bluffed in. */
export class Responses {
  readonly sides: Sides
  readonly attack: AttackResponse
  readonly defence: DefenceResponse

  constructor(exchange: Exchange) {
    this.sides = exchange.sides
    this.attack = new AttackResponse(exchange)
    this.defence = new DefenceResponse(exchange)
  }

  hear({ announce, doubt }: Bluffing): void {
    this.attack.hear(doubt)
    this.defence.hear(announce)
  }
}

export class BestResponse {
  readonly #worth: Measure
  readonly #beliefs: BeliefGrid
  readonly attacking: ResponseValues
  readonly defending: ResponseValues

  constructor(worth: Measure, beliefSteps: number) {
    this.#worth = worth
    this.#beliefs = new BeliefGrid(beliefSteps)
    this.attacking = new ResponseValues(this.#beliefs, worth)
    this.defending = new ResponseValues(this.#beliefs, worth)
  }

  /** What can be gained in each situation with which a battle can begin, or go on after both have forgotten all. */
  static *gains(table: BattleTable, beliefSteps: number, mostFighters = table.mostFighters): Generator<Gains> {
    const best = new BestResponse(table.worth, beliefSteps)
    const exchange = new Exchange()
    for (const group of inOrder(mostFighters)) {
      const responses = group.map((sides) => {
        exchange.decide(sides, table.worth)
        const response = new Responses(exchange)
        response.hear(table.bluffingIn(sides))
        return response
      })
      for (const sides of group) best.guess(sides)
      best.settle(responses)
      for (const response of responses) yield best.gainsIn(response)
    }
  }

  /** Until the values stand still, up to `precision`; they come nearer by far more than that with every pass. */
  settle(responses: readonly Responses[], precision = PRECISION): void {
    for (let passes = 0; passes < MOST_PASSES; passes++) {
      let change = 0
      for (const response of responses) change = Math.max(change, this.improve(response))
      if (change < precision) return
    }
  }

  #beliefsIn(card: number): readonly (readonly number[])[] {
    return card === HIDDEN ? this.#beliefs.points : [certainOrHidden(card)]
  }

  /** With one fighter fewer on each side a battle is much the same. */
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

  /** On average over the hidden cards. */
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
