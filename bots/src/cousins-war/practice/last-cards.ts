/** Exercises with the last card of the last round: regions, odds of dice, events. */

import type { CousinsEvent } from '@tudor-rose/cousins-war'
import type { Exercise, Goal } from '../../practice/exercise.ts'
import { all, by, oneOf } from '../../practice/line-steps.ts'
import { type Army, HOUSES, LANCASTER, table, YORK } from './position.ts'

const york = by(YORK)
const lancaster = by(LANCASTER)

const winFor = (house: number): Goal<CousinsEvent> => ({
  told: { key: 'log.won', params: { house: `seat.${HOUSES[house]}` } },
  until: [],
})

/** The trophies of four rounds; the fifth is to come. */
const won = (lancaster: readonly string[], york: readonly string[]) => ({
  'won by Lancaster': lancaster,
  'won by York': york,
})
const EVEN = won(['wakefield', 'hexham'], ['barnet', 'st-albans'])

interface Ending {
  readonly armies: readonly [Army, Army]
  readonly hands: readonly [lancaster: readonly string[], york: readonly string[]]
  /** The house that plays the eighth card; the other owns the battlefield. */
  readonly last: number
  readonly trophies?: Readonly<Record<string, readonly string[]>>
  readonly field?: string
}

/** Of the thirteen cards left in round 5, one is not dealt. */
const ASIDE = ['french-treachery']

/**
 * Round 5: one more card will be played, and one remains in each hand. The house that does not own the battlefield has
 * offered a later one, or had none (phase 3).
 */
const ending = ({ armies, hands, last, trophies = EVEN, field = 'tewkesbury' }: Ending): object =>
  table({
    round: 5,
    step: 'play-card',
    asked: HOUSES[last],
    active: HOUSES[last],
    owner: HOUSES[1 - last],
    field,
    played: 7,
    armies,
    cards: { ...trophies, aside: ASIDE, battlefield: [field], Lancaster: hands[0], York: hands[1] },
  })

export const lastCards: readonly Exercise<CousinsEvent>[] = [
  {
    id: 'kingmaker',
    topic: 'regions',
    section: 'Events',
    seat: YORK,
    position: ending({
      last: YORK,
      armies: [{ regions: [2, 2, 3] }, { regions: [2, 2, 1], reserve: 2 }],
      hands: [['mortimers-cross'], ['kingmaker', 'array']],
      trophies: won(['wakefield', 'hexham', 'barnet'], ['st-albans']),
    }),
    goal: winFor(YORK),
    line: [
      'play kingmaker for its event',
      all('shift white from the reserve to the North', 'shift white from the reserve to the Centre'),
    ],
  },
  {
    id: 'attainder',
    topic: 'regions',
    section: 'Events',
    seat: LANCASTER,
    position: ending({
      last: LANCASTER,
      armies: [{ regions: [3, 0, 2] }, { regions: [1, 3, 2] }],
      hands: [['french-aid', 'attainder'], ['mortimers-cross']],
      trophies: won(['wakefield'], ['barnet', 'st-albans', 'hexham']),
    }),
    goal: winFor(LANCASTER),
    line: ['play attainder for its event', 'shift white from the South to the supply'],
  },
  {
    id: 'two-moves',
    topic: 'regions',
    section: '4c',
    seat: YORK,
    position: ending({
      last: YORK,
      armies: [{ regions: [2, 1, 4] }, { regions: [1, 4, 2] }],
      hands: [['array'], ['mortimers-cross', 'devon']],
      trophies: won(['wakefield', 'hexham', 'barnet'], ['st-albans']),
    }),
    goal: winFor(YORK),
    line: ['play mortimers-cross to move into the North', 'move one from the Centre', 'move one from the Centre'],
  },
  {
    id: 'survivors',
    topic: 'regions',
    section: '5.6',
    seat: YORK,
    position: table({
      round: 5,
      step: 'survivors',
      asked: 'York',
      active: 'York',
      owner: 'York',
      field: 'tewkesbury',
      armies: [{ regions: [3, 2, 3] }, { regions: [2, 3, 1], field: 2 }],
      cards: {
        'won by Lancaster': ['wakefield', 'hexham', 'barnet'],
        'won by York': ['st-albans', 'tewkesbury'],
        aside: ASIDE,
        Lancaster: ['array'],
        York: ['devon'],
      },
    }),
    past: [
      { key: 'log.battle', params: { field: 'card.tewkesbury' } },
      { key: 'log.battleWon', params: { house: 'seat.York', field: 'card.tewkesbury' } },
    ],
    goal: winFor(YORK),
    line: ['settle 2 in the North'],
  },
  {
    id: 'where-to-place',
    seed: 'where-to-place 0',
    topic: 'odds',
    section: '4d',
    seat: LANCASTER,
    position: ending({
      last: LANCASTER,
      armies: [{ regions: [2, 4, 0], reserve: 2 }, { regions: [2, 4, 0] }],
      hands: [['jasper-tudor', 'french-aid'], ['mortimers-cross']],
      trophies: won(['wakefield'], ['barnet', 'st-albans', 'hexham']),
    }),
    goal: winFor(LANCASTER),
    line: [lancaster('play french-aid to place troops'), 'try the South'],
  },
  {
    id: 'drive-out-the-crowd',
    seed: 'drive-out-the-crowd 0',
    topic: 'odds',
    section: '4e',
    seat: YORK,
    position: ending({
      last: YORK,
      armies: [{ regions: [5, 2, 2] }, { regions: [5, 2, 1], reserve: 1 }],
      hands: [['array'], ['hexham', 'devon']],
      trophies: won(['wakefield'], ['barnet', 'st-albans', 'bosworth']),
      field: 'mortimers-cross',
    }),
    goal: winFor(YORK),
    line: [york('play hexham to remove troops'), 'try the North'],
  },
  {
    id: 'stanley',
    topic: 'battlefield',
    section: '5',
    seat: LANCASTER,
    position: ending({
      last: LANCASTER,
      armies: [
        { regions: [2, 1, 1], field: 1 },
        { regions: [1, 2, 1], field: 2 },
      ],
      hands: [['stanley', 'wakefield'], ['attainder']],
      trophies: won(['hexham', 'barnet'], ['st-albans', 'mortimers-cross']),
    }),
    goal: { ...winFor(LANCASTER), until: [{ key: 'log.throws' }] },
    line: ['play stanley for its event'],
  },
  {
    id: 'nobody-there',
    topic: 'battlefield',
    section: '5',
    seat: YORK,
    position: ending({
      last: YORK,
      armies: [{ regions: [2, 1, 2] }, { regions: [1, 2, 2], reserve: 1 }],
      hands: [['devon'], ['st-albans', 'array']],
      trophies: won(['wakefield', 'hexham'], ['barnet', 'mortimers-cross']),
    }),
    goal: winFor(YORK),
    line: [oneOf('play st-albans to commit 1', 'play array to commit 1')],
  },
  {
    id: 'side-event',
    seed: 'side-event 1',
    topic: 'events',
    section: 'Side events',
    seat: LANCASTER,
    position: ending({
      last: LANCASTER,
      armies: [{ regions: [3, 2, 0] }, { regions: [2, 2, 2], reserve: 1 }],
      hands: [['attainder', 'mortimers-cross'], ['array']],
      trophies: won(['wakefield'], ['barnet', 'st-albans', 'hexham']),
    }),
    goal: winFor(LANCASTER),
    line: ['play mortimers-cross to remove troops', 'try the Centre'],
  },
]
