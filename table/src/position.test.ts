import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { badInput } from './fixture/bad-input.ts'
import { duel } from './fixture/duel.ts'
import { AIM_BETTER, READY } from './fixture/duel-notation.ts'
import { HAND } from './fixture/duel-state.ts'
import { randomSession } from './fixture/random-session.ts'
import { exportPosition, formatPosition, parsePosition } from './position.ts'
import { Session } from './session.ts'

const session = new Session(duel, { seed: 'Wakefield', options: { length: 'long' } })
session.play(0, AIM_BETTER)
session.play(0, READY)
session.play(1, 16 + session.state.weaponsIn(HAND + 1)[0])
const TEXT = formatPosition(duel, session.state)

describe('a position', () => {
  it('is readable, and omits default values', () => {
    expect(TEXT).toBe(EXPECTED)
  })

  it('is identical after export and import', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(24), (seed, moves) => {
        const { state } = randomSession({ seed }, moves)
        const text = formatPosition(duel, state)
        expect(parsePosition(duel, text).bytes).toEqual(state.bytes)
        expect(JSON.parse(text)).toEqual(exportPosition(duel, state))
        expect(parsePosition(duel, JSON.stringify(exportPosition(duel, state))).bytes).toEqual(state.bytes)
      }),
    )
  })

  it('has default values for everything it omits, and derived fields', () => {
    const state = parsePosition(duel, '{"format": "Tudor Rose position 1", "game": "duel", "rules": 3}')
    expect(exportPosition(duel, state)).toEqual({ format: 'Tudor Rose position 1', game: 'duel', rules: 3 })
    expect(state.hasChosen(0)).toBe(false)
    expect(duel.view(parsePosition(duel, TEXT), 0).handSizes).toEqual([3, 3])
  })
})

describe('parsePosition rejects', () => {
  it.each([
    ['broken JSON', '"rules": 3,', '"rules": 3', 5, 'this is not JSON: expected "," or "}"'],
    ['a list', /^\{[\s\S]*\}/, '[1]', 1, 'position: should be an object { ... }, not a list'],
    [
      'another format',
      'position 1',
      'position 2',
      2,
      'format: this is not a position that can be read here: "Tudor Rose position 2"',
    ],
    ['a missing format', /\n.*"format".*/, '', 1, 'format: is missing; it should be "Tudor Rose position 1"'],
    ['another game', '"duel"', '"chess"', 3, 'game: this is a position of another game, "chess"; expected "duel"'],
    [
      'other rules',
      '"rules": 3',
      '"rules": 2',
      4,
      'rules: this position belongs to another version of the rules, 2; expected 3',
    ],
    [
      'an unknown name',
      '"decision"',
      '"phase"',
      7,
      'phase: is not known here; there are format, game, rules, length, scouting, decision',
    ],
    ['a wrong name', '"choose"', '"shoot"', 7, 'decision: cannot be "shoot"; expected one of prepare, choose, over'],
    ['a number too large', '"aim": 1', '"aim": 3', 8, 'aim: cannot be 3; expected a whole number from 0 to 2'],
    ['a text for a number', '"aim": 1', '"aim": "1"', 8, 'aim: cannot be "1"; expected a whole number from 0 to 2'],
    ['an object for a number', '"aim": 1', '"aim": {}', 8, 'aim: cannot be an object; expected'],
    [
      'a number for a group',
      /"seats": \{[\s\S]*?\n {2}\}/,
      '"seats": 2',
      9,
      'seats: should be an object { ... }, not 2',
    ],
    ['an unknown member', '"Red":', '"Blue":', 10, 'seats.Blue: is not one of the seats, such as Red'],
    ['a number for a member', /"Red": \{.*?\}/, '"Red": 2', 10, 'seats.Red: should be an object { ... }, not 2'],
    ['an unknown field', '"lives"', '"life"', 10, 'seats.Red.life: is not known here; there are lives, chosen'],
    [
      'a wrong value in a field',
      '"lives": 3',
      '"lives": true',
      10,
      'seats.Red.lives: cannot be true; expected a whole number from 0 to 3',
    ],
    [
      'what no game can reach',
      /"chosen": "\w+"/,
      '"chosen": "Bill"',
      11,
      'seats.White.chosen: Bill is not in the hand of White',
    ],
    [
      'a missing part, at the nearest line',
      /"place": "White"/g,
      '"place": "Red"',
      13,
      'weapons: Red holds 6 weapons; 3 at most (and 1 more)',
    ],
  ] as const)('%s', (_, from, to, line, reason) => {
    const changed = TEXT.replace(from, to)
    expect(changed).not.toBe(TEXT)
    const error = badInput(() => parsePosition(duel, changed))
    expect(error.message).toContain(`line ${line}: ${reason}`)
    expect(error.kind).toBe('bad-position')
    expect(error.line).toBe(line)
  })

  it.each(['["flown"]', '[["scouted"]]', '[{}]', '"scouted"', '{}', '[1]', 'null'])(
    '%s for a list of marks',
    (value) => {
      const changed = TEXT.replace('"aim": 1', `"aim": 1,\n"done": ${value}`)
      const error = badInput(() => parsePosition(duel, changed))
      expect(error.message).toMatch(/^line 9: done: cannot be .*; expected a list of any of scouted$/)
    },
  )

  it('a position from which nobody can continue', () => {
    const lost = { ...duel, actors: () => [] }
    expect(badInput(() => parsePosition(lost, TEXT)).message).toContain('nobody is asked anything here')
    const helpless = { ...duel, moves: () => {} }
    expect(badInput(() => parsePosition(helpless, TEXT)).message).toContain('Red is asked here, but has no legal move')
  })

  it('a huge file, before it is parsed', () => {
    const error = badInput(() => parsePosition(duel, TEXT + ' '.repeat(1_000_000)))
    expect(error.kind).toBe('bad-position')
    expect(error.message).toContain('a position has at most 1000000')
  })
})

const EXPECTED = `{
  "format": "Tudor Rose position 1",
  "game": "duel",
  "rules": 3,
  "length": "long",
  "scouting": "yes",
  "decision": "choose",
  "aim": 1,
  "seats": {
    "Red": { "lives": 3 },
    "White": { "lives": 3, "chosen": "Axe" }
  },
  "weapons": {
    "Mace": { "place": "Red" },
    "Axe": { "place": "White" },
    "Lance": { "place": "White" },
    "Pike": { "place": "Red" },
    "Bow": { "place": "White" },
    "Bill": { "place": "Red" }
  }
}
`
