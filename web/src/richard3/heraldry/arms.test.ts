import { AREAS, BLOCKS } from '@tudor-rose/richard3/data'
import { expect, test } from 'vitest'
import { ARMS } from './arms.ts'
import { strokesOf } from './coat-drawing.ts'
import { coatId } from './coat-id.ts'

test('every block and every shield on the map has its own arms', () => {
  const bearers = new Set<string>([...BLOCKS.map(({ name }) => name), ...AREAS.flatMap(({ shields }) => shields)])
  expect(new Set(Object.keys(ARMS))).toEqual(bearers)
  const drawn = Object.values(ARMS).map((coat) => JSON.stringify(strokesOf(coat)))
  expect(new Set(drawn).size).toBe(drawn.length)
})

test('ids on the sheet are valid references', () => {
  for (const name of Object.keys(ARMS)) expect(coatId(name)).toMatch(/^arms-[\w-]+$/)
})

test('paths are valid', () => {
  for (const [name, coat] of Object.entries(ARMS))
    for (const { path } of strokesOf(coat)) expect(path, name).toMatch(/^M[-\d. MLHVCQAZmlhvcqaz]+Z$/)
})
