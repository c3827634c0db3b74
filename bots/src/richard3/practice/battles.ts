/** Exercises in battle: charging, treachery, retreating, reserves. */

import type { RichardEvent } from '@tudor-rose/richard3'
import type { Exercise } from '../../practice/exercise.ts'
import { by } from '../../practice/line-steps.ts'
import { deathOf, fallOf, LANCASTER, survivalOf, victoryOf, victoryWithout, YORK } from './goals.ts'
import { lastTurn } from './last-turn.ts'
import type { PositionSetup } from './position/index.ts'

const york = by(YORK)
const lancaster = by(LANCASTER)

/** York, who goes second, is about to march into a battle. */
const yorkAttacks = (onMap: PositionSetup['onMap']): object => lastTurn(YORK, 2, { isLate: true, onMap })

/** Nobody can retreat to Powys or Pembroke. */
const KING_IN_WALES = { Powys: ['Lancaster Henry VI'], Pembroke: ['Lancaster Devon'] }

export const battles: readonly Exercise<RichardEvent>[] = [
  {
    id: 'charge-the-king',
    seed: 'charge-the-king 0',
    topic: 'charges',
    section: '6.5',
    seat: YORK,
    position: yorkAttacks({
      Rutland: ['York York 3'],
      Leicester: ['Lancaster Henry VI 1', 'Lancaster Stanley 4'],
    }),
    goal: deathOf('Henry VI', { inRound: true }),
    line: [
      york('march York to Leicester'),
      york('end actions'),
      lancaster('pass Henry VI'),
      lancaster('pass Stanley'),
      'charge York at Henry VI',
    ],
  },
  {
    id: 'tempt-stanley',
    seed: 'tempt-stanley 1',
    topic: 'treachery',
    section: '6.9',
    seat: YORK,
    position: yorkAttacks({
      Chester: ['York York 1'],
      Caernarvon: ['Lancaster Stanley 3'],
      ...KING_IN_WALES,
    }),
    goal: victoryOf(YORK),
    line: [york('march York to Caernarvon'), york('end actions'), lancaster('pass Stanley'), 'tempt York at Stanley'],
  },
  {
    id: 'wounded-heir',
    topic: 'retreats',
    section: '6.6',
    seat: YORK,
    position: yorkAttacks({
      Chester: ['York March 1'],
      Caernarvon: ['Lancaster Stanley 3'],
      Ireland: ['York York'],
      ...KING_IN_WALES,
    }),
    goal: survivalOf('March'),
    line: [
      york('march March to Caernarvon'),
      york('end actions'),
      york('pass March'),
      lancaster('pass Stanley'),
      'retreat March to Chester',
    ],
  },
  {
    id: 'who-is-hit',
    seed: 'who-is-hit 1',
    topic: 'hits',
    section: '6.4',
    seat: YORK,
    position: yorkAttacks({
      Chester: ['York March 1', 'York Hastings 1'],
      Caernarvon: ['Lancaster Stanley 2'],
      Ireland: ['York York'],
      ...KING_IN_WALES,
    }),
    goal: victoryOf(YORK),
    line: [
      york('march March to Caernarvon'),
      york('march Hastings to Caernarvon'),
      york('end actions'),
      york('fire March'),
      lancaster('fire Stanley'),
      'hit Hastings',
    ],
  },
  {
    id: 'no-need-to-charge',
    topic: 'charges',
    section: '6.5',
    seat: YORK,
    position: yorkAttacks({
      Chester: ['York York 2'],
      Caernarvon: ['Lancaster Rivers 2'],
      ...KING_IN_WALES,
    }),
    goal: victoryOf(YORK),
    line: [york('march York to Caernarvon'), york('end actions'), lancaster('pass Rivers'), 'fire York'],
  },
  {
    id: 'whom-to-tempt',
    seed: 'whom-to-tempt 6',
    topic: 'treachery',
    section: '6.9',
    seat: YORK,
    position: yorkAttacks({
      Chester: ['York York 1'],
      Caernarvon: ['Lancaster Westmoreland 2', 'Lancaster Buckingham 1'],
      ...KING_IN_WALES,
    }),
    goal: victoryOf(YORK),
    line: [
      york('march York to Caernarvon'),
      york('end actions'),
      lancaster('pass Westmoreland'),
      lancaster('pass Buckingham'),
      'tempt York at Westmoreland',
    ],
  },
  {
    id: 'heir-in-reserve',
    topic: 'reserves',
    section: '6.3',
    seat: YORK,
    position: yorkAttacks({
      Rutland: ['York Hastings 2'],
      Warwick: ['York March 1'],
      Leicester: ['Lancaster Stanley 2'],
      Ireland: ['York York'],
      Cornwall: ['Lancaster Henry VI'],
    }),
    goal: victoryWithout(YORK, 'March'),
    line: [
      york('march March to Leicester'),
      york('march Hastings to Leicester'),
      york('end actions'),
      'main attack by Leicester - Rutland',
    ],
  },
  {
    id: 'close-the-way',
    topic: 'retreats',
    section: '6.1',
    seat: YORK,
    position: lastTurn(YORK, 2, {
      goesFirst: true,
      isLate: true,
      onMap: {
        Somerset: ['York York 2'],
        Wilts: ['York Hastings 1'],
        Cornwall: ['Lancaster Henry VI 1'],
        Dorset: ['Lancaster Stanley 2'],
      },
    }),
    goal: fallOf('Henry VI', 'Cornwall'),
    line: [
      york('march York to Cornwall'),
      york('march Hastings to Dorset'),
      york('end actions'),
      lancaster('end actions'),
      'fight in Cornwall',
    ],
  },
]
