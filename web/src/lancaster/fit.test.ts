import { expect, test } from 'vitest'
import { scaleFor } from './fit.ts'

test('the board grows with the room, in whichever direction there is less', () => {
  expect(scaleFor(1022, 705)).toBe(1.07)
  expect(scaleFor(1576, 1017)).toBe(1.55)
  expect(scaleFor(1576, 700)).toBe(1.06)
  expect(scaleFor(4000, 3000)).toBe(1.6)
})

test('it never gets smaller than it is drawn', () => {
  expect(scaleFor(360, 740)).toBe(1)
  expect(scaleFor(900, 400)).toBe(1)
})
