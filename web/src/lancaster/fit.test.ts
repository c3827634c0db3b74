import type { LancasterView } from '@tudor-rose/lancaster'
import { expect, test } from 'vitest'
import { drawnHeight, scaleFor } from './fit.ts'

test('the board grows with the room, in whichever direction there is less', () => {
  expect(scaleFor(1022, 705, 655)).toBe(1.07)
  expect(scaleFor(1576, 1017, 655)).toBe(1.55)
  expect(scaleFor(1576, 700, 655)).toBe(1.06)
  expect(scaleFor(4000, 3000, 655)).toBe(1.6)
})

test('it never gets smaller than it is drawn', () => {
  expect(scaleFor(360, 740, 655)).toBe(1)
  expect(scaleFor(900, 400, 655)).toBe(1)
})

test('modules and allies are drawn with more height, so that the same room makes them grow less', () => {
  const alone = { party: 'Blue', leader: 'Blue' }
  const ally = { party: 'Red', leader: 'Blue' }
  const view = (parties: object[], tower: object | null) =>
    drawnHeight({ parties, kingsCourt: null, tower } as unknown as LancasterView)
  expect(view([alone, ally], null)).toBeGreaterThan(view([alone], null))
  expect(view([alone], {})).toBeGreaterThan(view([alone], null))
})
