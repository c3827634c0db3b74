import { expect, test } from 'vitest'
import { Picking } from '../../play/picking.ts'
import { wordPaths } from './word-paths.ts'

const BLOCKS = ['Norfolk', 'Oxford', 'Exeter', 'Devon', 'Rivers', 'Clifford', 'Percy', 'Beaumont', 'Buckingham']
const MARCHES = ['Essex', 'Kent', 'Sussex'].flatMap((area) => BLOCKS.map((block) => `march ${block} to ${area}`))

test('a few moves are listed in full', () => {
  expect(wordPaths(['pass', 'go on'])).toEqual([
    { line: 'pass', path: ['words:pass'] },
    { line: 'go on', path: ['words:go on'] },
  ])
})

test('many moves are picked word by word', () => {
  const picking = new Picking(wordPaths([...MARCHES, 'pass']))
  expect([...picking.live]).toEqual(['words:march', 'words:pass'])
  const norfolk = picking.pick('words:march').pick('words:march Norfolk to')
  expect([...norfolk.live]).toEqual([
    'words:march Norfolk to Essex',
    'words:march Norfolk to Kent',
    'words:march Norfolk to Sussex',
  ])
  expect(norfolk.pick('words:march Norfolk to Kent').line).toBe('march Norfolk to Kent')
})

test('words that all moves share are not picked', () => {
  const lines = Array.from({ length: 30 }, (_, point) => `place p${point}`)
  expect(wordPaths(lines)).toEqual(lines.map((line) => ({ line, path: [`words:${line}`] })))
  expect([...new Picking(wordPaths(MARCHES)).live]).toEqual(BLOCKS.map((block) => `words:march ${block} to`))
})

test('every line has its own path', () => {
  const lines = [...MARCHES, 'march', 'march Norfolk', 'pass', 'pass on']
  const gestures = wordPaths(lines)
  expect(gestures.map(({ line }) => line).sort()).toEqual([...lines].sort())
  expect(new Set(gestures.map(({ path }) => path.join('|'))).size).toBe(lines.length)
})
