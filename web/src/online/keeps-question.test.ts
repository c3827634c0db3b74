import { expect, test } from 'vitest'
import { keepsQuestion } from './keeps-question.ts'
import type { Change } from './types.ts'

const ME = 0
const ANOTHER = 1
const SEEN: Change = [['view', 'chosen', ANOTHER], true]
const ASKED: Change = [
  ['prompt', 'moves'],
  ['yes', 'no'],
]
const keeps = (kind: string, seat: number, ...changes: readonly Change[]) =>
  keepsQuestion({ by: { kind, seat }, changes }, ME)

test('a secret choice of another, and what is only proposed, leave a question as it was', () => {
  expect(keeps('move', ANOTHER, SEEN)).toBe(true)
  expect(keeps('propose', ANOTHER, [['proposal'], {}])).toBe(true)
  expect(keeps('substitute', ANOTHER, [['vacant'], []])).toBe(true)
})

test('who moves is asked anew, even in the same words', () => {
  expect(keeps('move', ME, SEEN)).toBe(false)
})

test('what is taken back, and other words, are another question', () => {
  expect(keeps('undo', ANOTHER, SEEN)).toBe(false)
  expect(keeps('agree', ANOTHER, SEEN)).toBe(false)
  expect(keeps('move', ANOTHER, SEEN, ASKED)).toBe(false)
  expect(keeps('move', ANOTHER, [[], {}])).toBe(false)
})
