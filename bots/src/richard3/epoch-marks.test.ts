import { expect, test } from 'vitest'
import { EpochMarks, MAX_EPOCH } from './epoch-marks.ts'

test.each([
  ['the first looks', 0],
  ['looks around the last number', MAX_EPOCH - 2],
])('%s: only marks of the current epoch count', (_, looksBefore) => {
  const marks = new EpochMarks(3, looksBefore)
  for (let look = 0; look < 6; look++) {
    marks.nextEpoch()
    expect([0, 1, 2].map((place) => marks.isMarked(place))).toEqual([false, false, false])
    marks.mark(look % 3)
    expect([0, 1, 2].map((place) => marks.isMarked(place))).toEqual([0, 1, 2].map((place) => place === look % 3))
  }
})
