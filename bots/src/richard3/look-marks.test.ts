import { expect, test } from 'vitest'
import { LookMarks, MOST_LOOKS } from './look-marks.ts'

test.each([
  ['the first looks', 0],
  ['looks around the last number', MOST_LOOKS - 2],
])('%s: only what was marked in this look is marked', (_, looksBefore) => {
  const marks = new LookMarks(3, looksBefore)
  for (let look = 0; look < 6; look++) {
    marks.beginLook()
    expect([0, 1, 2].map((place) => marks.isMarked(place))).toEqual([false, false, false])
    marks.mark(look % 3)
    expect([0, 1, 2].map((place) => marks.isMarked(place))).toEqual([0, 1, 2].map((place) => place === look % 3))
  }
})
