import { readFileSync } from 'node:fs'
import { game as cousinsWar } from '@tudor-rose/cousins-war'
import { game as lancaster } from '@tudor-rose/lancaster'
import { game as richard3 } from '@tudor-rose/richard3'
import { type AnyGame, completeOptions, fastChance } from '@tudor-rose/table'
import { describe, expect, test } from 'vitest'
import { readBattleTable } from '../cousins-war/bluffing/index.ts'
import { withRatedBattleMoves } from '../cousins-war/bluffing/rating-guide.ts'
import { cousinsWarGuide } from '../cousins-war/guide.ts'
import { type BotsByGame, guideTo, levelOf, Search } from '../index.ts'
import { BOTS } from '../testing/bots.ts'
import { ATTACKER, battle, DEFENDER, play } from '../testing/cousins-war-battle.ts'
import { RichardScene } from '../testing/richard3-scene.ts'
import { twinsOf } from '../testing/twins.ts'
import { beginHint, hintFromSearch } from './hint.ts'

const TIMEOUT = 60_000
const PLAYOUTS = 20

const table = readBattleTable(readFileSync(new URL('../../data/cousins-war-battle.bin', import.meta.url)))
const weighing: BotsByGame = {
  ...BOTS,
  'cousins-war': {
    ...BOTS['cousins-war'],
    guide: (game) => withRatedBattleMoves(cousinsWarGuide(game, table), game, table),
  },
}

const adviceIn = (game: AnyGame, state: unknown, seat: number, bots: BotsByGame = BOTS, playouts = PLAYOUTS) => {
  const advising = beginHint(game, state, seat, fastChance('advice'), bots, { playouts })
  while (!advising.run(() => false));
  return advising.result()
}

describe.each([cousinsWar, lancaster, richard3] as readonly AnyGame[])('$name', (game) => {
  test('gives the same hint in two worlds that the seat cannot tell apart', { timeout: TIMEOUT }, () => {
    let asked = 0
    for (const { state, twin, seat } of twinsOf(game, completeOptions(game, {}), 1, 2)) {
      const advice = adviceIn(game, state, seat)
      expect(advice).toEqual(adviceIn(game, twin, seat))
      expect(advice.moves.length).toBeGreaterThan(0)
      for (const { chance = 0.5 } of advice.moves) {
        expect(chance).toBeGreaterThanOrEqual(0)
        expect(chance).toBeLessThanOrEqual(1)
      }
      if (++asked === 12) return
    }
    expect(asked).toBeGreaterThan(0)
  })

  test('puts the move of the strongest level first', { timeout: TIMEOUT }, () => {
    const hard = new Search<unknown>(game, guideTo(game, BOTS), levelOf('hard', game.name, BOTS).settings)
    let asked = 0
    for (const { state, seat } of twinsOf(game, completeOptions(game, {}), 1, 2)) {
      const { move } = hard.search(state, seat, fastChance('advice'), { playouts: PLAYOUTS })
      expect(adviceIn(game, state, seat).moves[0].move).toBe(move)
      if (++asked === 12) return
    }
    expect(asked).toBeGreaterThan(0)
  })
})

test("The Cousins' War: the same hint in battle in two worlds that the seat cannot tell apart", {
  timeout: TIMEOUT,
}, () => {
  let asked = 0
  for (const { state, twin, seat } of twinsOf(cousinsWar, completeOptions(cousinsWar, {}), 10, 1)) {
    const { key } = cousinsWar.prompt(state, seat)
    if (!/announce|answer|attacker-card|defender-card/.test(key)) continue
    expect(adviceIn(cousinsWar, state, seat, weighing)).toEqual(adviceIn(cousinsWar, twin, seat, weighing))
    asked++
  }
  expect(asked).toBeGreaterThan(10)
})

test("The Cousins' War: both answers to an announcement have winning chances from the battle table", () => {
  const state = battle({ fighters: [3, 1], points: [2, 2], dice: [6, 2, 3] })
  play(state, ATTACKER, 'announce single 6')
  const { moves } = adviceIn(cousinsWar, state, DEFENDER, weighing)
  expect(moves.map(({ move }) => cousinsWar.notation.format(move, DEFENDER))).toEqual(['believe', 'doubt'])
  expect(moves[0].chance! - moves[1].chance!).toBeGreaterThan(0.01)
})

test('Richard III: moves of a battle turn are compared, and each has a winning chance', { timeout: TIMEOUT }, () => {
  const { state } = new RichardScene({
    York: { Middlesex: ['Herbert', 'Clarence', 'March'] },
    Lancaster: { Oxford: ['Rivers 1', 'Henry VI 1'] },
    turn: 7,
  }).attack(
    'York',
    ['Herbert', 'Clarence', 'March'].map((name) => `march ${name} to Oxford`),
  )
  const [seat] = richard3.actors(state)
  const { moves, playouts } = adviceIn(richard3, state, seat, BOTS, 1000)
  expect(playouts).toBeGreaterThanOrEqual(1000)
  expect(moves).toHaveLength(3)
  for (const { move, chance } of moves) {
    expect(richard3.notation.format(move, seat)).not.toContain('pass March')
    expect(chance).toBeGreaterThan(0.5)
  }
})

describe('from a search result', () => {
  const candidate = (move: number, playouts: number, value: number) => ({ move, playouts, value, share: 0 })

  test('puts the move of the bot first, then the most visited ones, and leaves out those with few visits', () => {
    const candidates = [candidate(1, 300, 0.5), candidate(2, 500, 0.6), candidate(3, 10, 0.9), candidate(4, 190, 0.4)]
    const { moves, playouts } = hintFromSearch({ move: 2, playouts: 1000, candidates })
    expect(moves).toEqual([
      { move: 2, chance: 0.6 },
      { move: 1, chance: 0.5 },
      { move: 4, chance: 0.4 },
    ])
    expect(playouts).toBe(1000)
  })

  test('puts a move of a mixed strategy first, however few its visits', () => {
    const candidates = [candidate(1, 990, 0.5), candidate(2, 10, 0.4)]
    expect(hintFromSearch({ move: 2, playouts: 1000, candidates }).moves.map(({ move }) => move)).toEqual([2, 1])
  })

  test('has only the move if there was no search', () => {
    const { moves } = hintFromSearch({ move: 1, playouts: 0, candidates: [candidate(1, 0, 0.5), candidate(2, 0, 0.5)] })
    expect(moves).toEqual([{ move: 1, chance: undefined }])
  })
})
