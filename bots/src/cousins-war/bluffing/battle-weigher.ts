/**
 * What each choice in a battle is worth against somebody who fights by the table, from what the seat knows: its own card and dice, and
 * of the other's what the table would hold who has said and done the same in this exchange.
 */
import type { AnyGame, Move, Seat } from '@tudor-rose/table'
import type { Weighed } from '../../hints/weighing.ts'
import { type Board, FIELD, other, SUPPLY, type World } from '../board.ts'
import { bestReading, containsReading, READINGS, THROWS } from '../dice.ts'
import { AnswerStage } from './answer-stage.ts'
import { BattlePlayer, type Dice, throwOf } from './battle-player.ts'
import type { BattleTable } from './battle-table.ts'
import { Exchange } from './exchange.ts'
import { kindHeld, sidesOf } from './fighting-sides.ts'
import type { Measure } from './measure.ts'
import { attackerLoses, defenderLoses, outcomeOf } from './outcomes.ts'
import { kindsOf, NO_CARD, PAIRS, pairOf, type Sides, shareOf } from './situations.ts'
import { DOUBTED_STRIDE, turnIndex, WIDTH } from './stakes.ts'

const KINDS_OF_ANNOUNCEMENT = ['single', 'pair', 'triple']
const ANNOUNCEMENT = /^announce (single|pair|triple)(?: of)? (\d)$/
const TURNED_DICE = /^turn the dice to (\d) (\d) (\d)$/

/** One of the moves: how often the table makes it, and what the attacker then has of the battle. */
interface Choice {
  readonly share: number
  readonly value: (measure: Measure) => number
}

/** What is asked, in the words of the table. */
interface Question {
  readonly world: World
  readonly sides: Sides
  /** Of the card of whoever is asked. */
  readonly kind: number
  readonly lines: readonly string[]
}

export class BattleWeigher {
  readonly #game: AnyGame
  readonly #board: Board
  readonly #table: BattleTable
  readonly #player: BattlePlayer
  readonly #evaluate: (world: World, values: Float64Array) => void
  readonly #exchange = new Exchange()
  readonly #french: number

  /** `evaluate` tells what a world outside battles is worth: the battle is worth what winning it changes there. */
  constructor(game: AnyGame, board: Board, table: BattleTable, evaluate: (world: World, values: Float64Array) => void) {
    this.#game = game
    this.#board = board
    this.#table = table
    this.#player = new BattlePlayer(table)
    this.#evaluate = evaluate
    const houses = game.layout.groups.find(({ name }) => name === 'houses')
    this.#french = houses!.fields.find(({ name }) => name === 'french')!.offset
  }

  /** All moves in their order; nothing outside battles, and where somebody has said what the table never says. */
  weigh(world: World, seat: Seat, moves: readonly Move[]): readonly Weighed[] | undefined {
    const choices = this.#choicesIn(world, seat, moves)
    if (choices === undefined) return undefined
    const { worth, wins } = this.#table
    const isAttacker = world.attacker === seat
    const valuesBy = (measure: Measure): number[] => {
      this.#exchange.measure(measure)
      return choices.map(({ value }) => (isAttacker ? value(measure) : 1 - value(measure)))
    }
    this.#exchange.decide(sidesOf(this.#board, world), worth)
    const worths = valuesBy(worth)
    const winChances = valuesBy(wins)
    const best = worths.indexOf(Math.max(...worths))
    const [ifLost, ifWon] = this.#endings(world, seat)
    // Choices are compared by all that the table fights for, survivors included, and the best is as likely to win as it is.
    const chanceOf = (i: number): number => ifLost + (ifWon - ifLost) * (winChances[best] + worths[i] - worths[best])
    return moves.map((move, i) => ({ move, share: choices[i].share, chance: Math.max(0, Math.min(1, chanceOf(i))) }))
  }

  #choicesIn(world: World, seat: Seat, moves: readonly Move[]): readonly Choice[] | undefined {
    const question = {
      world,
      sides: sidesOf(this.#board, world),
      kind: kindHeld(this.#board, world, seat),
      lines: moves.map((move) => this.#game.notation.format(move, seat)),
    }
    switch (this.#board.step(world)) {
      case 'announce':
        return this.#announcements(question)
      case 'answer':
        return this.#answers(question)
      case 'attacker-card':
        return this.#turnsWhenCaught(question)
      case 'defender-card':
        return this.#turnsOfAnswer(question)
      default:
        return undefined
    }
  }

  #announcements({ world, sides, kind, lines }: Question): Choice[] {
    const { believed, doubted } = this.#exchange
    const thrown = throwOf(this.#board.attackDice(world))
    return lines.map((line) => {
      const announced = announcedBy(line)
      return {
        share: this.#table.announceChance(sides, kind, thrown, announced),
        value: () =>
          this.#overKinds(sides.defenderCard, (enemy) => {
            const doubt = this.#table.doubtChance(sides, enemy, announced)
            const ifDoubted = doubted[turnIndex(kind, thrown, announced) * DOUBTED_STRIDE + enemy]
            return doubt * ifDoubted + (1 - doubt) * believed[announced * PAIRS + pairOf(kind, enemy)]
          }),
      }
    })
  }

