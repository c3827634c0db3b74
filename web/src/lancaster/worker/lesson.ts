import { by } from '@tudor-rose/bots/practice'
import type { LancasterEvent } from '@tudor-rose/lancaster'
import { type Lesson, playUntil } from '../../worker/lessons/lesson.ts'

const yellow = by(1)
const red = by(2)

const COUNTIES = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I']
const each = (names: readonly string[], facts: object) => Object.fromEntries(names.map((name) => [name, facts]))
const numbered = (kind: string, ...numbers: readonly number[]) => numbers.map((number) => `${kind} ${number}`)

const ROUND = {
  players: 3,
  step: 'place',
  asked: 'Blue',
  startPlayer: 'Blue',
  turn: 'Blue',
  parties: {
    Blue: {
      gold: 3,
      squires: 3,
      votes: 2,
      'court 1': 1,
      'court 2': 1,
      'court 3': 1,
      'reserve 1': 2,
      'reserve 2': 1,
      'reserve 4': 1,
      extensions: ['space 3'],
    },
    Yellow: {
      gold: 2,
      squires: 1,
      votes: 1,
      'court 1': 1,
      'court 2': 1,
      'reserve 1': 2,
      'reserve 2': 1,
      'reserve 3': 1,
      'reserve 4': 1,
      extensions: ['space 5'],
    },
    Red: {
      gold: 2,
      squires: 2,
      votes: 2,
      'court 1': 1,
      'court 2': 1,
      'reserve 1': 2,
      'reserve 2': 1,
      'reserve 3': 1,
      'reserve 4': 1,
      extensions: ['space 4'],
    },
  },
  counties: each(COUNTIES, { nobles: 2 }),
  conflicts: { 'upper left': { card: 'card 2' }, 'upper right': { card: 'card 10' } },
  'conflict cards': {
    ...each(numbered('card', 2, 10), { at: 'table' }),
    ...each(numbered('card', 1, 3, 4, 5, 6, 7, 8, 9), { at: 'pile' }),
  },
  favours: each(numbered('favour', 2, 3, 4, 5, 6), { at: 'face up' }),
  'law cards': {
    ...each(
      [
        'most-gold-upgrade',
        'most-squires-new-knight',
        'points-3-per-2-counties',
        'squire-per-placed-2',
        'squire-and-gold-for-3-points',
        'extension-per-2-conflicts',
      ],
      { at: 'parliament' },
    ),
    'gold-for-vote': { at: 'pile 1' },
    ...each(
      ['squire-vote-gold-per-2-conflicts', 'no-placed-2-upgrade', 'placed-3-becomes-4', 'points-5-per-3-extensions'],
      { at: 'pile 2' },
    ),
    ...each(
      ['points-3-per-conflict', 'points-8-per-3-counties', 'all-three-1s-placed-5-points', 'new-knight-per-3-nobles'],
      { at: 'pile 3' },
    ),
    ...each(['gold-for-1-point', 'squire-for-1-point', 'all-four-strengths-6-points'], { at: 'pile 4' }),
  },
  parliament: {
    first: { 'in force': 'most-gold-upgrade', proposed: 'squire-per-placed-2' },
    second: { 'in force': 'most-squires-new-knight', proposed: 'squire-and-gold-for-3-points' },
    third: { 'in force': 'points-3-per-2-counties', proposed: 'extension-per-2-conflicts' },
  },
}

export const lesson: Lesson<LancasterEvent> = {
  seat: 0,
  steps: [
    { id: 'welcome', position: ROUND, moves: [], section: 'Brief' },
    {
      id: 'county',
      moves: [
        'place 2 in Northumberland',
        yellow('place 2 in Stafford'),
        red('place 2 in Northumberland with 1 squire'),
      ],
      event: 'log.displaced',
      section: 'Phase 1, county',
    },
    {
      id: 'displace',
      moves: [
        'place 3 in Northumberland with 1 squire',
        yellow('place 1 in the castle on points'),
        red('place 2 in Surrey'),
      ],
      event: 'log.displaced',
      section: 'Phase 1, county',
    },
    {
      id: 'castle',
      moves: [
        'place 1 in the castle on upgrade',
        red('place 1 in the conflict upper left'),
        red('take the favour second-gold'),
      ],
      section: 'Phase 1, castle',
    },
    {
      id: 'conflict',
      moves: ['place 2 in the conflict upper left', 'take the favour gold'],
      section: 'Phase 1, conflict',
    },
    {
      id: 'vote',
      moves: ['vote yes with 1 vote', yellow('vote no'), red('vote no')],
      event: 'log.passed',
      section: 'Phase 2',
    },
    {
      id: 'more-votes',
      moves: ['vote no', yellow('vote no'), red('vote yes'), 'vote no', yellow('vote yes'), red('vote no')],
      section: 'Phase 2',
    },
    {
      id: 'noble',
      moves: [
        'take both',
        'build votes',
        yellow('take the noble'),
        red('take the reward'),
        red('name Blue start player'),
      ],
      section: 'Phase 3, counties',
    },
    { id: 'rewards', moves: ['score upgrade', 'upgrade 3 at court'], section: 'Phase 3, castles' },
    { id: 'final', moves: [], section: 'The end' },
    { id: 'own-round', moves: [playUntil('log.round')], section: 'Brief' },
  ],
}
