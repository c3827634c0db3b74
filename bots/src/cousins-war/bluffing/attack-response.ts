/** The best attack against a table that defends. */
import { READINGS, THROWS } from '../dice.ts'
import { type AnswerStage, LEAVES } from './answer-stage.ts'
import type { BattleTable } from './battle-table.ts'
import type { Exchange } from './exchange.ts'
import { ANSWERS, attackerLoses, defenderLoses, OUTCOMES, TURNS } from './outcomes.ts'
import { ownCard, type ResponseValues } from './response-values.ts'
import { kindsOf, NO_CARD, pointsOf, type Sides } from './situations.ts'

const PATTERNS = 8
const WIDTH = READINGS + 1

/** How the table answers: shares of throws, by which of its possible cards are kept and by what the others are used for. */
class AnswerPlan {
  readonly #sides: Sides
  /** By reading: triples of pattern of the kinds that keep their card, outcome and share. */
  readonly #kept: number[][] = [[]]
  /** By reading: triples of kind, outcome and share. */
  readonly #used: number[][] = [[]]
  readonly #occurs = new Uint8Array(PATTERNS * OUTCOMES)
  readonly #keptValues = new Float64Array(PATTERNS * OUTCOMES)
  readonly #usedValues = new Float64Array(OUTCOMES)

  constructor(stage: AnswerStage, sides: Sides) {
    this.#sides = sides
    for (let reading = 1; reading <= READINGS && !stage.isOver; reading++) {
      const kept = new Float64Array(PATTERNS * OUTCOMES)
      const used = new Float64Array(3 * OUTCOMES)
      for (const { share, asItLies, reach } of ANSWERS[reading]) {
        let pattern = 0
        for (let kind = 0; kind < kindsOf(sides.defenderCard); kind++) {
          const use = stage.use(kind, asItLies, reach[pointsOf(sides.defenderCard, kind)])
          if (use === LEAVES) pattern |= 1 << kind
          else used[kind * OUTCOMES + use] += share
        }
        kept[pattern * OUTCOMES + asItLies] += share
      }
      this.#kept.push([])
      this.#used.push([])
      for (let i = OUTCOMES; i < kept.length; i++) {
        if (kept[i] === 0) continue
        this.#kept[reading].push(i, kept[i])
        this.#occurs[i] = 1
      }
      for (let i = 0; i < used.length; i++)
        if (used[i] > 0) this.#used[reading].push(Math.floor(i / OUTCOMES), i % OUTCOMES, used[i])
    }
  }

  /** By reading: what an attack that counts as it gets, with this card left to the attacker and this belief. */
  measure(values: ResponseValues, card: number, belief: Float64Array, into: Float64Array): void {
    const { attackers, defenders, defenderCard } = this.#sides
    const [one, two, three] = belief
    if (attackers <= 0 || defenders <= 0) {
      into.fill(values.read(attackers, defenders, card, defenderCard, one, two, three))
      return
    }
    for (let outcome = 0; outcome < OUTCOMES; outcome++) {
      const [a, d] = [attackers - attackerLoses(outcome), defenders - defenderLoses(outcome)]
      this.#usedValues[outcome] = values.read(a, d, card, NO_CARD, 1, 0, 0)
      for (let pattern = 1; pattern < PATTERNS; pattern++) {
        if (this.#occurs[pattern * OUTCOMES + outcome] === 0) continue
        this.#keptValues[pattern * OUTCOMES + outcome] = values.read(
          a,
          d,
          card,
          defenderCard,
          pattern & 1 ? one : 0,
          pattern & 2 ? two : 0,
          pattern & 4 ? three : 0,
        )
      }
    }
    for (let reading = 1; reading <= READINGS; reading++) {
      let value = 0
      const kept = this.#kept[reading]
      for (let i = 0; i < kept.length; i += 2) value += kept[i + 1] * this.#keptValues[kept[i]]
      const used = this.#used[reading]
      for (let i = 0; i < used.length; i += 3) value += used[i + 2] * belief[used[i]] * this.#usedValues[used[i + 1]]
      into[reading] = value
    }
  }
}

