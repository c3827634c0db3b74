/**
 * The predicted value of a best response, compared with its result when it plays against the table by the rules of the
 * game.
 */
import { readFileSync } from 'node:fs'
import { game } from '@tudor-rose/cousins-war'
import { type Chance, fastChance, type Seat } from '@tudor-rose/table'
import { describe, expect, test } from 'vitest'
import { ATTACKER, announceLine, battle, board, DEFENDER } from '../../testing/cousins-war-battle.ts'
import { READINGS, THROWS } from '../dice.ts'
import { AttackRound } from './attack-round.ts'
import { throwOf } from './battle-player.ts'
import { type BattleTable, PROBABILITY_UNITS } from './battle-table.ts'
import { BestResponse, Responses } from './best-response.ts'
import { attackerLoses, defenderLoses, outcomeOf } from './outcomes.ts'
import { inOrder, NO_CARD, type Sides } from './situations.ts'
import { TableFighter } from './table-fighter.ts'
import { readBattleTable } from './table-file.ts'

const MOST = 3
const BATTLES = 1500
const SURVIVOR_WORTH = 0.02
const readTable = () => readBattleTable(readFileSync(new URL('../../../data/cousins-war-battle.bin', import.meta.url)))

/** Plays without cards, where the best response is exact, and takes the best action at each decision. */
class Responder {
  readonly #table: BattleTable
  readonly #best: BestResponse
  /** A cache. */
  readonly #choices = new Map<string, number>()

  constructor(table: BattleTable) {
    this.#table = table
    this.#best = new BestResponse(table.worth, 1)
    const attackRound = new AttackRound()
    for (const group of inOrder(MOST)) {
      if (group.some(({ attackerCard, defenderCard }) => attackerCard !== NO_CARD || defenderCard !== NO_CARD)) continue
      const responses = group.map((sides) => {
        attackRound.decide(sides, table.worth)
        const response = new Responses(attackRound)
        response.setStrategy(table.strategyIn(sides))
        return response
      })
      for (const sides of group) this.#best.guess(sides)
      this.#best.converge(responses)
    }
  }

  /** In battles, including survivors. */
  value(own: number, enemy: number, isAttacking: boolean): number {
    const values = isAttacking ? this.#best.attacking : this.#best.defending
    return values.read(own, enemy, NO_CARD, NO_CARD, 1, 0, 0)
  }

  announce(sides: Sides, thrown: number): number {
    return this.#once(`announce ${sides.attackers} ${sides.defenders} ${thrown}`, () => this.#bestWord(sides, thrown))
  }

  doubts(sides: Sides, announced: number): boolean {
    const key = `doubt ${sides.attackers} ${sides.defenders} ${announced}`
    return this.#once(key, () => this.#gainOfDoubt(sides, announced)) > 0
  }

  #once(key: string, find: () => number): number {
    const found = this.#choices.get(key) ?? find()
    this.#choices.set(key, found)
    return found
  }

  #bestWord({ attackers, defenders, ...cards }: Sides, thrown: number): number {
    const { best, contains } = THROWS[thrown]
    let [chosen, most] = [0, Number.NEGATIVE_INFINITY]
    for (let announced = 1; announced <= READINGS; announced++) {
      const doubt = this.#table.doubtChance({ attackers, defenders, ...cards }, 0, announced)
      const ifDoubted = contains[announced]
        ? this.#answered(attackers, defenders - 1, best, true)
        : this.#answered(attackers - 1, defenders, best, true)
      const value = (1 - doubt) * this.#answered(attackers, defenders, announced, true) + doubt * ifDoubted
      if (value > most) [chosen, most] = [announced, value]
    }
    return chosen
  }

  #gainOfDoubt(sides: Sides, announced: number): number {
    const { attackers, defenders } = sides
    let gain = 0
    THROWS.forEach(({ share, best, contains }, thrown) => {
      const said = share * this.#table.announceChance(sides, 0, thrown, announced)
      const ifDoubted = contains[announced]
        ? this.#answered(attackers, defenders - 1, best, false)
        : this.#answered(attackers - 1, defenders, best, false)
      gain += said * (ifDoubted - this.#answered(attackers, defenders, announced, false))
    })
    return gain
  }

  /** The responder's value once an attack counts as a reading and the defender still has to throw. */
  #answered(attackers: number, defenders: number, reading: number, isAttacking: boolean): number {
    const after = (a: number, d: number) => (isAttacking ? this.value(a, d, false) : this.value(d, a, true))
    if (attackers <= 0 || defenders <= 0) return after(attackers, defenders)
    return THROWS.reduce((sum, { share, best }) => {
      const outcome = outcomeOf(reading, best)
      return sum + share * after(attackers - attackerLoses(outcome), defenders - defenderLoses(outcome))
    }, 0)
  }
}

