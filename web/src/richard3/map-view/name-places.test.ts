import { AREAS } from '@tudor-rose/richard3/data'
import { expect, test } from 'vitest'
import { placesOf } from '../map/map.ts'
import { NAME_SIZE } from '../map/sizes.ts'
import { marksOf, overlap, placeNames } from './name-places.ts'

const marks = AREAS.flatMap(({ name }) => marksOf(placesOf(name)))
const asItIs = (area: string) => area

test('names of the default size stay in their reserved space', () => {
  for (const { area, at } of placeNames(NAME_SIZE, 27, asItIs)) expect(at).toEqual(placesOf(area).name)
})

test.each([
  [15.1, 30],
  [16.5, 34],
  [18.2, 39],
  [20.7, 46],
])('names of size %d cover no shield and no other name', (size, side) => {
  const names = placeNames(size, side, asItIs)
  for (const [index, name] of names.entries()) {
    for (const mark of marks) expect([name.area, overlap(name, mark) < 12]).toEqual([name.area, true])
    for (const other of names.slice(index + 1))
      expect([name.area, other.area, overlap(name, other)]).toEqual([name.area, other.area, 0])
  }
})
