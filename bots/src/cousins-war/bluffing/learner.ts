/**
 * Learns how to bluff in one situation against whoever makes the best of it later. Attack and defence are learnt apart, each
 * against an opponent who gets what a best response to the table gets out of all that follows. Such an opponent remembers
 * what he has heard, so showing by one's bluffs what card one holds has its price.
 */
import { type BestResponse, Responses } from './best-response.ts'
import { Exchange } from './exchange.ts'
import type { Measure } from './measure.ts'
import { Regrets } from './regrets.ts'
import { certainOrHidden, HIDDEN, kindsOf, type Sides } from './situations.ts'
import { type Bluffing, emptyStakes, type Stakes } from './stakes.ts'

/** What a hidden card costs changes with how it is played, so it is priced anew after so many rounds. */
const ROUNDS_A_PRICE = 20
/** Where both cards are known rounds cost little, and what follows everywhere else rests on what is learnt there. */
const MORE_WHERE_KNOWN = 2

export class Learner {
  readonly sides: Sides
  readonly exchange = new Exchange()
  readonly #attack = new Regrets()
  readonly #defence = new Regrets()
  readonly #stakes: Stakes

  constructor(sides: Sides) {
    this.sides = sides
    this.#stakes = emptyStakes(sides)
  }

  learn(worth: Measure, best: BestResponse, rounds: number): Bluffing {
    const { attackerCard, defenderCard } = this.sides
    this.exchange.decide(this.sides, worth)
    if (attackerCard !== HIDDEN && defenderCard !== HIDDEN) {
      // There is nothing to learn from bluffs, so both sides can learn from each other.
      this.#attack.forgetAverage()
      this.#attack.learn(this.exchange, MORE_WHERE_KNOWN * rounds)
      return this.#attack.average
    }
    const { attack, defence } = new Responses(this.exchange)
    const [ofAttacker, ofDefender] = [certainOrHidden(attackerCard), certainOrHidden(defenderCard)]
    const { announce } = this.#attack.average
    learnInParts(this.#attack, this.#stakes, attackerCard, rounds, () => {
      for (let kind = 0; kind < kindsOf(defenderCard); kind++)
        defence.price(best.attacking, kind, ofAttacker, announce, this.#stakes)
    })
    const { doubt } = this.#defence.average
    learnInParts(this.#defence, this.#stakes, defenderCard, rounds, () => {
      for (let kind = 0; kind < kindsOf(attackerCard); kind++)
        attack.price(best.defending, kind, ofDefender, doubt, this.#stakes)
    })
    return { announce, doubt }
  }

  /** The responses to the table as it now stands. */
  responses(bluffing: Bluffing): Responses {
    const responses = new Responses(this.exchange)
    responses.hear(bluffing)
    return responses
  }
}

function learnInParts(regrets: Regrets, stakes: Stakes, card: number, rounds: number, price: () => void): void {
  regrets.forgetAverage()
  const part = card === HIDDEN ? ROUNDS_A_PRICE : rounds
  for (let done = 0; done < rounds; done += part) {
    price()
    regrets.learn(stakes, Math.min(part, rounds - done))
  }
}
