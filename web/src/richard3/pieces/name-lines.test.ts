import { expect, test } from 'vitest'
import { linesOf } from './name-lines.ts'

test('long names are split between words', () => {
  expect(linesOf('Warwick')).toEqual(['Warwick'])
  expect(linesOf('Prince Edward')).toEqual(['Prince Edward'])
  expect(linesOf('Northumberland')).toEqual(['Northumberland'])
  expect(linesOf('Burgundische Soldtruppen')).toEqual(['Burgundische', 'Soldtruppen'])
  expect(linesOf('Kirche von Canterbury')).toEqual(['Kirche von', 'Canterbury'])
})
