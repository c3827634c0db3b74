import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Chance } from './chance.ts'
import { commitment, fairChance } from './fair-chance.ts'
import { tooUneven, unevenness } from './fixture/evenness.ts'

const draws = (chance: Chance, n: number, many: number): number[] => Array.from({ length: many }, () => chance.below(n))

/** A second implementation of the documented stream, with the platform's own HMAC. */
function describedWords(seed: string, seatSeeds: readonly string[], many: number): number[] {
  const words: number[] = []
  for (let block = 0n; words.length < many; block++) {
    const hmac = createHmac('sha256', seed)
    for (const seatSeed of seatSeeds) {
      const length = Buffer.alloc(4)
      length.writeUInt32BE(Buffer.byteLength(seatSeed))
      hmac.update(length).update(seatSeed)
    }
    const counter = Buffer.alloc(8)
    counter.writeBigUInt64BE(block)
    const digest = hmac.update(counter).digest()
    for (let at = 0; at < digest.length; at += 4) words.push(digest.readUInt32BE(at))
  }
  return words.slice(0, many)
}

describe('fairChance', () => {
  it('draws the same on every machine, because records depend on it', () => {
    expect(draws(fairChance('Tudor Rose'), 6, 20)).toEqual([5, 0, 5, 4, 0, 4, 2, 1, 2, 5, 2, 1, 1, 0, 3, 3, 5, 5, 2, 1])
    expect(draws(fairChance('Bosworth', ['York', 'Łancaster']), 2 ** 32, 4)).toEqual([
      2560774775, 2370768407, 1596955186, 2985618456,
    ])
  })

  it('is the documented stream', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 4 }),
        (seed, seatSeeds) => {
          expect(draws(fairChance(seed, seatSeeds), 2 ** 32, 30)).toEqual(describedWords(seed, seatSeeds, 30))
        },
      ),
    )
  })

  it('takes the first word that gives an unbiased remainder', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 2, max: 2 ** 32 }), (seed, n) => {
        const fair = describedWords(seed, [], 400).filter((word) => word < Math.floor(2 ** 32 / n) * n)
        const expected = fair.slice(0, 20).map((word) => word % n)
        expect(draws(fairChance(seed), n, 20)).toEqual(expected)
      }),
      {
        examples: [
          ['', 3 * 2 ** 30],
          ['', 2 ** 31 + 1],
          ['', 6],
        ],
      },
    )
  })

  it.each([2, 6, 52, 1000])('is uniform below %i', (n) => {
    expect(unevenness(fairChance(`even ${n}`), n, 60_000)).toBeLessThan(tooUneven(n))
  })

  it('distinguishes lists of seat seeds that are equal when joined', () => {
    const lists = [[], [''], ['', ''], ['ab'], ['a', 'b'], ['b', 'a'], ['', 'ab'], ['ab', '']]
    const streams = lists.map((seatSeeds) => String(draws(fairChance('seed', seatSeeds), 2 ** 32, 4)))
    expect(new Set(streams).size).toBe(lists.length)
  })

  it('returns to any earlier point', () => {
    fc.assert(
      fc.property(fc.nat(40), fc.nat(40), (first, second) => {
        const chance = fairChance('rewound')
        draws(chance, 10, first)
        const mark = chance.mark()
        const drawn = draws(chance, 1000, second)
        chance.rewind(mark)
        expect(draws(chance, 1000, second)).toEqual(drawn)
      }),
    )
  })

  it('draws nothing if there is only one outcome', () => {
    const chance = fairChance('x')
    expect(chance.below(1)).toBe(0)
    expect(chance.mark()).toBe(0)
  })

  it.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('rejects drawing below %d', (n) => {
    expect(() => fairChance('x').below(n)).toThrow(RangeError)
  })
})

it('commits to a seed by its hash', () => {
  expect(commitment('Różą')).toBe(createHash('sha256').update('Różą').digest('hex'))
})
