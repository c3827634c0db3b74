import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ClientMessage, ROUTES, TableRequest, TimeControl } from './index.ts'
import { checker } from './validation.ts'

const said = (schema: Parameters<typeof checker>[0], value: unknown): string => {
  const { problem } = checker(schema)(value)
  return problem === undefined ? 'fine' : `${problem.code}: ${problem.text}`
}

describe('a problem is reported where it is', () => {
  const table = { game: 'duel', seats: [{ kind: 'me' }] }
  test.each([
    [TableRequest, table, 'fine'],
    [TableRequest, 7, 'bad-message: the message should be an object'],
    [
      TableRequest,
      { ...table, colour: 1 },
      /^bad-message: the message should be an object of game, .*, without "colour"$/,
    ],
    [TableRequest, { game: 'duel' }, 'bad-message: seats should be a list of at most 10'],
    [
      TableRequest,
      { ...table, seats: [{ kind: 'me' }, { kind: 'cat' }] },
      'bad-message: seats[1].kind should be one of me, open, invited, bot',
    ],
    [TableRequest, { ...table, seats: [{ kind: 'bot' }] }, 'bad-message: seats[0].bot should be a text'],
    [TableRequest, { ...table, visibility: 'secret' }, 'bad-message: visibility should be one of public, private'],
    [TableRequest, { ...table, options: { a: 1 } }, 'bad-message: options.a should be a text'],
    [
      TableRequest,
      { ...table, options: { ['a'.repeat(101)]: 'a' } },
      /^bad-message: options should be an object with names of at most 100/,
    ],
    [TableRequest, { ...table, components: 'a\0' }, /^bad-message: components should be a text/],
    [TableRequest, { ...table, seed: '\u0007' }, 'bad-message: seed should be a text without control characters'],
    [TableRequest, { ...table, seed: '\ud800' }, 'bad-message: seed should be a text without control characters'],
    [
      TimeControl,
      { kind: 'live', bankSeconds: 1, incrementSeconds: 0, onFlag: 'lose' },
      'bad-message: bankSeconds should be a whole number from 10 to 86400',
    ],
    [
      TimeControl,
      {
        kind: 'correspondence',
        daysPerMove: 1,
        bankDays: 1,
        weekendsOff: true,
        holidays: ['2026-02-30'],
        onFlag: 'lose',
      },
      'bad-message: holidays[0] should be a day such as 2026-12-25',
    ],
    [
      ClientMessage,
      { type: 'chat', text: 'a'.repeat(1001) },
      'too-large: text should be a text of at most 1000 characters',
    ],
    [
      ClientMessage,
      { type: 'chat', text: '😀'.repeat(501) },
      'too-large: text should be a text of at most 1000 characters',
    ],
    [ClientMessage, { type: 'chat', text: '😀'.repeat(500) }, 'fine'],
    [ClientMessage, { type: 'sing' }, /^bad-message: type should be one of hello, move/],
    [
      ClientMessage,
      JSON.parse('{"type":"ping","__proto__":{"id":1}}'),
      /^bad-message: the message should be an object of type, id, without "__proto__"$/,
    ],
    [ClientMessage, JSON.parse('{"__proto__":{"type":"ping"}}'), /^bad-message: type should be one of hello, move/],
    [
      ROUTES.register.body,
      { name: 'a', password: 'short' },
      'bad-message: password should be a text of at least 8 characters',
    ],
    [
      ROUTES.setMailAddress.body,
      { address: 'nobody', password: '' },
      'bad-message: address should be a mail address such as anna@example.com',
    ],
    [ROUTES.setMailAddress.body, { address: ' anna@example.com ', password: '' }, 'fine'],
  ])('%#', (schema, value, expected) => {
    if (typeof expected === 'string') expect(said(schema, value)).toBe(expected)
    else expect(said(schema, value)).toMatch(expected)
  })
})

test('every mismatch has a message with a path', () => {
  const leaf = fc.oneof(fc.jsonValue(), fc.constantFrom('me', 'bot', 'live', 'move', 'lose', 'public', -1, 0, 1e9))
  const names = ['type', 'kind', 'game', 'seats', 'time', 'at', 'move', 'moves', 'text', 'id', 'bot', 'what', 'options']
  const value = fc.dictionary(
    fc.constantFrom(...names),
    fc.oneof(leaf, fc.array(fc.dictionary(fc.constantFrom(...names), leaf))),
  )
  for (const schema of [ClientMessage, TableRequest, TimeControl, ROUTES.joinTable.body])
    fc.assert(
      fc.property(value, (data) => {
        expect(said(schema, data)).not.toContain('should be something else')
      }),
    )
})
