import { fastChance, MoveList } from '@tudor-rose/table'
import { describe, expect, test } from 'vitest'
import { InformationSet } from './information-set.ts'
import { RegretMatching } from './regret-matching.ts'

function setOf(many: number): { set: InformationSet; arms: Int32Array } {
  const moves = new MoveList()
  for (let move = 0; move < many; move++) moves.push(move)
  const set = new InformationSet(true)
  const arms = new Int32Array(many)
  set.armsOf(moves, arms)
  return { set, arms }
}

function played(set: InformationSet, arms: Int32Array): Set<number> {
  const chance = fastChance('play')
  return new Set(Array.from({ length: 2000 }, () => RegretMatching.sampleAverage(set, arms, arms.length, chance)))
}

describe('the final choice', () => {
  test('can be any of very many equal moves', () => {
    const { set, arms } = setOf(80)
    set.strategySums!.fill(1)
    expect(played(set, arms).size).toBe(80)
  })

  test('is not a move that was hardly ever played', () => {
    const { set, arms } = setOf(3)
    set.strategySums!.set([10, 6, 0.5])
    expect([...played(set, arms)].sort()).toEqual([0, 1])
  })
})

test('moves with a higher prior are visited more often at first', () => {
  const { set, arms } = setOf(3)
  set.priors.set([0.2, 0.9, 0.7])
  RegretMatching.applyPriors(set, 0, 5)
  const mixing = new RegretMatching(0)
  const chance = fastChance('first sight')
  const picks = [0, 0, 0]
  for (let i = 0; i < 1000; i++) picks[mixing.sample(set, arms, 3, chance)]++
  expect(picks[0]).toBe(0)
  expect(picks[1]).toBeGreaterThan(2 * picks[2])
  expect(picks[2]).toBeGreaterThan(100)
})

test.each([0, 1, 2])('converges on move %d if that always has the higher value', (best) => {
  const { set, arms } = setOf(3)
  const mixing = new RegretMatching(0.1)
  const chance = fastChance(`best/${best}`)
  for (let visit = 0; visit < 3000; visit++) {
    const place = mixing.sample(set, arms, 3, chance)
    const noise = (chance.below(1000) / 1000 - 0.5) / 2
    mixing.update(set, arms, 3, place, mixing.probabilityOf(place, 3), (place === best ? 0.35 : 0.25) + noise)
  }
  expect([...played(set, arms)]).toEqual([best])
})
