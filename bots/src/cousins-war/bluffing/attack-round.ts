/**
 * One attack round, from the attacker's throw to the comparison, given how both sides use their last cards: what
 * remains is a game of announcing and doubting.
 */
import { READINGS, THROWS } from '../dice.ts'
import { AnswerStage } from './answer-stage.ts'
import { TURNS } from './outcomes.ts'
import { DOUBTED_STRIDE, type Payoffs, TURN_INDICES, turnIndex, WIDTH } from './payoffs.ts'
import type { SituationValues } from './situation-values.ts'
import { kindsOf, NO_CARD, PAIRS, pairOf, pointsOf, type Sides, shareOf } from './situations.ts'

const MIN_GAIN = 1e-7
/**
 * How an attacker who was caught uses the card: not at all, or for a reading that does or does not make the
 * announcement true.
 */
export const KEEPS_CARD = 0
const MADE_GOOD = 32
export const makesAnnouncementTrue = (turn: number): boolean => turn > MADE_GOOD
export const readingTurnedTo = (turn: number): number => turn % MADE_GOOD

const READINGS_BY_PAIR = WIDTH * PAIRS

export class AttackRound implements Payoffs {
  sides!: Sides
  readonly believedStage = new AnswerStage()
  readonly trueStage = new AnswerStage()
  readonly caughtStage = new AnswerStage()
  readonly madeGoodStage = new AnswerStage()
  readonly caughtAndTurnedStage = new AnswerStage()
  /** By kind of card, throw and announcement. */
  readonly turns = new Uint8Array(TURN_INDICES)

  readonly believed = new Float64Array(READINGS_BY_PAIR)
  readonly doubted = new Float64Array(this.turns.length * DOUBTED_STRIDE)
  readonly #ifTrue = new Float64Array(READINGS_BY_PAIR)
  readonly #ifCaught = new Float64Array(READINGS_BY_PAIR)
  readonly #ifMadeGood = new Float64Array(READINGS_BY_PAIR)
  readonly #ifCaughtAndTurned = new Float64Array(READINGS_BY_PAIR)

  /** Determines how the cards are used, and writes the values into `believed` and `doubted`. */
  decide(sides: Sides, worth: SituationValues): void {
    this.sides = sides
    const { attackers, defenders, attackerCard } = sides
    this.believedStage.decide(sides, worth)
    this.trueStage.decide({ ...sides, defenders: defenders - 1 }, worth)
    this.caughtStage.decide({ ...sides, attackers: attackers - 1 }, worth)
    if (attackerCard !== NO_CARD) {
      this.madeGoodStage.decide({ ...sides, attackerCard: NO_CARD }, worth)
      this.caughtAndTurnedStage.decide({ ...sides, attackers: attackers - 1, attackerCard: NO_CARD }, worth)
    }
    this.#measureStages(worth)
    for (let kind = 0; kind < kindsOf(attackerCard); kind++) this.#decideTurns(kind)
    this.#measureDoubts()
  }

  /** Writes other values of the round, with the same use of cards. */
  measure(measure: SituationValues): void {
    this.#measureStages(measure)
    this.#measureDoubts()
  }

  #measureStages(measure: SituationValues): void {
    this.believedStage.measure(measure, this.believed)
    this.trueStage.measure(measure, this.#ifTrue)
    this.caughtStage.measure(measure, this.#ifCaught)
    if (this.sides.attackerCard === NO_CARD) return
    this.madeGoodStage.measure(measure, this.#ifMadeGood)
    this.caughtAndTurnedStage.measure(measure, this.#ifCaughtAndTurned)
  }

  /** Without considering what a doubt reveals about the defender's card. */
  #expected(values: Float64Array, reading: number, attackerKind: number): number {
    const { defenderCard } = this.sides
    let sum = 0
    for (let kind = 0; kind < kindsOf(defenderCard); kind++)
      sum += shareOf(defenderCard, kind) * values[reading * PAIRS + pairOf(attackerKind, kind)]
    return sum
  }

  #decideTurns(kind: number): void {
    const points = pointsOf(this.sides.attackerCard, kind)
    const ifCaught = new Float64Array(READINGS + 1)
    const ifMadeGood = new Float64Array(READINGS + 1)
    const ifCaughtAndTurned = new Float64Array(READINGS + 1)
    for (let reading = 1; reading <= READINGS; reading++) {
      ifCaught[reading] = this.#expected(this.#ifCaught, reading, kind)
      ifMadeGood[reading] = this.#expected(this.#ifMadeGood, reading, 0)
      ifCaughtAndTurned[reading] = this.#expected(this.#ifCaughtAndTurned, reading, 0)
    }
    THROWS.forEach(({ best, contains }, thrown) => {
      for (let announced = 1; announced <= READINGS; announced++) {
        let turn = KEEPS_CARD
        if (points > 0 && !contains[announced]) {
          let most = ifCaught[best] + MIN_GAIN
          const { good, bad } = TURNS[points][thrown][announced]
          for (const reading of good)
            if (ifMadeGood[reading] > most) {
              most = ifMadeGood[reading]
              turn = MADE_GOOD + reading
            }
          for (const reading of bad)
            if (ifCaughtAndTurned[reading] > most) {
              most = ifCaughtAndTurned[reading]
              turn = reading
            }
        }
        this.turns[turnIndex(kind, thrown, announced)] = turn
      }
    })
  }

  #measureDoubts(): void {
    const { attackerCard, defenderCard } = this.sides
    const defenderKinds = kindsOf(defenderCard)
    for (let kind = 0; kind < kindsOf(attackerCard); kind++)
      THROWS.forEach(({ best, contains }, thrown) => {
        for (let announced = 1; announced <= READINGS; announced++) {
          const index = turnIndex(kind, thrown, announced)
          const turn = this.turns[index]
          const isKept = turn === KEEPS_CARD
          const values = contains[announced]
            ? this.#ifTrue
            : isKept
              ? this.#ifCaught
              : makesAnnouncementTrue(turn)
                ? this.#ifMadeGood
                : this.#ifCaughtAndTurned
          const at = (isKept ? best : readingTurnedTo(turn)) * PAIRS
          for (let defender = 0; defender < defenderKinds; defender++)
            this.doubted[index * DOUBTED_STRIDE + defender] = values[at + pairOf(isKept ? kind : 0, defender)]
        }
      })
  }
}
