/** Exercises in battle: charging, treachery, retreating, reserves. */
import { by } from '../deeds.ts'
import type { Exercise } from '../exercise.ts'
import { position, type Scene } from '../richard3-position.ts'
import { deathOf, LANCASTER, survivalOf, victoryOf, victoryWithout, YORK } from './aims.ts'

const york = by(YORK)
const lancaster = by(LANCASTER)

/** York, who goes last in this turn, is about to march into a battle. */
const yorkAttacks = (scene: Scene): object =>
  position({
    isOpen: true,
    turn: 6,
    isLate: true,
    step: 'actions',
    asked: 'York',
    active: 'York',
    playerOne: 'Lancaster',
    actionPoints: 2,
    cards: { AP4: { played: 1, withYork: 1 }, AP3: { played: 1, withLancaster: 1 } },
    houses: { Lancaster: { card: 'AP4' }, York: { card: 'AP3' } },
    ...scene,
  })

export const battles: readonly Exercise[] = [
  {
    id: 'charge-the-king',
    seed: 'charge-the-king 0',
    topic: 'charges',
    section: '6.5',
    seat: YORK,
    position: yorkAttacks({
      standing: {
        Rutland: ['York York 3'],
        Leicester: ['Lancaster Henry VI 1', 'Lancaster Stanley 4'],
      },
    }),
    aim: deathOf('Henry VI', { inRound: true }),
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
      standing: {
        Chester: ['York York 1'],
        Caernarvon: ['Lancaster Stanley 3'],
        Powys: ['Lancaster Henry VI'],
        Pembroke: ['Lancaster Devon'],
      },
    }),
    aim: victoryOf(YORK),
    line: [york('march York to Caernarvon'), york('end actions'), lancaster('pass Stanley'), 'tempt York at Stanley'],
  },
  {
    id: 'wounded-heir',
    topic: 'retreats',
    section: '6.6',
    seat: YORK,
    position: yorkAttacks({
      standing: {
        Chester: ['York March 1'],
        Caernarvon: ['Lancaster Stanley 3'],
        Ireland: ['York York'],
        Powys: ['Lancaster Henry VI'],
        Pembroke: ['Lancaster Devon'],
      },
    }),
    aim: survivalOf('March'),
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
    seed: 'who-is-hit 5',
    topic: 'retreats',
    section: '6.4',
    seat: YORK,
    position: yorkAttacks({
      standing: {
        Chester: ['York March 1', 'York Hastings 1'],
        Caernarvon: ['Lancaster Stanley 2'],
        Ireland: ['York York'],
        Powys: ['Lancaster Henry VI'],
        Pembroke: ['Lancaster Devon'],
      },
    }),
    aim: survivalOf('March'),
    line: [
      york('march March to Caernarvon'),
      york('march Hastings to Caernarvon'),
      york('end actions'),
      york('pass March'),
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
      standing: {
        Chester: ['York York 2'],
        Caernarvon: ['Lancaster Rivers 2'],
        Powys: ['Lancaster Henry VI'],
        Pembroke: ['Lancaster Devon'],
      },
    }),
    aim: victoryOf(YORK),
    line: [york('march York to Caernarvon'), york('end actions'), lancaster('pass Rivers'), 'fire York'],
  },
  {
    id: 'whom-to-tempt',
    seed: 'whom-to-tempt 6',
    topic: 'treachery',
    section: '6.9',
    seat: YORK,
    position: yorkAttacks({
      standing: {
        Chester: ['York York 1'],
        Caernarvon: ['Lancaster Westmoreland 2', 'Lancaster Buckingham 1'],
        Powys: ['Lancaster Henry VI'],
        Pembroke: ['Lancaster Devon'],
      },
    }),
    aim: victoryOf(YORK),
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
      standing: {
        Rutland: ['York Hastings 2'],
        Warwick: ['York March 1'],
        Leicester: ['Lancaster Stanley 2'],
        Ireland: ['York York'],
        Cornwall: ['Lancaster Henry VI'],
      },
    }),
    aim: victoryWithout(YORK, 'March'),
    line: [
      york('march March to Leicester'),
      york('march Hastings to Leicester'),
      york('end actions'),
      'main attack by Leicester - Rutland',
    ],
  },
]
