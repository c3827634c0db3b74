import { describe, expect, test } from 'vitest'
import { fewOrMany } from '../../../../table/src/fixture/depth.ts'
import { READINGS, THROWS } from '../dice.ts'
import { PROBABILITY_UNITS } from './battle-table.ts'
import { BestResponse } from './best-response.ts'
import { measureExploitability } from './exploitability.ts'
import { battleOdds } from './odds.ts'
import { HIDDEN, NO_CARD } from './situations.ts'
import { solveBattles } from './solve.ts'
import { writeBattleTable } from './table-file.ts'

const MOST = 2
const solved = solveBattles({ mostFighters: MOST, rounds: fewOrMany(100, 200) })

describe('a small solution', () => {
  test('is deterministic', () => {
    const bytes = () => Buffer.from(writeBattleTable(solveBattles({ mostFighters: 1, rounds: 20 })))
    expect(bytes().equals(bytes())).toBe(true)
  })

  test('announces something with every throw', () => {
    const sums = new Set<number>()
    for (const sides of solved.situations())
      for (let thrown = 0; thrown < THROWS.length; thrown++) {
        const from = solved.announceIndex(sides, 0, thrown)
        sums.add(solved.announceParts.subarray(from, from + READINGS).reduce((a, b) => a + b, 0))
      }
    expect([...sums]).toEqual([PROBABILITY_UNITS])
  })

  test('loses less than half a hundredth of a battle to a best response, in every situation', () => {
    const { all, withoutCards } = measureExploitability(solved, { beliefSteps: 6 })
    expect(all.situations).toBe(MOST * MOST * 25)
    expect(all.mean).toBeGreaterThan(0)
    expect(all.mean).toBeLessThan(0.001)
    expect(all.worst).toBeLessThan(0.004)
    expect(withoutCards.worst).toBeLessThan(0.001)
  })

  test('a best response finds the weakness of a table', () => {
    const credulous = solveBattles({ mostFighters: 1, rounds: 50 })
    credulous.doubtParts.fill(0)
    expect(measureExploitability(credulous, { beliefSteps: 1 }).withoutCards.worst).toBeGreaterThan(0.05)
  })

  test('a finer belief grid only sharpens the measure', () => {
    const gains = [1, 2].map((steps) => [...BestResponse.gains(solved, steps)])
    gains[0].forEach(({ sides }, i) => {
      const isHidden = sides.attackerCard === HIDDEN || sides.defenderCard === HIDDEN
      const [coarse, fine] = gains.map((each) => each[i].asAttacker + each[i].asDefender)
      expect(fine).toBeLessThanOrEqual(coarse + 1e-5)
      if (!isHidden) expect(fine).toBeCloseTo(coarse, 5)
      expect(fine).toBeGreaterThan(-1e-5)
    })
  })
})

describe('odds', () => {
  const between = (attackers: number, defenders: number, card = NO_CARD) =>
    battleOdds(solved, { attackers, defenders, attackerCard: card, defenderCard: card })

  test('are better with more fighters, and leave a possible number of survivors', () => {
    expect(between(2, 1).attackerWins).toBeGreaterThan(between(1, 1).attackerWins)
    expect(between(1, 1).attackerWins).toBeGreaterThan(between(1, 2).attackerWins)
    // With one fighter each, the winner has one left.
    const { attackerWins, attackerSurvivors, defenderSurvivors } = between(1, 1)
    expect(attackerSurvivors).toBeCloseTo(attackerWins, 3)
    expect(defenderSurvivors).toBeCloseTo(1 - attackerWins, 3)
  })

  test('a battle that is over is decided', () => {
    expect(between(2, 0)).toEqual({ attackerWins: 1, attackerSurvivors: 2, defenderSurvivors: 0 })
    expect(between(0, 2).attackerWins).toBe(0)
  })

  test('a hidden card is the average of its possibilities, and more points are better', () => {
    const sides = { attackers: 2, defenders: 2, attackerCard: HIDDEN, defenderCard: NO_CARD }
    const [one, two, three] = [0, 1, 2].map((kind) => battleOdds(solved, sides, kind).attackerWins)
    expect(battleOdds(solved, sides).attackerWins).toBeCloseTo((7 * one + 6 * two + 4 * three) / 17, 5)
    expect(two).toBeGreaterThan(one)
    expect(three).toBeGreaterThan(two)
  })
})
