/** Exercises about the last knight: conflicts, counties, castle, favours. */

import type { LancasterEvent } from '@tudor-rose/lancaster'
import type { Exercise } from '../../practice/exercise.ts'
import { by, oneOf } from '../../practice/line-steps.ts'
import { IDLE_LAWS, pointsOfBlue, squiresLeftHolding } from './goals.ts'
import { BLUE, lastRound } from './position.ts'

const blue = by(BLUE)

export const placements: readonly Exercise<LancasterEvent>[] = [
  {
    id: 'later-is-ahead',
    topic: 'conflicts',
    section: 'Phase 3, conflicts',
    seat: BLUE,
    position: lastRound({
      families: [
        { court: [2], castle: { knight: 1 }, extensions: ['gold'] },
        { castle: { gold: 4 }, extensions: ['points', 'knight'] },
        { castle: { gold: 4 }, extensions: ['points', 'knight', 'squires'] },
      ],
      conflicts: { 'upper left': [7, ['Yellow', 3]], 'upper right': [8, ['Red', 2], ['Yellow', 2]] },
      inForce: IDLE_LAWS,
    }),
    goal: pointsOfBlue,
    line: [oneOf('place 2 in the conflict upper right', 'place 2 in Dorset')],
  },
  {
    id: 'lost-but-paid',
    topic: 'conflicts',
    section: 'Phase 3, conflicts',
    seat: BLUE,
    position: lastRound({
      families: [
        { court: [3], castle: { knight: 1 }, extensions: ['gold'] },
        { castle: { gold: 3, upgrade: 2 }, extensions: ['points', 'squires', 'knight'] },
        { castle: { gold: 4, upgrade: 3 }, extensions: ['points', 'squires', 'knight'] },
      ],
      conflicts: { 'upper left': [10], 'upper right': [2, ['Yellow', 4]] },
      inForce: IDLE_LAWS,
    }),
    goal: pointsOfBlue,
    line: [oneOf('place 3 in the conflict upper left', 'place 3 in Dorset')],
  },
  {
    id: 'enough-squires',
    topic: 'counties',
    section: 'Phase 1, county',
    seat: BLUE,
    position: lastRound({
      families: [
        { court: [4], castle: { knight: 1 }, extensions: ['gold'], squires: 4 },
        { court: [4], castle: { gold: 3 }, extensions: ['points', 'knight'], squires: 2 },
        { castle: { gold: 3 }, extensions: ['points', 'knight', 'squires'] },
      ],
      counties: { G: ['Red', 4] },
      conflicts: { 'upper left': [10], 'upper right': [9] },
      inForce: IDLE_LAWS,
    }),
    goal: squiresLeftHolding('G'),
    line: ['place 4 in Somerset with 2 squires'],
  },
  {
    id: 'favour-of-a-noble',
    topic: 'nobles',
    section: 'Phase 1, conflict',
    seat: BLUE,
    position: lastRound({
      families: [
        { court: [1], castle: { knight: 2, votes: 3 }, extensions: ['upgrade'], nobles: ['A', 'B', 'C'] },
        { castle: { points: 4 }, extensions: ['squires', 'knight'] },
        { castle: { points: 4 }, extensions: ['squires', 'knight', 'gold'] },
      ],
      conflicts: { 'upper left': [10], 'upper right': [9] },
      inForce: IDLE_LAWS,
    }),
    goal: pointsOfBlue,
    line: [blue('place 1 in the conflict upper left'), 'take the favour noble'],
  },
]
