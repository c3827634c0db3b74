import { readFileSync } from 'node:fs'
import { game as cousinsWar } from '@tudor-rose/cousins-war'
import { game as richard3 } from '@tudor-rose/richard3'
import { type AnyGame, completeOptions, fastChance, MoveList } from '@tudor-rose/table'
import { describe, expect, test } from 'vitest'
import { battlePolicy, readBattleTable } from '../cousins-war/bluffing/index.ts'
import { withRatedBattleMoves } from '../cousins-war/bluffing/rating-guide.ts'
import { cousinsWarGuide } from '../cousins-war/guide.ts'
import { type Guides, type Policy, randomPolicy } from '../index.ts'
import { BOTS } from '../testing/bots.ts'
import { ATTACKER, battle, board, DEFENDER, play } from '../testing/cousins-war-battle.ts'
import { RichardScene } from '../testing/richard3-scene.ts'
import { analyse, type PlayedMove } from './analysis.ts'

const table = readBattleTable(readFileSync(new URL('../../data/cousins-war-battle.bin', import.meta.url)))
const weighing: Guides = {
  'cousins-war': { guide: (game) => withRatedBattleMoves(cousinsWarGuide(game, table), game, table) },
}

describe("The Cousins' War by the battle table", () => {
  const analysedAnswer = (answer: 'doubt' | 'believe') => {
    const state = battle({ fighters: [3, 1], points: [2, 2], dice: [6, 2, 3] })
    play(state, ATTACKER, 'announce single 6')
    const move = cousinsWar.notation.parse(answer, DEFENDER)!
    const few = { guides: weighing, playouts: 10, worlds: 1 }
    const [analysed] = analyse(cousinsWar as AnyGame, [state], [{ seat: DEFENDER, move }], fastChance(1), few)
    return { ...analysed, better: analysed.better && cousinsWar.notation.format(analysed.better, DEFENDER) }
  }

  test('a last man who doubts a nearly certain truth sees what that cost', () => {
    const doubted = analysedAnswer('doubt')
    expect(doubted.better).toBe('believe')
    expect(doubted.cost).toBeGreaterThan(0.01)
    expect(analysedAnswer('believe')).toMatchObject({ cost: 0, better: undefined })
  })

  test('a player who fights by the table makes no mistakes in battle; one who fights at random does', {
    timeout: 120_000,
  }, () => {
    const costOfBattlesBy = (policy: Policy): number => {
      const few = { guides: weighing, playouts: 1, worlds: 1 }
      let cost = 0
      for (let number = 0; number < 12; number++) {
        const chance = fastChance(`battle/${number}`)
        const dice = [1, 2, 3].map(() => chance.below(6) + 1)
        const state = battle({ fighters: [4, 3], points: [(number % 3) + 1, 2], dice })
        const [states, played]: [unknown[], PlayedMove[]] = [[], []]
        while (['announce', 'answer', 'attacker-card', 'defender-card'].includes(board.step(state))) {
          const [seat] = cousinsWar.actors(state)
          const move = policy.choose(cousinsWar, state, seat, chance)
          states.push(cousinsWar.copy(state))
          played.push({ seat, move })
          cousinsWar.apply(state, seat, move, chance)
        }
        for (const moment of analyse(cousinsWar as AnyGame, states, played, fastChance(number), few))
          cost += moment.cost
      }
      return cost
    }
    expect(costOfBattlesBy(battlePolicy(table, randomPolicy()))).toBe(0)
    expect(costOfBattlesBy(randomPolicy())).toBeGreaterThan(0.5)
  })
})

describe('Richard III, where the bot uses rules of thumb', () => {
  /** Three against two weak defenders, one of them the King, at the end of a campaign. */
  const { state } = new RichardScene({
    York: { Middlesex: ['Herbert', 'Clarence', 'March'] },
    Lancaster: { Oxford: ['Rivers 1', 'Henry VI 1'] },
    turn: 7,
  }).attack(
    'York',
    ['Herbert', 'Clarence', 'March'].map((name) => `march ${name} to Oxford`),
  )
  const [seat] = richard3.actors(state)
  const few = { guides: BOTS, playouts: 10, worlds: 100 }
  const lossOf = (line: string, seed: number) => {
    const move = richard3.notation.parse(line, seat)!
    const [moment] = analyse(richard3 as AnyGame, [state], [{ seat, move }], fastChance(seed), few)
    return moment
  }

  test('not using the best fighter in a battle costs something, with any luck', { timeout: 60_000 }, () => {
    for (let seed = 0; seed < 8; seed++) {
      const { cost, better } = lossOf('pass March', seed)
      expect(cost).toBeGreaterThan(0.02)
      expect(richard3.notation.format(better!, seat)).not.toContain('pass')
    }
  })

  test('an equally good move is not called worse, with any luck', { timeout: 60_000 }, () => {
    for (let seed = 0; seed < 8; seed++)
      for (const line of ['charge March at Henry VI', 'charge March at Rivers', 'fire March'])
        expect(lossOf(line, seed).cost).toBeLessThan(0.02)
  })

  test('no card is called a mistake, because keeping one for later would look like a loss', () => {
    const start = richard3.setup(completeOptions(richard3, {}), fastChance(1))
    const legal = new MoveList()
    const [first] = richard3.actors(start)
    richard3.moves(start, first, legal)
    for (const move of legal.toArray()) {
      const [{ cost }] = analyse(richard3 as AnyGame, [start], [{ seat: first, move }], fastChance(1), few)
      expect(cost).toBe(0)
    }
  })
})
