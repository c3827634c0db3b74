import type { LancasterView } from '@tudor-rose/lancaster'
import { expect, test } from 'vitest'
import { drawnHeight, scaleFor } from './fit.ts'

test('the board scales with the space, limited by the smaller dimension', () => {
  expect(scaleFor(1022, 705, 655)).toBe(1.07)
  expect(scaleFor(1576, 1017, 655)).toBe(1.55)
  expect(scaleFor(1576, 700, 655)).toBe(1.06)
  expect(scaleFor(4000, 3000, 655)).toBe(1.6)
})

test('the board is never scaled down', () => {
  expect(scaleFor(360, 740, 655)).toBe(1)
  expect(scaleFor(900, 400, 655)).toBe(1)
})

test('boards with modules and allies are taller, so they scale up less in the same space', () => {
  const alone = { party: 'Blue', leader: 'Blue' }
  const ally = { party: 'Red', leader: 'Blue' }
  const view = (parties: object[], tower: object | null) =>
    drawnHeight({ parties, kingsCourt: null, tower } as unknown as LancasterView)
  expect(view([alone, ally], null)).toBeGreaterThan(view([alone], null))
  expect(view([alone], {})).toBeGreaterThan(view([alone], null))
})
