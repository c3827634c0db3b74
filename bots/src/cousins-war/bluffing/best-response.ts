/**
 * The best that anybody can get out of battles against a table, if he knows the table by heart, remembers everything and
 * learns about the other's hidden card from all that the other does. Never too low: see `BeliefGrid`.
 */
import { AttackResponse } from './attack-response.ts'
import type { BattleTable } from './battle-table.ts'
import { BeliefGrid } from './beliefs.ts'
import { DefenceResponse } from './defence-response.ts'
import { Exchange } from './exchange.ts'
import { ownCard, ResponseValues } from './response-values.ts'
import { HIDDEN, HIDDEN_SHARES, inOrder, kindsOf, type Sides, shareOf } from './situations.ts'

/** Where nothing is hidden there is one belief, with all the weight on the one card. */
const CERTAIN: readonly number[] = [1, 0, 0]
const PRECISION = 1e-6
const MOST_PASSES = 60

/** What a responder gains in a battle over what the table itself would get in his place, in battles. */
export interface Gains {
  readonly sides: Sides
  readonly asAttacker: number
  readonly asDefender: number
}

interface Responses {
  readonly sides: Sides
  readonly attack: AttackResponse
  readonly defence: DefenceResponse
}

export class BestResponse {
  readonly #table: BattleTable
  readonly #beliefs: BeliefGrid
  readonly #attacking: ResponseValues
  readonly #defending: ResponseValues
  readonly #mostFighters: number
  readonly #exchange = new Exchange()

  constructor(table: BattleTable, beliefSteps: number, mostFighters = table.mostFighters) {
    this.#table = table
    this.#mostFighters = mostFighters
    this.#beliefs = new BeliefGrid(beliefSteps)
    this.#attacking = new ResponseValues(this.#beliefs, table.worth)
    this.#defending = new ResponseValues(this.#beliefs, table.worth)
  }

  /** What can be gained in each situation with which a battle can begin, or go on after both have forgotten all. */
  *gains(): Generator<Gains> {
    for (const group of inOrder(this.#mostFighters)) {
      const responses = group.map((sides) => this.#respondIn(sides))
      this.#settle(responses)
      for (const response of responses) yield this.#gainsIn(response)
    }
  }

  #respondIn(sides: Sides): Responses {
    this.#exchange.decide(sides, this.#table.worth)
    return {
      sides,
      attack: new AttackResponse(this.#table, this.#exchange),
      defence: new DefenceResponse(this.#table, this.#exchange),
    }
  }

  /** From above: every pass leaves values that are too high rather than too low. */
  #settle(responses: readonly Responses[]): void {
    for (const { sides } of responses) this.#hopeForAll(sides)
    for (let passes = 0; passes < MOST_PASSES; passes++) {
      let change = 0
      for (const response of responses) change = Math.max(change, this.#improve(response))
      if (change < PRECISION) return
    }
  }

  #beliefsIn(card: number): readonly (readonly number[])[] {
    return card === HIDDEN ? this.#beliefs.points : [CERTAIN]
  }

  #hopeForAll({ attackers, defenders, attackerCard, defenderCard }: Sides): void {
    const { worth } = this.#table
    const places = this.#beliefs.points.length
    for (let kind = 0; kind < kindsOf(attackerCard); kind++) {
      const from = this.#attacking.from(attackers, defenders, ownCard(attackerCard, kind), defenderCard)
      this.#attacking.values.fill(worth.ifAttackerWins(attackers), from, from + places)
    }
    for (let kind = 0; kind < kindsOf(defenderCard); kind++) {
      const from = this.#defending.from(defenders, attackers, ownCard(defenderCard, kind), attackerCard)
      this.#defending.values.fill(worth.ifAttackerWins(defenders), from, from + places)
    }
  }

  #improve({ sides, attack, defence }: Responses): number {
    const { attackers, defenders, attackerCard, defenderCard } = sides
    let change = 0
    const put = (values: Float64Array, at: number, value: number) => {
      change = Math.max(change, Math.abs(values[at] - value))
      values[at] = value
    }
    for (let kind = 0; kind < kindsOf(attackerCard); kind++) {
      const from = this.#attacking.from(attackers, defenders, ownCard(attackerCard, kind), defenderCard)
      this.#beliefsIn(defenderCard).forEach((belief, at) => {
        put(this.#attacking.values, from + at, attack.value(this.#defending, kind, belief))
      })
    }
    for (let kind = 0; kind < kindsOf(defenderCard); kind++) {
      const from = this.#defending.from(defenders, attackers, ownCard(defenderCard, kind), attackerCard)
      this.#beliefsIn(attackerCard).forEach((belief, at) => {
        put(this.#defending.values, from + at, defence.value(this.#attacking, kind, belief))
      })
    }
    return change
  }

  /** On average over the hidden cards. */
  #gainsIn({ sides, attack, defence }: Responses): Gains {
    const { attackerCard, defenderCard } = sides
    const ofHidden = (card: number) => (card === HIDDEN ? HIDDEN_SHARES : CERTAIN)
    let asAttacker = 0
    let asDefender = 0
    for (let own = 0; own < kindsOf(attackerCard); own++)
      asAttacker += shareOf(attackerCard, own) * attack.value(this.#defending, own, ofHidden(defenderCard))
    for (let own = 0; own < kindsOf(defenderCard); own++)
      asDefender += shareOf(defenderCard, own) * defence.value(this.#attacking, own, ofHidden(attackerCard))
    for (let attacker = 0; attacker < kindsOf(attackerCard); attacker++)
      for (let defender = 0; defender < kindsOf(defenderCard); defender++) {
        const share = shareOf(attackerCard, attacker) * shareOf(defenderCard, defender)
        const worth = this.#table.worth.at(sides, attacker, defender)
        asAttacker -= share * worth
        asDefender -= share * (1 - worth)
      }
    return { sides, asAttacker, asDefender }
  }
}
