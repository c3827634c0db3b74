import { readFileSync } from 'node:fs'
import { game } from '@tudor-rose/cousins-war'
import { completeOptions, fastChance, MoveList } from '@tudor-rose/table'
import { describe, expect, test } from 'vitest'
import { Search } from '../search/search.ts'
import { ATTACKER, announceLine, battle, DEFENDER, linesOf, play } from '../testing/cousins-war-battle.ts'
import { throwOf } from './bluffing/battle-player.ts'
import { readBattleTable } from './bluffing/table-file.ts'
import type { CousinsState } from './board.ts'
import { cousinsWarGuide } from './guide.ts'

const table = readBattleTable(readFileSync(new URL('../../data/cousins-war-battle.bin', import.meta.url)))
const guide = cousinsWarGuide(game, table)
const moves = new MoveList()

function decided(state: CousinsState, seat: number, seed: number): string {
  moves.clear()
  game.moves(state, seat, moves)
  return game.notation.format(moves.at(guide.decides!(state, seat, moves, fastChance(seed))), seat)
}

function worth(state: CousinsState): number {
  const values = new Float64Array(2)
  guide.evaluate!(state, values)
  expect(values[0] + values[1]).toBeCloseTo(1, 9)
  return values[ATTACKER]
}

describe('with a battle table', () => {
  test('announcements and doubts have the frequencies of the table', () => {
    const state = battle({ fighters: [3, 3], points: [2, 1], dice: [1, 3, 4] })
    const sides = { attackers: 3, defenders: 3, attackerCard: 4, defenderCard: 4 }
    const asks = 2000
    const said = new Map<string, number>()
    for (let seed = 0; seed < asks; seed++) {
      const line = decided(state, ATTACKER, seed)
      said.set(line, (said.get(line) ?? 0) + 1)
    }
    for (let reading = 1; reading <= 18; reading++) {
      const chance = table.announceChance(sides, 1, throwOf([1, 3, 4]), reading)
      const often = (said.get(announceLine(reading)) ?? 0) / asks
      expect(Math.abs(often - chance)).toBeLessThan(0.005 + 4 * Math.sqrt((chance * (1 - chance)) / asks))
    }
    play(state, ATTACKER, announceLine(14))
    let doubts = 0
    for (let seed = 0; seed < asks; seed++) if (decided(state, DEFENDER, seed) === 'doubt') doubts++
    expect(Math.abs(doubts / asks - table.doubtChance(sides, 0, 14))).toBeLessThan(0.05)
  })

  test('dice are turned if that wins the battle at once, and kept if it is already won', () => {
    const answered = (...dice: readonly number[]): string => {
      const state = battle({ fighters: [1, 1], points: [0, 3], dice: [2, 3, 4] })
      play(state, ATTACKER, announceLine(4))
      play(state, DEFENDER, 'believe', ...dice)
      return decided(state, DEFENDER, 1)
    }
    expect(answered(1, 2, 3)).toMatch(/^turn the dice to/)
    expect(answered(1, 2, 5)).toBe('leave the dice')
  })

  test('a battle has the value of the table: fighters and points both count', () => {
    const at = (fighters: readonly [number, number], points: readonly [number, number]) =>
      worth(battle({ fighters, points, dice: [1, 2, 3] }))
    expect(at([5, 3], [1, 1])).toBeGreaterThan(at([3, 3], [1, 1]))
    expect(at([2, 2], [3, 1])).toBeGreaterThan(at([2, 2], [1, 1]))
    expect(at([2, 2], [1, 1])).toBeGreaterThan(at([2, 2], [1, 3]))
  })

  test('battles are not simulated, and are decided without search', () => {
    const state = battle({ fighters: [3, 3], points: [1, 1], dice: [2, 3, 4] })
    expect(guide.isLeaf!(state)).toBe(true)
    expect(cousinsWarGuide(game).isLeaf!(state)).toBe(false)
    const thought = new Search(game, guide).search(state, ATTACKER, fastChance(1), { playouts: 50 })
    expect(thought.playouts).toBe(0)
    expect(linesOf(state, ATTACKER)).toContain(game.notation.format(thought.move, ATTACKER))
  })
})

describe('simultaneous choices', () => {
  test('a hidden choice of the enemy is treated as still to come', () => {
    const state = game.setup(completeOptions(game, {}), fastChance('exchange'))
    moves.clear()
    game.moves(state, 1, moves)
    game.apply(state, 1, moves.at(0), fastChance(0))
    expect(game.actors(state)).toEqual([0])
    expect(game.actors(guide.imagine!(state, 0, fastChance(1)))).toEqual([0, 1])
    expect(game.actors(guide.imagine!(state, 1, fastChance(1)))).toEqual([0])
  })
})
