/** The best defence against a table that attacks. */
import { READINGS, THROWS } from '../dice.ts'
import type { BattleTable } from './battle-table.ts'
import { type Exchange, isMadeGood, KEEPS_CARD, readingTurnedTo, turnIndex } from './exchange.ts'
import { ANSWERS, attackerLoses, defenderLoses, OUTCOMES } from './outcomes.ts'
import { ownCard, type ResponseValues } from './response-values.ts'
import { kindsOf, NO_CARD, pointsOf, type Sides } from './situations.ts'

/** One way for the table to come to an announcement: the throw, and how often, by kind of card. */
interface Origin {
  readonly thrown: number
  readonly chances: readonly number[]
}

export class DefenceResponse {
  readonly #sides: Sides
  readonly #turns: Uint8Array
  /** By announcement. */
  readonly #origins: readonly Origin[][]
  readonly #said: readonly number[][]
  readonly #ifLeft = new Float64Array(OUTCOMES)
  readonly #ifUsed = new Float64Array(OUTCOMES)

  constructor(table: BattleTable, exchange: Exchange) {
    const { sides } = exchange
    this.#sides = sides
    this.#turns = exchange.turns.slice()
    const origins: Origin[][] = Array.from({ length: READINGS + 1 }, () => [])
    const said = Array.from({ length: READINGS + 1 }, () => [0, 0, 0])
    THROWS.forEach(({ share }, thrown) => {
      for (let announced = 1; announced <= READINGS; announced++) {
        const chances = [0, 0, 0]
        for (let kind = 0; kind < kindsOf(sides.attackerCard); kind++)
          chances[kind] = share * table.announceChance(sides, kind, thrown, announced)
        if (chances.every((chance) => chance === 0)) continue
        origins[announced].push({ thrown, chances })
        for (let kind = 0; kind < 3; kind++) said[announced][kind] += chances[kind]
      }
    })
    this.#origins = origins
    this.#said = said
  }

  /** With a card of this kind, and a belief that sums up to one; `values` are those of the best attack. */
  value(values: ResponseValues, kind: number, [b1, b2, b3]: readonly number[]): number {
    const { attackers, defenders, attackerCard } = this.#sides
    let value = 0
    for (let announced = 1; announced <= READINGS; announced++) {
      const [s1, s2, s3] = this.#said[announced]
      if (s1 * b1 + s2 * b2 + s3 * b3 === 0) continue
      const ifBelieved = this.#answer(
        values,
        kind,
        attackers,
        defenders,
        attackerCard,
        announced,
        s1 * b1,
        s2 * b2,
        s3 * b3,
      )
      let ifDoubted = 0
      for (const { thrown, chances } of this.#origins[announced]) {
        const [w1, w2, w3] = [chances[0] * b1, chances[1] * b2, chances[2] * b3]
        const { best, contains } = THROWS[thrown]
        ifDoubted += contains[announced]
          ? this.#answer(values, kind, attackers, defenders - 1, attackerCard, best, w1, w2, w3)
          : this.#catchLie(values, kind, thrown, announced, [w1, w2, w3])
      }
      value += Math.max(ifBelieved, ifDoubted)
    }
    return value
  }

  /** The dice are shown: some of the cards that the attacker might hold he now uses, which tells them from the others. */
  #catchLie(values: ResponseValues, kind: number, thrown: number, announced: number, weights: number[]): number {
    const { attackers, defenders, attackerCard } = this.#sides
    let value = 0
    for (let enemy = 0; enemy < kindsOf(attackerCard); enemy++) {
      const turn = this.#turns[turnIndex(enemy, thrown, announced)]
      if (turn === KEEPS_CARD || weights[enemy] === 0) continue
      const left = isMadeGood(turn) ? attackers : attackers - 1
      value += this.#answer(values, kind, left, defenders, NO_CARD, readingTurnedTo(turn), weights[enemy], 0, 0)
      weights[enemy] = 0
    }
    const [w1, w2, w3] = weights
    return value + this.#answer(values, kind, attackers - 1, defenders, attackerCard, THROWS[thrown].best, w1, w2, w3)
  }

  /** The responder throws, and uses his card where it gains. */
  #answer(
    values: ResponseValues,
    kind: number,
    attackers: number,
    defenders: number,
    attackerCard: number,
    reading: number,
    w1: number,
    w2: number,
    w3: number,
  ): number {
    const { defenderCard } = this.#sides
    if (w1 + w2 + w3 === 0) return 0
    if (attackers <= 0 || defenders <= 0) return values.read(defenders, attackers, NO_CARD, attackerCard, w1, w2, w3)
    const points = pointsOf(defenderCard, kind)
    const card = ownCard(defenderCard, kind)
    const [ifLeft, ifUsed] = [this.#ifLeft, this.#ifUsed]
    for (let outcome = 0; outcome < OUTCOMES; outcome++) {
      const [a, d] = [attackers - attackerLoses(outcome), defenders - defenderLoses(outcome)]
      ifLeft[outcome] = values.read(d, a, card, attackerCard, w1, w2, w3)
      if (points > 0) ifUsed[outcome] = values.read(d, a, NO_CARD, attackerCard, w1, w2, w3)
    }
    let value = 0
    for (const { share, asItLies, reach } of ANSWERS[reading]) {
      let most = ifLeft[asItLies]
      for (let outcome = 0, mask = reach[points]; mask !== 0; outcome++, mask >>= 1)
        if ((mask & 1) !== 0 && ifUsed[outcome] > most) most = ifUsed[outcome]
      value += share * most
    }
    return value
  }
}
