/** Exercises after the last knight: parliament, rewards and the end. */

import type { LancasterEvent } from '@tudor-rose/lancaster'
import type { Exercise } from '../../practice/exercise.ts'
import { by, type LineStep, oneOf } from '../../practice/line-steps.ts'
import { IDLE_LAWS, pointsOfBlue } from './goals.ts'
import { BLUE, lastRound } from './position.ts'

const blue = by(BLUE)
const yellow = by(1)
const red = by(2)

/** A ballot in which everybody votes like this. */
const ballot = (line: string): readonly LineStep[] => [blue(line), yellow(line), red(line)]
/** A ballot in which the others spend these votes. */
const spent = (byYellow: string, byRed: string): readonly LineStep[] => [blue('vote no'), yellow(byYellow), red(byRed)]
/** All three proposals fail. */
const NO_NEW_LAWS = [...ballot('vote no'), ...ballot('vote no'), ...ballot('vote no')]
/** The last knight goes where nothing depends on him. */
const IDLE_KNIGHT = blue('place 1 in the castle on votes')

export const scorings: readonly Exercise<LancasterEvent>[] = [
  {
    id: 'outvote',
    topic: 'votes',
    section: 'Phase 2',
    seat: BLUE,
    position: lastRound({
      families: [
        { court: [1], castle: { knight: 2, gold: 3 }, extensions: ['upgrade'], nobles: ['A', 'B'] },
        { castle: { points: 4 }, extensions: ['squires', 'votes'] },
        { castle: { points: 4 }, extensions: ['squires', 'votes', 'gold'] },
      ],
      counties: { G: ['Blue', 4] },
      conflicts: { 'upper left': [10], 'upper right': [9] },
      inForce: IDLE_LAWS,
    }),
    goal: pointsOfBlue,
    line: [
      IDLE_KNIGHT,
      ...ballot('vote no'),
      ...spent('vote no with 2 votes', 'vote no with 3 votes'),
      oneOf('vote yes with 2 votes', 'vote yes with 3 votes'),
    ],
  },
  {
    id: 'save-the-votes',
    topic: 'votes',
    section: 'Phase 2',
    seat: BLUE,
    position: lastRound({
      families: [
        { court: [1], castle: { knight: 2, gold: 3 }, extensions: ['upgrade'], nobles: ['A'], squires: 3 },
        { castle: { points: 4 }, extensions: ['squires', 'votes'] },
        { castle: { points: 4 }, extensions: ['squires', 'votes', 'gold'] },
      ],
      counties: { G: ['Blue', 4] },
      conflicts: { 'upper left': [10], 'upper right': [9] },
      inForce: IDLE_LAWS,
    }),
    goal: pointsOfBlue,
    line: [IDLE_KNIGHT, ...spent('vote no with 2 votes', 'vote no with 3 votes'), oneOf('vote yes', 'vote no')],
  },
  {
    id: 'keep-the-old-law',
    topic: 'votes',
    section: 'Phase 2',
    seat: BLUE,
    position: lastRound({
      families: [
        { court: [1], castle: { knight: 2 }, extensions: ['upgrade'], nobles: ['C'] },
        { castle: { points: 4 }, extensions: ['squires', 'votes'] },
        { castle: { points: 4 }, extensions: ['squires', 'votes', 'gold'] },
      ],
      counties: { A: ['Blue', 1], B: ['Blue', 1], F: ['Blue', 2] },
      conflicts: { 'upper left': [10], 'upper right': [9] },
      inForce: ['points-8-per-3-counties', 'points-3-per-conflict', 'new-knight-per-3-nobles'],
    }),
    goal: pointsOfBlue,
    line: [
      IDLE_KNIGHT,
      ...spent('vote no with 3 votes', 'vote no'),
      ...spent('vote no', 'vote no with 3 votes'),
      'vote no with 2 votes',
    ],
  },
  {
    id: 'trade-one',
    topic: 'laws',
    section: 'Phase 2, laws',
    seat: BLUE,
    position: lastRound({
      families: [
        { court: [1], extensions: ['upgrade'], gold: 4, squires: 2, nobles: ['A', 'B', 'C', 'D', 'E'] },
        { castle: { points: 4 }, extensions: ['squires', 'votes'] },
        { castle: { points: 4 }, extensions: ['squires', 'votes', 'gold'] },
      ],
      counties: { G: ['Blue', 4] },
      conflicts: { 'upper left': [10], 'upper right': [9] },
      inForce: ['squire-and-gold-for-3-points', 'squire-vote-gold-per-2-conflicts', 'all-three-1s-placed-5-points'],
    }),
    goal: pointsOfBlue,
    line: [IDLE_KNIGHT, ...NO_NEW_LAWS, 'trade 1'],
  },
  {
    id: 'eighth-noble',
    topic: 'nobles',
    section: 'Phase 3, counties',
    seat: BLUE,
    position: lastRound({
      families: [
        { court: [1], extensions: ['upgrade'], gold: 2, nobles: ['A', 'B', 'C', 'D', 'E', 'F', 'H'] },
        { castle: { points: 4 }, extensions: ['squires', 'votes'] },
        { castle: { points: 4 }, extensions: ['squires', 'votes', 'gold'] },
      ],
      counties: { G: ['Blue', 4] },
      conflicts: { 'upper left': [10], 'upper right': [9] },
      inForce: IDLE_LAWS,
    }),
    goal: pointsOfBlue,
    line: [IDLE_KNIGHT, ...NO_NEW_LAWS, 'take the noble'],
  },
  {
    id: 'third-extension',
    topic: 'castle',
    section: 'The end',
    seat: BLUE,
    position: lastRound({
      families: [
        { court: [1], castle: { knight: 1 }, extensions: ['squires', 'upgrade'], gold: 1, nobles: ['B', 'C', 'D'] },
        { castle: { points: 4 }, extensions: ['squires', 'votes', 'upgrade'] },
        { castle: { points: 4 }, extensions: ['squires', 'votes'] },
      ],
      counties: { A: ['Blue', 2] },
      conflicts: { 'upper left': [10], 'upper right': [9] },
      inForce: IDLE_LAWS,
    }),
    goal: pointsOfBlue,
    line: [IDLE_KNIGHT, ...NO_NEW_LAWS, 'take the reward', 'build points'],
  },
  {
    id: 'strongest-knights',
    topic: 'knights',
    section: 'The end',
    seat: BLUE,
    position: lastRound({
      families: [
        { court: [1], castle: { points: 4 }, extensions: ['knight'], nobles: ['A', 'C', 'D'] },
        { castle: { points: 4, knight: 3 }, extensions: ['squires', 'votes'] },
        { castle: { points: 4 }, extensions: ['squires', 'votes', 'gold'] },
      ],
      counties: { B: ['Blue', 2] },
      conflicts: { 'upper left': [10], 'upper right': [9] },
      inForce: IDLE_LAWS,
    }),
    goal: pointsOfBlue,
    line: [IDLE_KNIGHT, ...NO_NEW_LAWS, 'take the reward'],
  },
  {
    id: 'ransom',
    topic: 'knights',
    section: 'Phase 3, conflicts',
    seat: BLUE,
    position: lastRound({
      families: [
        { court: [1], extensions: ['votes'], gold: 3 },
        { castle: { points: 3 }, extensions: ['squires', 'votes'] },
        { castle: { points: 2 }, extensions: ['squires', 'votes', 'gold'] },
      ],
      conflicts: { 'lower left': [8, ['Blue', 3, 2]], 'upper left': [10], 'upper right': [9] },
      inForce: IDLE_LAWS,
    }),
    goal: pointsOfBlue,
    line: [blue('place 1 in the castle on upgrade'), ...NO_NEW_LAWS, blue('score votes'), blue('decline'), 'ransom 3'],
  },
  {
    id: 'crossing',
    topic: 'conflicts',
    section: 'Rewards',
    seat: BLUE,
    position: lastRound({
      families: [
        { court: [1], castle: { points: 4 }, extensions: ['knight'], nobles: ['A', 'C', 'D'] },
        { castle: { points: 4 }, extensions: ['squires', 'votes'] },
        { castle: { points: 4 }, extensions: ['squires', 'votes', 'gold'] },
      ],
      counties: { H: ['Blue', 2] },
      conflicts: { 'upper left': [7, ['Yellow', 3]], 'upper right': [5, ['Red', 2]] },
      inForce: IDLE_LAWS,
    }),
    goal: pointsOfBlue,
    line: [IDLE_KNIGHT, ...NO_NEW_LAWS, 'take the reward', 'cross over to the conflict upper right'],
  },
]
