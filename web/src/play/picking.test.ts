import { expect, test } from 'vitest'
import { type Gesture, Picking } from './picking.ts'

const GESTURES: readonly Gesture[] = [
  { line: 'march Norfolk to Essex', path: ['block:Norfolk', 'area:Essex'] },
  { line: 'march Norfolk to Kent', path: ['block:Norfolk', 'area:Kent'] },
  { line: 'march Oxford to Kent', path: ['block:Oxford', 'area:Kent'] },
  { line: 'rest Oxford', path: ['block:Oxford'] },
  { line: 'end actions', path: ['button:end'] },
]

const start = new Picking(GESTURES)

test('only the first targets of moves are live', () => {
  expect([...start.live]).toEqual(['block:Norfolk', 'block:Oxford', 'button:end'])
  expect(start.stateOf('block:Norfolk')).toBe('live')
  expect(start.stateOf('area:Essex')).toBe('idle')
  expect(start.line).toBeUndefined()
})

test('a completed path is a move', () => {
  const picked = start.pick('block:Norfolk')
  expect(picked.stateOf('block:Norfolk')).toBe('picked')
  expect([...picked.live]).toEqual(['area:Essex', 'area:Kent'])
  expect(picked.pick('area:Kent').line).toBe('march Norfolk to Kent')
  expect(start.pick('button:end').line).toBe('end actions')
})

test('a move that another one extends needs confirmation', () => {
  const picked = start.pick('block:Oxford')
  expect(picked.line).toBeUndefined()
  expect(picked.said).toBe('rest Oxford')
  expect(picked.lines).toEqual(['march Oxford to Kent', 'rest Oxford'])
})

test('picking a target that is not live changes nothing', () => {
  expect(start.pick('area:Essex')).toBe(start)
  expect(start.isPickable('area:Essex')).toBe(false)
})

test('picking an alternative replaces the earlier pick', () => {
  const picked = start.pick('block:Norfolk').pick('block:Oxford')
  expect(picked.picked).toEqual(['block:Oxford'])
  expect(start.pick('block:Norfolk').pick('button:end').line).toBe('end actions')
})

test('picking the same target again, or going back, undoes it', () => {
  expect(start.pick('block:Norfolk').pick('block:Norfolk').picked).toEqual([])
  expect(start.pick('block:Norfolk').back().picked).toEqual([])
  expect(start.back()).toBe(start)
})

test('a target may occur twice in a path', () => {
  const twice = new Picking([{ line: 'two steps', path: ['block:A', 'block:A'] }])
  expect(twice.pick('block:A').line).toBeUndefined()
  expect(twice.pick('block:A').pick('block:A').line).toBe('two steps')
})
