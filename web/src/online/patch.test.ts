import { expect, test } from 'vitest'
import { patch } from './patch.ts'

const BEFORE = { view: { turn: 1, areas: [{ name: 'Kent' }, { name: 'Essex' }] }, prompt: { key: 'a' } }

test('values are put in their places and taken away', () => {
  const after = patch(BEFORE, [
    [['view', 'turn'], 2],
    [['view', 'areas', 1, 'name'], 'Sussex'],
    [['prompt'], null],
  ])
  expect(after).toEqual({ view: { turn: 2, areas: [{ name: 'Kent' }, { name: 'Sussex' }] }, prompt: null })
  expect(patch(BEFORE, [[['view', 'turn']]])).toEqual({ view: { areas: BEFORE.view.areas }, prompt: { key: 'a' } })
})

test('what it is given stays as it was, and what did not change is the same object', () => {
  const after = patch(BEFORE, [[['view', 'areas', 1, 'name'], 'Sussex']])
  expect(BEFORE.view.areas[1].name).toBe('Essex')
  expect(after.view.areas[0]).toBe(BEFORE.view.areas[0])
  expect(after.prompt).toBe(BEFORE.prompt)
})

test('a change that fits nowhere is refused', () => {
  expect(() => patch(BEFORE, [[['view', 'sea', 'name'], 'North']])).toThrow('nothing at')
  expect(() => patch(BEFORE, [[['__proto__', 'x'], 1]])).toThrow('prototype')
})
