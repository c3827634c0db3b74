import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amend, diff, patch } from './patch.ts'

test('equal data have nothing to change', () => {
  expect(diff({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toEqual([])
})

test('a change deep inside names its place and nothing else', () => {
  const before = { houses: [{ hand: 7 }, { hand: 7 }], step: 'x', gone: 1 }
  const after = { houses: [{ hand: 7 }, { hand: 6 }], step: 'x', more: [] }
  expect(diff(before, after)).toEqual([[['houses', 1, 'hand'], 6], [['more'], []], [['gone']]])
})

test('a list of another length is sent as a whole', () => {
  expect(diff({ moves: ['a', 'b'] }, { moves: ['a'] })).toEqual([[['moves'], ['a']]])
})

test('a name that every object inherits is a name like others', () => {
  expect(diff({ valueOf: 0 }, {})).toEqual([[['valueOf']]])
  expect(diff({}, { valueOf: 0 })).toEqual([[['valueOf'], 0]])
})

test('data carried through JSON as changes are the data', () => {
  const data = fc.jsonValue({ maxDepth: 4 }).filter((value) => !JSON.stringify(value).includes('__proto__'))
  fc.assert(
    fc.property(data, data, (before, after) => {
      const [from, to] = [before, after].map((value) => JSON.parse(JSON.stringify(value)))
      const changes = JSON.parse(JSON.stringify(diff(from, to)))
      expect(patch(from, changes)).toEqual(to)
    }),
  )
})

test('data that are amended change themselves and share nothing with what they are given', () => {
  const data = { a: { b: 1 }, c: [{ d: 2 }, { d: 3 }] }
  const given = { f: [6] }
  expect(amend(data, [[['c', 0, 'd'], 5], [['a', 'e'], given], [['a', 'b']]])).toBe(data)
  given.f.push(7)
  expect(data).toEqual({ a: { e: { f: [6] } }, c: [{ d: 5 }, { d: 3 }] })
})

test('a value that is put in stays as it was too', () => {
  const value = { b: 1 }
  expect(
    patch({}, [
      [['a'], value],
      [['a', 'b'], 2],
    ]),
  ).toEqual({ a: { b: 2 } })
  expect(value).toEqual({ b: 1 })
})

test('what is patched stays as it was, and prototypes are out of reach', () => {
  const before = { a: { b: 1 } }
  patch(before, [[['a', 'b'], 2]])
  expect(before).toEqual({ a: { b: 1 } })
  expect(() => patch({}, [[['a', 'b'], 1]])).toThrow()
  expect(() => patch({ a: 1 }, [[['a', 'b'], 1]])).toThrow()
  expect(() => patch({}, [[['__proto__', 'polluted'], 1]])).toThrow()
  expect(() => patch({}, [[['__proto__'], { polluted: 1 }]])).toThrow()
})
