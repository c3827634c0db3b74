import { expect, test } from 'vitest'
import { matchMoves } from './match-moves.ts'

const MOVES = ['march Norfolk to Essex', 'march Oxford to Essex', 'march Norfolk to Kent', 'pass', 'pass on']

test.each([
  ['', MOVES],
  ['march', MOVES.slice(0, 3)],
  ['mar nor', ['march Norfolk to Essex', 'march Norfolk to Kent']],
  ['  MAR   ess ', ['march Norfolk to Essex', 'march Oxford to Essex']],
  ['m n k', ['march Norfolk to Kent']],
  ['ess nor', []],
  ['folk', []],
  ['pass', ['pass']],
  ['pas', ['pass', 'pass on']],
])('"%s" finds %j', (typed, found) => {
  expect(matchMoves(MOVES, typed)).toEqual(found)
})
