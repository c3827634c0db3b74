/**
 * Rates the moves in a battle against an opponent who plays by the table, from what the seat knows: its own card and
 * dice, and the posterior over the opponent's, given what was said and done in this round.
 */
import type { CousinsMove } from '@tudor-rose/cousins-war'
import { rankOf } from '@tudor-rose/cousins-war/notation'
import type { Move, Seat } from '@tudor-rose/table'
import type { RatedMove } from '../../hints/rated-moves.ts'
import { type Board, type CousinsGame, type CousinsState, FIELD, other, SUPPLY } from '../board.ts'
import { bestReading, containsReading, THROWS } from '../dice.ts'
import { AnswerStage } from './answer-stage.ts'
import { AttackRound } from './attack-round.ts'
import { BattlePlayer, type Dice, throwOf } from './battle-player.ts'
import type { BattleTable } from './battle-table.ts'
import { kindHeld, sidesOf } from './fighting-sides.ts'
import { attackerLoses, defenderLoses, outcomeOf } from './outcomes.ts'
import { DOUBTED_STRIDE, turnIndex, WIDTH } from './payoffs.ts'
import type { SituationValues } from './situation-values.ts'
import { kindsOf, NO_CARD, PAIRS, pairOf, type Sides, shareOf } from './situations.ts'

/** One of the moves: how often the table plays it, and the attacker's value after it. */
interface RatedChoice {
  readonly share: number
  readonly value: (measure: SituationValues) => number
}

/** A decision in the terms of the table. */
interface BattleDecision {
  readonly world: CousinsState
  readonly sides: Sides
  /** Of the card of the deciding side. */
  readonly kind: number
  readonly moves: readonly CousinsMove[]
}

export class BattleMoveRater {
  readonly #game: CousinsGame
  readonly #board: Board
  readonly #table: BattleTable
  readonly #player: BattlePlayer
  readonly #evaluate: (world: CousinsState, values: Float64Array) => void
  readonly #attackRound = new AttackRound()
  readonly #french: number

  /** `evaluate` gives the value of worlds outside battles: a battle is worth what winning it changes there. */
  constructor(
    game: CousinsGame,
    board: Board,
    table: BattleTable,
    evaluate: (world: CousinsState, values: Float64Array) => void,
  ) {
    this.#game = game
    this.#board = board
    this.#table = table
    this.#player = new BattlePlayer(table)
    this.#evaluate = evaluate
    const houses = game.layout.groups.find(({ name }) => name === 'houses')
    this.#french = houses!.fields.find(({ name }) => name === 'french')!.offset
  }

  /** Ratings of all moves in order; undefined outside battles, and after an announcement that the table never makes. */
  rateMoves(world: CousinsState, seat: Seat, moves: readonly Move[]): readonly RatedMove[] | undefined {
    const choices = this.#choicesIn(world, seat, moves)
    if (choices === undefined) return undefined
    const { worth, wins } = this.#table
    const isAttacker = world.attacker === seat
    const valuesBy = (measure: SituationValues): number[] => {
      this.#attackRound.measure(measure)
      return choices.map(({ value }) => (isAttacker ? value(measure) : 1 - value(measure)))
    }
    this.#attackRound.decide(sidesOf(this.#board, world), worth)
    const worths = valuesBy(worth)
    const winChances = valuesBy(wins)
    const best = worths.indexOf(Math.max(...worths))
    const [ifLost, ifWon] = this.#endings(world, seat)
    // Moves are compared by the table's utility, survivors included; the best one is shown with its winning chance.
    const chanceOf = (i: number): number => ifLost + (ifWon - ifLost) * (winChances[best] + worths[i] - worths[best])
    return moves.map((move, i) => ({ move, share: choices[i].share, chance: Math.max(0, Math.min(1, chanceOf(i))) }))
  }

  #choicesIn(world: CousinsState, seat: Seat, moves: readonly Move[]): readonly RatedChoice[] | undefined {
    const question = {
      world,
      sides: sidesOf(this.#board, world),
      kind: kindHeld(this.#board, world, seat),
      moves: moves.map((move) => this.#game.notation.decode(move, seat)),
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

  #announcements({ world, sides, kind, moves }: BattleDecision): RatedChoice[] {
    const { believed, doubted } = this.#attackRound
    const thrown = throwOf(this.#board.attackDice(world))
    return moves.map((move) => {
      const announced = announcedBy(move)
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

  #answers({ world, sides, kind, moves }: BattleDecision): RatedChoice[] | undefined {
    const { announced } = world
    const { believed, doubted } = this.#attackRound
    /** By kind of card and throw: the probability that the table announces this. */
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
    return moves.map(({ verb }) =>
      verb === 'doubt'
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

  #turnsWhenCaught({ world, sides, kind, moves }: BattleDecision): RatedChoice[] {
    const dice = this.#board.attackDice(world)
    const { announced } = world
    const chosen = this.#player.turnWhenCaught(sides, kind, dice, announced)
    const fewer = sides.attackers - 1
    return moves.map((move) => {
      const turned = turnedBy(move)
      const makesAnnouncementTrue = turned !== undefined && containsReading(turned, announced)
      const reading = bestReading(turned ?? dice)
      const stage = new AnswerStage()
      stage.decide(
        {
          ...sides,
          attackers: makesAnnouncementTrue ? sides.attackers : fewer,
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

  #turnsOfAnswer({ world, sides, kind, moves }: BattleDecision): RatedChoice[] {
    const dice = this.#board.defenceDice(world)
    const chosen = this.#player.turnAnswer(sides, kind, world.result, dice)
    const { attackers, defenders, attackerCard, defenderCard } = sides
    return moves.map((move) => {
      const turned = turnedBy(move)
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

  /** The average over the cards that the other side may hold. */
  #overKinds(card: number, valueIf: (kind: number) => number): number {
    let sum = 0
    for (let kind = 0; kind < kindsOf(card); kind++) sum += shareOf(card, kind) * valueIf(kind)
    return sum
  }

  /** This seat's winning chance in the game if the battle is lost, and if it is won. */
  #endings(world: CousinsState, seat: Seat): readonly [number, number] {
    return [this.#valueIfWonBy(other(seat), world, seat), this.#valueIfWonBy(seat, world, seat)]
  }

  #valueIfWonBy(winner: number, world: CousinsState, seat: Seat): number {
    const ended = this.#game.copy(world) as CousinsState
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

  /** The expected number of the winner's survivors. */
  #survivorsOf(winner: number, world: CousinsState): number {
    const sides = sidesOf(this.#board, world)
    const { survivors } = this.#table
    const onBothSides = this.#overKinds(sides.attackerCard, (attacker) =>
      this.#overKinds(sides.defenderCard, (defender) => survivors.at(sides, attacker, defender)),
    )
    return Math.max(1, Math.min(this.#board.fighters(world, winner), Math.round(onBothSides)))
  }
}

function announcedBy(move: CousinsMove): number {
  if (move.verb !== 'announce') throw new Error(`an announcement was asked for, not ${move.verb}`)
  return rankOf(move.announcement)
}

const turnedBy = (move: CousinsMove): Dice | undefined => (move.verb === 'turn' ? move.dice : undefined)

const isSame = (some: Dice | undefined, others: Dice | undefined): boolean => String(some) === String(others)
