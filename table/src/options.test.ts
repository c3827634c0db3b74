import { describe, expect, it } from 'vitest'
import { badInput } from './fixture/bad-input.ts'
import { duel } from './fixture/duel.ts'
import { completeOptions, type Options, optionCombinations } from './options.ts'

describe('completeOptions', () => {
  it('adds defaults and keeps given values', () => {
    expect(completeOptions(duel, {})).toEqual({ length: 'short', scouting: 'yes' })
    expect(completeOptions(duel, { scouting: 'no' })).toEqual({ length: 'short', scouting: 'no' })
  })

  it('lists the options in its error', () => {
    const error = badInput(() => completeOptions(duel, { lenght: 'long' }))
    expect(error.kind).toBe('unknown-option')
    expect(error.message).toBe('duel has no option "lenght"; it has length, scouting')
    expect(badInput(() => completeOptions({ name: 'solo', options: [] }, { x: '1' })).message).toContain('it has none')
  })

  it('lists the values in its error', () => {
    const error = badInput(() => completeOptions(duel, { length: 'Long' }))
    expect(error.kind).toBe('unknown-option')
    expect(error.message).toBe('option length cannot be "Long"; it can be short, long')
  })

  it.each(['__proto__', 'constructor', 'toString'])('does not take %s for an option', (name) => {
    const given = Object.fromEntries([[name, 'short']])
    expect(badInput(() => completeOptions(duel, given)).kind).toBe('unknown-option')
  })
})

it('lists every combination of options once', () => {
  expect(optionCombinations(duel)).toEqual([
    { length: 'short', scouting: 'no' },
    { length: 'short', scouting: 'yes' },
    { length: 'long', scouting: 'no' },
    { length: 'long', scouting: 'yes' },
  ])
  expect(optionCombinations({ options: [] })).toEqual([{}])
})

describe('options that cannot be combined', () => {
  const choosy = {
    ...duel,
    optionProblem: ({ length, scouting }: Options) =>
      length === 'long' && scouting === 'no' ? 'a long duel needs scouting' : undefined,
  }

  it('are rejected with the reason', () => {
    const error = badInput(() => completeOptions(choosy, { length: 'long', scouting: 'no' }))
    expect([error.kind, error.message]).toEqual(['unknown-option', 'a long duel needs scouting'])
    expect(completeOptions(choosy, { length: 'long' }).length).toBe('long')
  })

  it('are left out of the combinations', () => {
    expect(optionCombinations(choosy)).toHaveLength(3)
  })
})
