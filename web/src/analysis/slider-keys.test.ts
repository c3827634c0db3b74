import { expect, test } from 'vitest'
import { numberAfterKey } from './slider-keys.ts'

const from = (number: number) => (key: string) => numberAfterKey(key, number, 40, [0, 12, 30])

test('arrow keys go one move forward or back, within the game', () => {
  expect(['ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown'].map(from(12))).toEqual([13, 13, 11, 11])
  expect([from(40)('ArrowRight'), from(0)('ArrowLeft')]).toEqual([40, 0])
})

test('page keys go to the start of rounds, and from the last round to the end', () => {
  expect(['PageUp', 'PageDown'].map(from(12))).toEqual([30, 0])
  expect(['PageUp', 'PageDown'].map(from(31))).toEqual([40, 30])
  expect(from(0)('PageDown')).toBe(0)
})

test('other keys are ignored', () => {
  expect(['Home', 'End', 'Tab', 'a'].map(from(20))).toEqual([0, 40, undefined, undefined])
})
