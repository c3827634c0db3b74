import { AREAS } from '@tudor-rose/richard3/data'
import { describe, expect, test } from 'vitest'
import { isInRegion, placesOf } from '../map/map.ts'
import { BLOCK_SIDE } from '../map/sizes.ts'
import { layOutBlocks } from './block-layout.ts'

const areas = AREAS.map(({ name }) => ({ name, stand: placesOf(name).stand }))
const SIDES = [27, 34, 46]
const isAnywhere = () => true

describe('blocks of one house', () => {
  const spotsOf = (count: number, side: number, stand: (typeof areas)[number]['stand']) =>
    layOutBlocks([0, count], side, stand, isAnywhere).of[1].spots

  test('stand side by side within their space while it is large enough', () => {
    for (const { name, stand } of areas)
      for (let count = 1; count <= stand.columns * stand.rows; count++) {
        const side = BLOCK_SIDE / 1.06
        const spots = spotsOf(count, side, stand)
        expect(spots).toHaveLength(count)
        for (const [index, [x, y]] of spots.entries()) {
          expect(Math.abs(x - stand.at[0]), name).toBeLessThanOrEqual((stand.columns * BLOCK_SIDE - side) / 2 + 0.01)
          expect(Math.abs(y - stand.at[1]), name).toBeLessThanOrEqual((stand.rows * BLOCK_SIDE - side) / 2 + 0.01)
          for (const [otherX, otherY] of spots.slice(index + 1))
            expect(Math.max(Math.abs(x - otherX), Math.abs(y - otherY)), name).toBeGreaterThanOrEqual(side * 0.99)
        }
      }
  })

  test('overlap if there are more or larger ones, but a part of each stays visible', () => {
    for (const { name, stand } of areas)
      for (const side of SIDES)
        for (let count = 2; count <= 12; count++) {
          const spots = spotsOf(count, side, stand)
          for (const [index, [x, y]] of spots.entries())
            for (const [otherX, otherY] of spots.slice(index + 1))
              expect(Math.hypot(x - otherX, y - otherY), `${count} in ${name}`).toBeGreaterThan(side / 40)
        }
  })
})

test('no block covers one of the other house, for any number and size', () => {
  for (const { name, stand } of areas) {
    for (const side of SIDES)
      for (const [theirs, ours] of [
        [1, 1],
        [1, 3],
        [3, 1],
        [2, 2],
        [4, 4],
        [1, 6],
      ]) {
        const [left, right] = layOutBlocks([theirs, ours], side, stand, (point) => isInRegion(name, point)).of
        expect([left.spots.length, right.spots.length]).toEqual([theirs, ours])
        const nearest = Math.min(
          ...left.spots.flatMap(([x, y]) =>
            right.spots.map(([otherX, otherY]) => Math.max(Math.abs(x - otherX), Math.abs(y - otherY))),
          ),
        )
        expect(nearest, `${theirs} and ${ours} in ${name}`).toBeGreaterThanOrEqual(side)
      }
  }
})

test('two against two stay inside the contested area, even when zoomed out', () => {
  const strays = areas.flatMap(({ name, stand }) => {
    const { of } = layOutBlocks([2, 2], 46, stand, (point) => isInRegion(name, point))
    return of.flatMap(({ spots }) => spots.filter((spot) => !isInRegion(name, spot)).map(() => name))
  })
  expect(strays).toEqual([])
})
