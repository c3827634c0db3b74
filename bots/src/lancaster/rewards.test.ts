import { game, STANDARD_COMPONENTS } from '@tudor-rose/lancaster'
import { completeOptions, fastChance } from '@tudor-rose/table'
import { describe, expect, test } from 'vitest'
import { change, evaluators, worldWith } from '../testing/lancaster-worlds.ts'
import type { LancasterState } from './board.ts'
import { knightWorth, valuePerGold } from './goods-values.ts'

const { board, rewards, evaluation } = evaluators()
const BLUE = 0
const ALLY_OF_BLUE = 2
/** Counties by their letters: G gives 6 points, F a knight. */
const [F, G] = [5, 6]
const NEW_KNIGHT = 0

const scoring = (players: string, more: object = {}): LancasterState =>
  worldWith({ players, rewardTiles: 'true' }, { step: 'county-reward', ...more })
const nowOf = (w: LancasterState) => evaluation.prepare(w).progress

describe('a county', () => {
  test('has the value of its reward or its noble, or both for a player with 3 gold', () => {
    const poor = scoring('4', { parties: { Blue: { gold: 2 } } })
    const rich = scoring('4', { parties: { Blue: { gold: 3 } } })
    const progress = nowOf(poor)
    const noble = rewards.nobleWorth(poor, BLUE, progress)
    expect(noble).toBeGreaterThan(0)
    expect(rewards.countyWorth(poor, BLUE, G, progress)).toBe(6)
    expect(rewards.countyWorth(rich, BLUE, G, progress)).toBeCloseTo(
      6 + Math.max(0, noble - 3 * valuePerGold(progress)),
      9,
    )
  })

  test('has no noble for a player who has it, and no knight for a player without any left', () => {
    const w = scoring('4', {
      counties: { F: { 'noble of Blue': true, 'reward tile': 'bag' } },
      parties: { Blue: { 'reserve 1': 0 } },
    })
    expect(rewards.countyWorth(w, BLUE, F, nowOf(w))).toBe(0)
  })

  test('has the value of its tile if that is higher', () => {
    const bare = scoring('4', {
      counties: { F: { 'noble of Blue': true, nobles: 0 } },
      parties: { Blue: { 'reserve 1': 0 } },
    })
    const progress = nowOf(bare)
    change(bare, { counties: { F: { 'reward tile': 'county' } } })
    expect(rewards.countyWorth(bare, BLUE, F, progress)).toBe(3)
  })
})

describe('an ally', () => {
  test('has no use for points or gold, but for knights', () => {
    const w = scoring('2', { counties: { F: { nobles: 0 }, G: { nobles: 0 } } })
    expect(rewards.countyWorth(w, ALLY_OF_BLUE, G, nowOf(w))).toBe(0)
    const knight = rewards.countyWorth(w, ALLY_OF_BLUE, F, nowOf(w))
    expect(knight).toBeGreaterThan(0)
    expect(knight).toBeLessThan(rewards.countyWorth(w, BLUE, F, nowOf(w)))
  })

  test('removes no noble from the game with a tile', () => {
    const w = scoring('2', { counties: { G: { nobles: 0 } } })
    const without = rewards.countyWorth(w, ALLY_OF_BLUE, G, nowOf(w))
    change(w, { counties: { G: { 'reward tile': 'county' } } })
    expect(rewards.countyWorth(w, ALLY_OF_BLUE, G, nowOf(w))).toBe(without)
  })
})

describe('custom components', () => {
  function worldOf(alter: (file: { castle: object[]; counties: { reward: object }[] }) => void): LancasterState {
    const file = structuredClone(STANDARD_COMPONENTS)
    alter(file as never)
    const own = game.components!.with(JSON.stringify(file))
    return change(own.setup(completeOptions(own, { players: '4' }), fastChance('own')) as LancasterState, {
      step: 'county-reward',
    })
  }

  test('may give several of a kind, as far as there are any', () => {
    const w = worldOf((file) => {
      file.counties[F].reward = { newKnight: 3 }
      file.counties[G].reward = { upgrade: 2, nobleAnywhere: 2 }
    })
    const progress = nowOf(w)
    const inReserve = board.inReserve(w, BLUE, 1)
    expect(inReserve).toBe(2)
    expect(rewards.worth(w, BLUE, w.components.counties[F].reward, F, progress)).toBeCloseTo(
      2 * knightWorth(1, progress),
      9,
    )
    const nobles = rewards.nobleWorth(w, BLUE, progress) + rewards.nobleWorth(w, BLUE, progress, 1)
    const both = 2 * rewards.upgradeWorth(w, BLUE, progress) + nobles
    expect(rewards.worth(w, BLUE, w.components.counties[G].reward, G, progress)).toBeCloseTo(both, 9)
  })

  test('may have extensions that allow others, for squires or free, and nobles in a castle', () => {
    const w = worldOf((file) => {
      file.castle[2] = { id: 'mason', reward: { extension: 1 }, cost: 2, source: 'ours' }
      file.castle[3] = { id: 'masons', reward: { extension: 2, points: 1 }, source: 'ours' }
      file.castle[4] = { id: 'hall', reward: { nobleAnywhere: 1 }, source: 'ours' }
    })
    const progress = nowOf(w)
    for (let space = 0; space < 6; space++) {
      expect(rewards.spaceWorth(w, BLUE, space, progress)).toBeGreaterThanOrEqual(0)
      expect(rewards.extensionWorth(w, BLUE, space, progress, true)).toBeGreaterThanOrEqual(0)
    }
    expect(rewards.extensionWorth(w, BLUE, 4, progress, true)).toBeGreaterThan(0)
    expect(rewards.bestExtensionWorth(w, BLUE, progress, true)).toBeLessThan(50)
  })
})

test('an extension with a knight loses value with the number of knights left', () => {
  const w = scoring('4', { parties: { Blue: { 'reserve 1': 0 } } })
  expect(rewards.extensionWorth(w, BLUE, NEW_KNIGHT, nowOf(w), true)).toBe(0)
})
