import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { EITHER_ATTACKS } from '../battle-forecast.ts'
import { forecastBy } from './forecast.ts'
import { battleOdds } from './odds.ts'
import { HIDDEN, NO_CARD } from './situations.ts'
import { readBattleTable } from './table-file.ts'

const table = readBattleTable(readFileSync(new URL('../../../data/cousins-war-battle.bin', import.meta.url)))
const forecast = forecastBy(table)
const winChance = (own: number, enemy: number, ownCard: number, enemyCard: number, attacks = EITHER_ATTACKS) =>
  forecast.winChance(own, enemy, ownCard, enemyCard, attacks)
const survivorsOfWin = (own: number, enemy: number, ownCard: number, enemyCard: number, attacks = EITHER_ATTACKS) =>
  forecast.survivorsOfWin(own, enemy, ownCard, enemyCard, attacks)

describe('a forecast by the table', () => {
  test('is fair between equals, and both sides agree on it', () => {
    for (const card of [NO_CARD, 1, 2, 3, HIDDEN]) expect(winChance(4, 4, card, card)).toBeCloseTo(0.5, 6)
    expect(winChance(5, 3, 2, 1) + winChance(3, 5, 1, 2)).toBeCloseTo(1, 6)
  })

  test('depends on who attacks first, or takes the average', () => {
    const hidden = { attackerCard: HIDDEN, defenderCard: HIDDEN }
    const attack = battleOdds(table, { attackers: 3, defenders: 2, ...hidden }).attackerWins
    const defence = 1 - battleOdds(table, { attackers: 2, defenders: 3, ...hidden }).attackerWins
    expect(winChance(3, 2, HIDDEN, HIDDEN, 1)).toBeCloseTo(attack, 9)
    expect(winChance(3, 2, HIDDEN, HIDDEN, 0)).toBeCloseTo(defence, 9)
    expect(winChance(3, 2, HIDDEN, HIDDEN)).toBeCloseTo((attack + defence) / 2, 9)
    expect(winChance(1, 1, HIDDEN, HIDDEN, 1)).toBeGreaterThan(winChance(1, 1, HIDDEN, HIDDEN, 0) + 0.05)
    expect(winChance(5, 3, 2, 1, 0.7) + winChance(3, 5, 1, 2, 0.3)).toBeCloseTo(1, 6)
  })

  test('is better with more fighters, also fractions of them, and with more points', () => {
    for (let own = 0.5; own < 9; own += 0.5)
      expect(winChance(own + 0.5, 4, 1, 1)).toBeGreaterThan(winChance(own, 4, 1, 1))
    expect(winChance(3, 3, 2, 1)).toBeGreaterThan(winChance(3, 3, 1, 1))
    expect(winChance(3, 3, 3, 1)).toBeGreaterThan(winChance(3, 3, 2, 1))
    expect(winChance(3, 3, 1, NO_CARD)).toBeGreaterThan(0.6)
  })

  test('gives the survivors: all without resistance, at least one of the winners', () => {
    expect([winChance(3, 0, HIDDEN, HIDDEN), survivorsOfWin(3, 0, HIDDEN, HIDDEN)]).toEqual([1, 3])
    expect([winChance(0, 3, HIDDEN, HIDDEN), survivorsOfWin(0, 3, HIDDEN, HIDDEN)]).toEqual([0, 0])
    for (const [own, enemy] of [
      [1, 1],
      [2, 5],
      [6, 6],
    ]) {
      expect(survivorsOfWin(own, enemy, 1, 3)).toBeGreaterThan(0.999)
      expect(survivorsOfWin(own, enemy, 1, 3)).toBeLessThanOrEqual(own + 0.001)
    }
  })

  test('gives the distribution of survivors, whose mean is that of the table', () => {
    for (const [own, enemy] of [
      [1, 3],
      [3, 3],
      [4, 2],
      [5, 4],
    ])
      for (const [ownCard, enemyCard] of [
        [NO_CARD, NO_CARD],
        [1, 3],
        [2, NO_CARD],
        [HIDDEN, HIDDEN],
      ])
        for (const attacks of [0, 0.3, 1]) {
          const shares = Array.from(forecast.survivorShares(own, enemy, ownCard, enemyCard, attacks))
          const mean = shares.reduce((sum, share, left) => sum + share * left, 0)
          expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9)
          expect(mean).toBeCloseTo(survivorsOfWin(own, enemy, ownCard, enemyCard, attacks), 3)
        }
  })

  test('counts everybody as a survivor of an uncontested battle', () => {
    expect(forecast.survivorShares(3, 0, 1, 1, 1)[3]).toBe(1)
  })

  /** Without cards, only bluffs and doubts decide; with honest dice, 48 of 100 winners would have lost nobody. */
  test('differs from that of honest dice', () => {
    expect(forecast.survivorShares(3, 3, NO_CARD, NO_CARD, 1)[3]).toBeGreaterThan(0.55)
    expect(forecast.survivorShares(3, 3, 1, 1, 1)[3]).toBeLessThan(0.4)
  })
})
