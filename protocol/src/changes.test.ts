import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyChanges, changesBetween, deepCopy, makeChangesIn } from './changes.ts'

describe('changes between data', () => {
  test('are none for equal data', () => {
    expect(changesBetween({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toEqual([])
  })

  test('name only the path of a change deep inside', () => {
    const before = { houses: [{ hand: 7 }, { hand: 7 }], step: 'x', gone: 1 }
    const after = { houses: [{ hand: 7 }, { hand: 6 }], step: 'x', more: [] }
    expect(changesBetween(before, after)).toEqual([[['houses', 1, 'hand'], 6], [['more'], []], [['gone']]])
  })

  test('contain a list of another length as a whole', () => {
    expect(changesBetween({ moves: ['a', 'b'] }, { moves: ['a'] })).toEqual([[['moves'], ['a']]])
  })

  test('treat inherited names like any others', () => {
    expect(changesBetween({ valueOf: 0 }, {})).toEqual([[['valueOf']]])
    expect(changesBetween({}, { valueOf: 0 })).toEqual([[['valueOf'], 0]])
  })
})

test('recreate the data after JSON, in both directions', () => {
  const data = fc.jsonValue({ maxDepth: 4 }).filter((value) => !JSON.stringify(value).includes('__proto__'))
  fc.assert(
    fc.property(data, data, (before, after) => {
      const [from, to] = [before, after].map((value) => JSON.parse(JSON.stringify({ face: value })))
      const changes = JSON.parse(JSON.stringify(changesBetween(from, to)))
      expect(applyChanges(from, changes)).toEqual(to)
      const kept = deepCopy(from)
      makeChangesIn(kept, changes)
      expect(kept).toEqual(to)
    }),
  )
})

describe('applying changes to immutable data', () => {
  const BEFORE = { view: { turn: 1, areas: [{ name: 'Kent' }, { name: 'Essex' }] }, prompt: { key: 'a' } }

  test('sets and removes values', () => {
    const after = applyChanges(BEFORE, [
      [['view', 'turn'], 2],
      [['view', 'areas', 1, 'name'], 'Sussex'],
      [['prompt'], null],
    ])
    expect(after).toEqual({ view: { turn: 2, areas: [{ name: 'Kent' }, { name: 'Sussex' }] }, prompt: null })
    expect(applyChanges(BEFORE, [[['view', 'turn']]])).toEqual({
      view: { areas: BEFORE.view.areas },
      prompt: { key: 'a' },
    })
  })

  test('keeps unchanged parts as the same objects', () => {
    const after = applyChanges(BEFORE, [[['view', 'areas', 1, 'name'], 'Sussex']])
    expect(BEFORE.view.areas[1].name).toBe('Essex')
    expect(after.view.areas[0]).toBe(BEFORE.view.areas[0])
    expect(after.prompt).toBe(BEFORE.prompt)
  })

  test('does not change a value that was set', () => {
    const value = { b: 1 }
    expect(
      applyChanges({}, [
        [['a'], value],
        [['a', 'b'], 2],
      ]),
    ).toEqual({ a: { b: 2 } })
    expect(value).toEqual({ b: 1 })
  })
})

test('changing data in place shares nothing with the values', () => {
  const data = { a: { b: 1 }, c: [{ d: 2 }, { d: 3 }] }
  const given = { f: [6] }
  makeChangesIn(data, [[['c', 0, 'd'], 5], [['a', 'e'], given], [['a', 'b']]])
  given.f.push(7)
  expect(data).toEqual({ a: { e: { f: [6] } }, c: [{ d: 5 }, { d: 3 }] })
})

describe.each([
  ['applyChanges', applyChanges],
  ['makeChangesIn', makeChangesIn],
])('%s', (_name, apply) => {
  test('rejects a change whose path does not exist', () => {
    expect(() => apply({}, [[['a', 'b'], 1]])).toThrow('nothing at')
  })

  test('does not reach prototypes', () => {
    expect(() => apply({}, [[['__proto__', 'polluted'], 1]])).toThrow()
    expect(() => apply({}, [[['__proto__'], { polluted: 1 }]])).toThrow()
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  })
})