interface Fight {
  readonly own: number
  readonly enemy: number
  readonly isAttacking: boolean
}

/** The responder's value of a battle against the table. */
function fought({ own, enemy, isAttacking }: Fight, responder: Responder, fighter: TableFighter, chance: Chance) {
  const seat = isAttacking ? ATTACKER : DEFENDER
  const state = battle({
    fighters: isAttacking ? [own, enemy] : [enemy, own],
    points: [0, 0],
    dice: [1, 2, 3].map(() => chance.below(6) + 1),
  })
  const lineOf = (asked: Seat): string => {
    const sides = {
      attackers: board.fighters(state, state.attacker),
      defenders: board.fighters(state, 1 - state.attacker),
      attackerCard: NO_CARD,
      defenderCard: NO_CARD,
    }
    if (asked !== seat) return game.notation.format(fighter.choose(state, asked, chance), asked)
    if (board.step(state) === 'announce')
      return announceLine(responder.announce(sides, throwOf(board.attackDice(state))))
    return responder.doubts(sides, state.announced) ? 'doubt' : 'believe'
  }
  while (board.isInBattle(state)) {
    const [asked] = game.actors(state)
    const move = game.notation.parse(lineOf(asked), asked)
    expect(move).toBeDefined()
    game.apply(state, asked, move!, chance)
  }
  const left = board.fighters(state, seat)
  return left > 0 ? 1 + SURVIVOR_WORTH * left : -SURVIVOR_WORTH * board.fighters(state, 1 - seat)
}

const credulous = readTable()
credulous.doubtParts.fill(0)
const truthful = readTable()
truthful.announceParts.fill(0)
for (const sides of truthful.situations())
  for (let thrown = 0; sides.attackerCard === NO_CARD && thrown < THROWS.length; thrown++)
    truthful.announceParts[truthful.announceIndex(sides, 0, thrown) + THROWS[thrown].best - 1] = PROBABILITY_UNITS

describe.each([
  ['the table that comes with the program', readTable()],
  ['one that believes everything', credulous],
  ['one that never lies', truthful],
])('against %s a best response gets its predicted value', (name, table) => {
  const responder = new Responder(table)
  const fighter = new TableFighter(game, board, table)
  test.each([
    { own: 1, enemy: 1, isAttacking: true },
    { own: 2, enemy: 3, isAttacking: false },
    { own: 3, enemy: 3, isAttacking: true },
  ])('$own against $enemy, attacking: $isAttacking', (setup) => {
    const results = Array.from({ length: BATTLES }, (_, number) =>
      fought(setup, responder, fighter, fastChance(`${name}/${setup.own}/${setup.enemy}/${number}`)),
    )
    const mean = results.reduce((sum, result) => sum + result, 0) / BATTLES
    const variance = results.reduce((sum, result) => sum + (result - mean) ** 2, 0) / BATTLES
    const value = responder.value(setup.own, setup.enemy, setup.isAttacking)
    expect(Math.abs(mean - value)).toBeLessThan(3.5 * Math.sqrt(variance / BATTLES))
  })
})
