/**
 * Learns how to bluff in one situation against whoever makes the best of it later. Attack and defence are learnt apart, each
 * against an opponent who gets what a best response to the table gets out of all that follows. Such an opponent remembers
 * what he has heard, so showing by one's bluffs what card one holds has its price.
 */
import { type BestResponse, Responses } from './best-response.ts'
import { Exchange } from './exchange.ts'
import { Lesson } from './lesson.ts'
import type { Measure } from './measure.ts'
import { Announcer, Doubter } from './regrets.ts'
import { certainOrHidden, HIDDEN, kindsOf, type Sides } from './situations.ts'
import { type Bluffing, emptyStakes } from './stakes.ts'

/** Where both cards are known rounds cost little, and what follows everywhere else rests on what is learnt there. */
const MORE_WHERE_KNOWN = 3

export class Learner {
  readonly sides: Sides
  readonly exchange = new Exchange()
  readonly #lessons: readonly Lesson[]
  readonly #bluffing: Bluffing

  /** Begins with what was learnt in a situation that is much the same, if there is one, with the same cards. */
  constructor(sides: Sides, like?: readonly Lesson[]) {
    this.sides = sides
    this.exchange.sides = sides
    const { attackerCard, defenderCard } = sides
    const announcer = new Announcer(kindsOf(attackerCard))
    const doubter = new Doubter()
    const [ofAttacker, ofDefender] = [certainOrHidden(attackerCard), certainOrHidden(defenderCard)]
    if (attackerCard !== HIDDEN && defenderCard !== HIDDEN)
      // There is nothing to learn from bluffs, so both sides can learn from each other.
      this.#lessons = [
        new Lesson(attackerCard, () => ({ announcer, doubter, stakes: this.exchange, ofAttacker, ofDefender })),
      ]
    else
      this.#lessons = [
        new Lesson(attackerCard, (belief) => {
          const opponent = new Doubter()
          return { announcer, doubter: opponent, stakes: emptyStakes(sides), ofAttacker: belief, ofDefender }
        }),
        new Lesson(defenderCard, (belief) => {
          const opponent = new Announcer(kindsOf(attackerCard))
          return { announcer: opponent, doubter, stakes: emptyStakes(sides), ofAttacker, ofDefender: belief }
        }),
      ]
    like?.forEach((lesson, i) => {
      this.#lessons[i].startLike(lesson)
    })
    this.#bluffing = { announce: announcer.average.shares, doubt: doubter.average.shares }
  }

  get lessons(): readonly Lesson[] {
    return this.#lessons
  }

  learn(worth: Measure, best: BestResponse, rounds: number): Bluffing {
    const { attackerCard, defenderCard } = this.sides
    const { announce, doubt } = this.#bluffing
    const [first, second] = this.#lessons
    this.exchange.decide(this.sides, worth)
    if (second === undefined) {
      first.learn(MORE_WHERE_KNOWN * rounds)
      return this.#bluffing
    }
    const { attack, defence } = new Responses(this.exchange)
    first.learn(rounds, (stakes, belief) => {
      for (let kind = 0; kind < kindsOf(defenderCard); kind++)
        defence.price(best.attacking, kind, belief, announce, stakes)
    })
    second.learn(rounds, (stakes, belief) => {
      for (let kind = 0; kind < kindsOf(attackerCard); kind++) attack.price(best.defending, kind, belief, doubt, stakes)
    })
    return this.#bluffing
  }

  /** The responses to the table as it now stands. */
  responses(bluffing: Bluffing): Responses {
    const responses = new Responses(this.exchange)
    responses.hear(bluffing)
    return responses
  }
}
