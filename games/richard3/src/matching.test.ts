import { fastChance } from '@tudor-rose/table'
import { describe, expect, it } from 'vitest'
import { Matching } from './matching.ts'

const [SWIMS, FLIES, DIGS] = [1, 2, 4]

/** The result of assigning things with these abilities to places with these demands. */
function handOut(things: readonly number[], demands: readonly number[], seed: number): readonly number[] {
  const matching = new Matching(8)
  const chance = fastChance(seed)
  for (const abilities of things) matching.add(abilities)
  for (const demand of demands) matching.fill(demand, chance)
  matching.fillTheRest()
  return demands.map((_, place) => matching.taken[place])
}

describe('random assignment of things to places', () => {
  it('gives each thing one place whose demand it meets, even if that takes a chain of swaps', () => {
    // There is only one solution: 3 digs alone, so 2 must fly, so 1 must swim.
    const things = [SWIMS, SWIMS | FLIES, FLIES | DIGS, DIGS | SWIMS]
    const demands = [SWIMS, FLIES, SWIMS, DIGS]
    for (let seed = 0; seed < 200; seed++) {
      const found = handOut(things, demands, seed)
      expect([...found].sort()).toEqual([0, 1, 2, 3])
      for (const [place, thing] of found.entries()) expect(things[thing] & demands[place]).toBe(demands[place])
    }
  })

  it('can put a thing into any suitable place', () => {
    const seen = new Set<string>()
    for (let seed = 0; seed < 200; seed++) seen.add(handOut([SWIMS, SWIMS, FLIES], [0, 0, SWIMS], seed).join())
    expect([...seen].sort()).toEqual(['0,2,1', '1,2,0', '2,0,1', '2,1,0'])
  })

  it('assigns everything even if not every demand can be met', () => {
    for (let seed = 0; seed < 20; seed++) {
      const found = handOut([SWIMS, FLIES, FLIES], [SWIMS, SWIMS, 0], seed)
      expect([...found].sort()).toEqual([0, 1, 2])
      expect(found.slice(0, 2)).toContain(0)
    }
  })

  it('forgets everything on clear', () => {
    const matching = new Matching(4)
    for (const abilities of [
      [FLIES, SWIMS],
      [SWIMS, FLIES],
    ]) {
      matching.clear()
      for (const each of abilities) matching.add(each)
      matching.fill(SWIMS, fastChance(1))
      expect(matching.taken[0]).toBe(abilities.indexOf(SWIMS))
    }
  })
})
