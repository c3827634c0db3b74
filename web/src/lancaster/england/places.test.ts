import { expect, test } from 'vitest'
import { COUNTY_PLACES, COUNTY_WIDTH, ENGLAND } from './places.ts'

const places = Object.values(COUNTY_PLACES)

test('the nine counties do not overlap', () => {
  expect(Object.keys(COUNTY_PLACES).join('')).toBe('ABCDEFGHI')
  const cells = places.flatMap(({ column, row }) =>
    Array.from({ length: COUNTY_WIDTH }, (_, next) => `${column + next} ${row}`),
  )
  expect(new Set(cells).size).toBe(9 * COUNTY_WIDTH)
  for (const { column, row } of places) {
    expect(column >= 1 && column + COUNTY_WIDTH - 1 <= 6).toBe(true)
    expect(row >= 1 && row <= 4).toBe(true)
  }
})

test('the coast is one closed line', () => {
  expect(ENGLAND).toMatch(/^M[-\d. ]+(Q[-\d. ]+)+Z$/)
  const [first] = ENGLAND.slice(1).split('Q')
  expect(ENGLAND.endsWith(`${first}Z`)).toBe(true)
})
