/** Makes the decisions of a battle by a table. */
import type { Chance } from '@tudor-rose/table'
import { bestReading, containsReading, READINGS, THROWS } from '../dice.ts'
import { AnswerStage, LEAVES } from './answer-stage.ts'
import { AttackRound, KEEPS_CARD, makesAnnouncementTrue, readingTurnedTo } from './attack-round.ts'
import { type BattleTable, PROBABILITY_UNITS } from './battle-table.ts'
import { outcomeOf, turnedDice } from './outcomes.ts'
import { turnIndex } from './payoffs.ts'
import { pointsOf, type Sides } from './situations.ts'

export type Dice = readonly [number, number, number]

const ascending = (dice: Dice): Dice => {
  const [a, b, c] = [...dice].sort((x, y) => x - y)
  return [a, b, c]
}
const throwKey = ([a, b, c]: Dice): number => a * 100 + b * 10 + c
const THROW_OF = new Map(THROWS.map(({ dice }, thrown) => [throwKey(dice), thrown]))

/** The index of a throw in `THROWS`. */
export function throwOf(dice: Dice): number {
  const thrown = THROW_OF.get(throwKey(ascending(dice)))
  if (thrown === undefined) throw new RangeError(`${dice} are not three dice`)
  return thrown
}

/** The `kind` of a card is which of the possible ones it is, from the other side's view: 0 unless it is hidden. */
export class BattlePlayer {
  readonly table: BattleTable
  readonly #attackRound = new AttackRound()
  readonly #answer = new AnswerStage()

  constructor(table: BattleTable) {
    this.table = table
  }

  announce(sides: Sides, kind: number, dice: Dice, chance: Chance): number {
    const from = this.table.announceIndex(sides, kind, throwOf(dice))
    let drawn = chance.below(PROBABILITY_UNITS)
    for (let announced = 1; announced <= READINGS; announced++) {
      drawn -= this.table.announceParts[from + announced - 1]
      if (drawn < 0) return announced
    }
    throw new Error('the shares of announcements in the battle table do not sum up')
  }

  doubts(sides: Sides, kind: number, announced: number, chance: Chance): boolean {
    return chance.below(PROBABILITY_UNITS) < this.table.doubtParts[this.table.doubtIndex(sides, kind) + announced - 1]
  }

  /** Caught in a lie: how to turn the dice, or `undefined` to keep the card. */
  turnWhenCaught(sides: Sides, kind: number, dice: Dice, announced: number): Dice | undefined {
    this.#attackRound.decide(sides, this.table.worth)
    const turn = this.#attackRound.turns[turnIndex(kind, throwOf(dice), announced)]
    if (turn === KEEPS_CARD) return undefined
    return turnedDice(dice, pointsOf(sides.attackerCard, kind)).find(
      (turned) =>
        bestReading(turned) === readingTurnedTo(turn) &&
        containsReading(turned, announced) === makesAnnouncementTrue(turn),
    )
  }

  /** The defender's dice are visible; `sides` are those after a doubt. */
  turnAnswer(sides: Sides, kind: number, result: number, dice: Dice): Dice | undefined {
    this.#answer.decide(sides, this.table.worth)
    const ways = turnedDice(dice, pointsOf(sides.defenderCard, kind))
    const outcomeWith = (turned: Dice) => outcomeOf(result, bestReading(turned))
    const reach = ways.reduce((mask, turned) => mask | (1 << outcomeWith(turned)), 0)
    const use = this.#answer.use(kind, outcomeWith(dice), reach)
    return use === LEAVES ? undefined : ways.find((turned) => outcomeWith(turned) === use)
  }
}