  #answers({ world, sides, kind, lines }: Question): Choice[] | undefined {
    const { announced } = world
    const { believed, doubted } = this.#exchange
    /** By kind of card and throw: how often the table would have come to say this. */
    const weights = new Float64Array(kindsOf(sides.attackerCard) * THROWS.length)
    let all = 0
    for (let at = 0; at < weights.length; at++) {
      const [enemy, thrown] = [Math.floor(at / THROWS.length), at % THROWS.length]
      const said = this.#table.announceChance(sides, enemy, thrown, announced)
      weights[at] = shareOf(sides.attackerCard, enemy) * THROWS[thrown].share * said
      all += weights[at]
    }
    if (all === 0) return undefined
    const onAverage = (valueIf: (enemy: number, thrown: number) => number): number =>
      weights.reduce(
        (sum, weight, at) => sum + (weight / all) * valueIf(Math.floor(at / THROWS.length), at % THROWS.length),
        0,
      )
    const doubt = this.#table.doubtChance(sides, kind, announced)
    return lines.map((line) =>
      line === 'doubt'
        ? {
            share: doubt,
            value: () =>
              onAverage((enemy, thrown) => doubted[turnIndex(enemy, thrown, announced) * DOUBTED_STRIDE + kind]),
          }
        : {
            share: 1 - doubt,
            value: () => onAverage((enemy) => believed[announced * PAIRS + pairOf(enemy, kind)]),
          },
    )
  }

  #turnsWhenCaught({ world, sides, kind, lines }: Question): Choice[] {
    const dice = this.#board.attackDice(world)
    const { announced } = world
    const chosen = this.#player.turnWhenCaught(sides, kind, dice, announced)
    const fewer = sides.attackers - 1
    return lines.map((line) => {
      const turned = turnedBy(line)
      const isMadeGood = turned !== undefined && containsReading(turned, announced)
      const reading = bestReading(turned ?? dice)
      const stage = new AnswerStage()
      stage.decide(
        {
          ...sides,
          attackers: isMadeGood ? sides.attackers : fewer,
          attackerCard: turned === undefined ? sides.attackerCard : NO_CARD,
        },
        this.#table.worth,
      )
      return {
        share: Number(isSame(turned, chosen)),
        value: (measure) => {
          const values = new Float64Array(WIDTH * PAIRS)
          stage.measure(measure, values)
          const left = turned === undefined ? kind : 0
          return this.#overKinds(sides.defenderCard, (enemy) => values[reading * PAIRS + pairOf(left, enemy)])
        },
      }
    })
  }

  #turnsOfAnswer({ world, sides, kind, lines }: Question): Choice[] {
    const dice = this.#board.defenceDice(world)
    const chosen = this.#player.turnAnswer(sides, kind, world.result, dice)
    const { attackers, defenders, attackerCard, defenderCard } = sides
    return lines.map((line) => {
      const turned = turnedBy(line)
      const outcome = outcomeOf(world.result, bestReading(turned ?? dice))
      const [a, d] = [attackers - attackerLoses(outcome), defenders - defenderLoses(outcome)]
      return {
        share: Number(isSame(turned, chosen)),
        value: (measure) =>
          this.#overKinds(attackerCard, (enemy) =>
            turned === undefined
              ? measure.after(a, d, attackerCard, enemy, defenderCard, kind)
              : measure.after(a, d, attackerCard, enemy, NO_CARD, 0),
          ),
      }
    })
  }

  /** On average over the cards that the other side may hold, as the table thinks of them. */
  #overKinds(card: number, valueIf: (kind: number) => number): number {
    let sum = 0
    for (let kind = 0; kind < kindsOf(card); kind++) sum += shareOf(card, kind) * valueIf(kind)
    return sum
  }

  /** How likely this seat is to win the game with the battle lost, and with it won. */
  #endings(world: World, seat: Seat): readonly [number, number] {
    return [this.#valueIfWonBy(other(seat), world, seat), this.#valueIfWonBy(seat, world, seat)]
  }

  #valueIfWonBy(winner: number, world: World, seat: Seat): number {
    const ended = this.#game.copy(world) as World
    const loser = other(winner)
    while (this.#board.troops(ended, loser, FIELD) > 0) this.#board.shift(ended, loser, FIELD, SUPPLY)
    ended.bytes[this.#french + loser] = 0
    const survivors = this.#survivorsOf(winner, world)
    while (this.#board.fighters(ended, winner) > survivors && this.#board.troops(ended, winner, FIELD) > 0)
      this.#board.shift(ended, winner, FIELD, SUPPLY)
    const values = new Float64Array(2)
    this.#evaluate(ended, values)
    return values[seat]
  }

  /** How many of the winner's are usually left. */
  #survivorsOf(winner: number, world: World): number {
    const sides = sidesOf(this.#board, world)
    const { survivors } = this.#table
    const onBothSides = this.#overKinds(sides.attackerCard, (attacker) =>
      this.#overKinds(sides.defenderCard, (defender) => survivors.at(sides, attacker, defender)),
    )
    return Math.max(1, Math.min(this.#board.fighters(world, winner), Math.round(onBothSides)))
  }
}

function announcedBy(line: string): number {
  const [, kind, number] = ANNOUNCEMENT.exec(line)!
  return KINDS_OF_ANNOUNCEMENT.indexOf(kind) * (READINGS / KINDS_OF_ANNOUNCEMENT.length) + Number(number)
}

function turnedBy(line: string): Dice | undefined {
  const [, a, b, c] = TURNED_DICE.exec(line) ?? []
  return a === undefined ? undefined : [Number(a), Number(b), Number(c)]
}

const isSame = (some: Dice | undefined, others: Dice | undefined): boolean => String(some) === String(others)
