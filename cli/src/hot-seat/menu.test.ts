import { describe, expect, test } from 'vitest'
import { matchMove, menuLines, type NumberedMove } from './menu.ts'

const choicesOf = (...texts: string[]): NumberedMove[] => texts.map((text, move) => ({ number: move + 1, move, text }))

const MARCHES = choicesOf(
  ...['Essex', 'Rutland', 'East Anglia', 'Kent', 'Sussex', 'Oxford'].map((area) => `march Norfolk to ${area}`),
  ...['Essex', 'Rutland', 'East Anglia', 'Kent', 'Sussex', 'Oxford'].map((area) => `sail Warwick to ${area}`),
  'recruit Suffolk to Oxford',
  'recruit Arundel to Sussex',
  'end actions',
)

describe('the menu', () => {
  test('has a line for each of a few moves', () => {
    expect(menuLines(choicesOf('fire', 'retreat to Kent', 'retreat to Essex'), 80)).toEqual([
      '  1  fire',
      '  2  retreat to Kent',
      '  3  retreat to Essex',
    ])
  })

  test('groups many moves by their common start', () => {
    expect(menuLines(MARCHES, 100)).toEqual([
      '  march Norfolk to:  1 Essex  2 Rutland  3 East Anglia  4 Kent  5 Sussex  6 Oxford',
      '  sail Warwick to:  7 Essex  8 Rutland  9 East Anglia  10 Kent  11 Sussex  12 Oxford',
      '  recruit:  13 Suffolk to Oxford  14 Arundel to Sussex',
      '  15  end actions',
    ])
  })

  test('keeps to the width', () => {
    for (const line of menuLines(MARCHES, 40)) expect(line.length).toBeLessThanOrEqual(40)
  })
})

describe('picking', () => {
  const match = (typed: string) => {
    const result = matchMove(typed, MARCHES)
    return result.found === 'one' ? result.choice.text : result.found === 'several' ? result.choices.length : undefined
  }
  test.each([
    ['13', 'recruit Suffolk to Oxford'],
    ['march norfolk to essex', 'march Norfolk to Essex'],
    ['march norfolk to e', 2],
    ['rec suf', 'recruit Suffolk to Oxford'],
    ['mar nor ess', 'march Norfolk to Essex'],
    ['end', 'end actions'],
    ['m', 6],
    ['0', undefined],
    ['16', undefined],
    ['nothing', undefined],
  ])('%s', (typed, expected) => expect(match(typed)).toBe(expected))
})
