import { type Scenario, STANDARD_SCENARIOS } from '@tudor-rose/richard3'
import { BLOCKS } from '@tudor-rose/richard3/data'
import { describe, expect, test } from 'vitest'
import { applyEdits, type Json } from '../../editor/draft.ts'
import { areaTarget } from '../targets.ts'
import { moveBlock, placementAt, placementsOf, setKing, targetOf, targetsFor, zoneTarget } from './block-placement.ts'

const [war, kingmaker] = STANDARD_SCENARIOS.scenarios
const find = (scenario: Scenario, house: string, block: string) =>
  placementsOf(scenario).find((each) => each.house === house && each.block === block)!
const afterMove = (scenario: Scenario, house: string, block: string, to: string): Scenario => {
  const edits = moveBlock(scenario, ['scenarios', 0], find(scenario, house, block), to)
  return (applyEdits({ scenarios: [scenario] } as unknown as Json, edits) as never as { scenarios: Scenario[] })
    .scenarios[0]
}

describe.each(STANDARD_SCENARIOS.scenarios)('in $id', (scenario) => {
  test('every block is in one place, found at its path', () => {
    const all = placementsOf(scenario)
    expect(all).toHaveLength(BLOCKS.length)
    expect(new Set(all.map(targetOf)).size).toBe(BLOCKS.length)
    for (const placement of all.filter(({ path }) => path !== undefined))
      expect(placementAt(all, placement.path!)).toBe(placement)
  })

  test('moving any block and moving it back leaves the file unchanged', () => {
    for (const placement of placementsOf(scenario)) {
      const { house, block, area, zone } = placement
      const home = area === undefined ? zoneTarget(house, zone!) : areaTarget(area)
      const [away] = targetsFor(placement)
      expect(afterMove(afterMove(scenario, house, block, away), house, block, home)).toEqual(scenario)
    }
  })
})

test('a moved block leaves its old place and is listed in the order of the game', () => {
  const after = afterMove(kingmaker, 'York', 'Hastings', areaTarget('Essex'))
  expect(after.york.map.Essex).toEqual(['Essex', 'Hastings'])
  expect(after.york.map.Leicester).toEqual(['Rivers'])
  const pooled = afterMove(after, 'York', 'Essex', zoneTarget('York', 'pool'))
  expect(pooled.york.pool[0]).toBe('Essex')
  expect(afterMove(kingmaker, 'York', 'Hastings', zoneTarget('York', 'nowhere')).york.map.Leicester).toEqual(['Rivers'])
})

test('a block put into the Tower replaces the previous captive', () => {
  const after = afterMove(kingmaker, 'Lancaster', 'Exeter', zoneTarget('Lancaster', 'captive'))
  expect(after.lancaster.captive).toBe('Exeter')
  expect(find(after, 'Lancaster', 'Henry VI').zone).toBe('nowhere')
  expect(afterMove(after, 'Lancaster', 'Exeter', zoneTarget('Lancaster', 'pool')).lancaster).not.toHaveProperty(
    'captive',
  )
})

test('the Rebel changes sides when the crown does (3.26)', () => {
  const { scenarios } = applyEdits(
    { scenarios: [war] } as unknown as Json,
    setKing(war, ['scenarios', 0], 'York'),
  ) as never as {
    scenarios: Scenario[]
  }
  expect(scenarios[0].king).toBe('York')
  expect(scenarios[0].lancaster.pool).toContain('Rebel')
  expect(scenarios[0].york.pool).not.toContain('Rebel')
})

test('a block named twice is shown at the first place, found by both paths, and moved to one', () => {
  const twice = { ...war, york: { ...war.york, map: { ...war.york.map, Kent: ['March'] } } } as Scenario
  const march = find(twice, 'York', 'March')
  expect([march.path, ...march.again]).toContainEqual(['york', 'map', 'Kent', 0])
  expect(march.again).toHaveLength(1)
  for (const path of [march.path!, ...march.again])
    expect(targetOf(placementAt(placementsOf(twice), path)!)).toBe(targetOf(march))
  const mended = afterMove(twice, 'York', 'March', areaTarget('Essex'))
  expect(find(mended, 'York', 'March')).toMatchObject({ area: 'Essex', again: [] })
})

test('a Rebel named with both houses is moved to one of them', () => {
  const both = {
    ...war,
    york: { ...war.york, pool: [...war.york.pool, 'Rebel'] },
    lancaster: { ...war.lancaster, pool: [...war.lancaster.pool, 'Rebel'] },
  } as Scenario
  const rebel = placementsOf(both).find(({ block }) => block === 'Rebel')!
  const mended = afterMove(both, rebel.house, 'Rebel', zoneTarget('York', 'minors'))
  expect(placementsOf(mended).find(({ block }) => block === 'Rebel')).toMatchObject({ house: 'York', again: [] })
})
