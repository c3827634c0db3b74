import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Chance } from './chance.ts'
import { fastChance } from './fast-chance.ts'
import { tooUneven, unevenness } from './fixture/evenness.ts'

const draws = (chance: Chance, n: number, many: number): number[] => Array.from({ length: many }, () => chance.below(n))

describe('fastChance', () => {
  it('draws the same on every machine', () => {
    expect(draws(fastChance('Tudor Rose'), 6, 12)).toEqual([5, 3, 5, 0, 2, 4, 0, 5, 2, 4, 2, 5])
    expect(draws(fastChance(1485), 2 ** 32, 4)).toEqual([3412441353, 3645333024, 60001916, 1284071867])
  })

  it('treats a number like its text, and starts again for every seed', () => {
    expect(draws(fastChance(7), 1000, 5)).toEqual(draws(fastChance('7'), 1000, 5))
    const firsts = new Set(Array.from({ length: 1000 }, (_, seed) => fastChance(seed).below(2 ** 32)))
    expect(firsts.size).toBe(1000)
  })

  it('stays below n, for any n', () => {
    const chance = fastChance('range')
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), (n) => {
        const drawn = chance.below(n)
        expect(Number.isInteger(drawn) && drawn >= 0 && drawn < n).toBe(true)
      }),
      { examples: [[1], [2], [2 ** 21], [2 ** 21 + 1], [2 ** 31], [2 ** 32 - 1], [2 ** 32]] },
    )
  })

  it.each([2, 3, 6, 7, 52, 100, 1000])('is uniform below %i', (n) => {
    expect(unevenness(fastChance(`even ${n}`), n, 200_000)).toBeLessThan(tooUneven(n))
  })

  it('is uniform where a plain remainder would be biased', () => {
    // Words are below 2^32: without rejection, the lower half of 3 * 2^30 numbers would occur twice as often as the
    // rest.
    const n = 3 * 2 ** 30
    const chance = fastChance('large')
    const low = draws(chance, n, 30_000).filter((drawn) => drawn < 2 ** 30).length
    expect(low).toBeGreaterThan(9_500)
    expect(low).toBeLessThan(10_500)
  })

  it('is uniform from the first draw of similar seeds', () => {
    let seed = 0
    const firstDraws: Chance = { below: (n) => fastChance(`game/${seed++}`).below(n) }
    expect(unevenness(firstDraws, 6, 20_000)).toBeLessThan(tooUneven(6))
  })

  it('draws nothing if there is only one outcome', () => {
    const [one, other] = [fastChance('x'), fastChance('x')]
    expect(one.below(1)).toBe(0)
    expect(draws(one, 100, 5)).toEqual(draws(other, 100, 5))
  })

  it.each([0, -1, Number.NaN, 2 ** 32 + 1])('rejects drawing below %d', (n) => {
    expect(() => fastChance('x').below(n)).toThrow(RangeError)
  })
})
