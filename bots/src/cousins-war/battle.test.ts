import { describe, expect, test } from 'vitest'
import { bluffBetween } from './bluff.ts'
import { READING_SHARES, survivorsOfWin, THROWS, winChance, winChanceAfterAttack } from './dice.ts'

const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0)

describe('dice', () => {
  test('the probabilities of all throws add up to one', () => {
    expect(THROWS).toHaveLength(56)
    expect(sum(THROWS.map(({ share }) => share))).toBeCloseTo(1)
    expect(sum(READING_SHARES)).toBeCloseTo(1)
    // Six triples among 216 throws.
    expect(sum(READING_SHARES.slice(13))).toBeCloseTo(6 / 216)
  })

  test('winning chances are fair and grow with the fighters', () => {
    for (let own = 1; own <= 14; own++) {
      expect(winChance(own, own)).toBeCloseTo(0.5)
      expect(winChance(own, 3) + winChance(3, own)).toBeCloseTo(1)
      expect(winChance(own, 3)).toBeGreaterThan(winChance(own - 0.5, 3))
    }
    expect([winChance(2, 0), winChance(0, 2)]).toEqual([1, 0])
    expect(survivorsOfWin(4, 0)).toBe(4)
    expect(survivorsOfWin(4, 4)).toBeLessThan(4)
  })

  test('a better throw is a better attack', () => {
    for (let reading = 3; reading <= 18; reading++)
      expect(winChanceAfterAttack(reading, 3, 3)).toBeGreaterThan(winChanceAfterAttack(reading - 1, 3, 3))
  })
})

describe('bluff', () => {
  const { announce, doubt } = bluffBetween(3, 3)

  test('most announcements are true, but not all', () => {
    const truth = sum(
      THROWS.flatMap(({ share, contains }, index) =>
        contains.map((isTrue, reading) => (isTrue ? share * announce[index][reading] : 0)),
      ),
    )
    expect(truth).toBeGreaterThan(0.5)
    expect(truth).toBeLessThan(0.9)
  })

  test('triples are doubted more than pairs, and pairs more than singles', () => {
    expect(doubt[18]).toBeGreaterThan(doubt[12])
    expect(doubt[12]).toBeGreaterThan(doubt[6])
    expect(doubt[1]).toBeLessThan(0.05)
  })

  test('a player with a triple nearly always announces it', () => {
    THROWS.forEach(({ best }, index) => {
      if (best > 12) expect(announce[index][best]).toBeGreaterThan(0.9)
    })
  })
})