export class AttackResponse {
  readonly #sides: Sides
  readonly #doubts: Float64Array
  readonly #ifBelieved: AnswerPlan
  readonly #ifTrue: AnswerPlan
  readonly #ifCaught: AnswerPlan
  readonly #ifMadeGood: AnswerPlan | undefined
  readonly #ifCaughtAndTurned: AnswerPlan | undefined
  readonly #belief = new Float64Array(3)
  readonly #answered = new Float64Array(WIDTH)
  readonly #believed = new Float64Array(WIDTH)
  readonly #true = Array.from({ length: WIDTH }, () => new Float64Array(WIDTH))
  readonly #caught = Array.from({ length: WIDTH }, () => new Float64Array(WIDTH))
  readonly #madeGood = Array.from({ length: WIDTH }, () => new Float64Array(WIDTH))
  readonly #caughtAndTurned = Array.from({ length: WIDTH }, () => new Float64Array(WIDTH))

  constructor(table: BattleTable, exchange: Exchange) {
    const { sides } = exchange
    this.#sides = sides
    const { attackers, defenders } = sides
    this.#ifBelieved = new AnswerPlan(exchange.believedStage, sides)
    this.#ifTrue = new AnswerPlan(exchange.trueStage, { ...sides, defenders: defenders - 1 })
    this.#ifCaught = new AnswerPlan(exchange.caughtStage, { ...sides, attackers: attackers - 1 })
    if (sides.attackerCard !== NO_CARD) {
      this.#ifMadeGood = new AnswerPlan(exchange.madeGoodStage, { ...sides, attackerCard: NO_CARD })
      const caught = { ...sides, attackers: attackers - 1, attackerCard: NO_CARD }
      this.#ifCaughtAndTurned = new AnswerPlan(exchange.caughtAndTurnedStage, caught)
    }
    this.#doubts = new Float64Array(3 * WIDTH)
    for (let kind = 0; kind < kindsOf(sides.defenderCard); kind++)
      for (let reading = 1; reading <= READINGS; reading++)
        this.#doubts[kind * WIDTH + reading] = table.doubtChance(sides, kind, reading)
  }

  /** With a card of this kind, and a belief that sums up to one; `values` are those of the best defence. */
  value(values: ResponseValues, kind: number, belief: readonly number[]): number {
    const { attackerCard } = this.#sides
    const card = ownCard(attackerCard, kind)
    for (let reading = 1; reading <= READINGS; reading++) {
      for (let enemy = 0; enemy < 3; enemy++)
        this.#belief[enemy] = belief[enemy] * (1 - this.#doubts[enemy * WIDTH + reading])
      this.#ifBelieved.measure(values, card, this.#belief, this.#answered)
      this.#believed[reading] = this.#answered[reading]
      for (let enemy = 0; enemy < 3; enemy++)
        this.#belief[enemy] = belief[enemy] * this.#doubts[enemy * WIDTH + reading]
      this.#ifTrue.measure(values, card, this.#belief, this.#true[reading])
      this.#ifCaught.measure(values, card, this.#belief, this.#caught[reading])
      this.#ifMadeGood?.measure(values, NO_CARD, this.#belief, this.#madeGood[reading])
      this.#ifCaughtAndTurned?.measure(values, NO_CARD, this.#belief, this.#caughtAndTurned[reading])
    }
    const turns = TURNS[pointsOf(attackerCard, kind)]
    let value = 0
    for (let thrown = 0; thrown < THROWS.length; thrown++) {
      const { best, contains, share } = THROWS[thrown]
      let most = Number.NEGATIVE_INFINITY
      for (let announced = 1; announced <= READINGS; announced++) {
        let ifDoubted = contains[announced] ? this.#true[announced][best] : this.#caught[announced][best]
        if (!contains[announced]) {
          for (const reading of turns[thrown][announced].good)
            ifDoubted = Math.max(ifDoubted, this.#madeGood[announced][reading])
          for (const reading of turns[thrown][announced].bad)
            ifDoubted = Math.max(ifDoubted, this.#caughtAndTurned[announced][reading])
        }
        most = Math.max(most, this.#believed[announced] + ifDoubted)
      }
      value += share * most
    }
    return value
  }
}
