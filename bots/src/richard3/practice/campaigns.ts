/** Exercises on the map: marching, sailing, recruiting, counting. */

import type { RichardEvent } from '@tudor-rose/richard3'
import type { Exercise } from '../../practice/exercise.ts'
import { all, by, oneOf } from '../../practice/line-steps.ts'
import { caughtIn, LANCASTER, throneFor, winOf, YORK } from './goals.ts'
import { lastTurn } from './last-turn.ts'

const york = by(YORK)

export const campaigns: readonly Exercise<RichardEvent>[] = [
  {
    id: 'ships-to-london',
    topic: 'usurpation',
    section: '8.2',
    seat: YORK,
    position: lastTurn(YORK, 1, {
      onMap: {
        Calais: ['York March', 'York Warwick', 'York Burgundian Mercenary', 'York Calais Mercenary'],
        'East Anglia': ['York York', 'York Norfolk'],
        Leicester: ['York Hastings'],
        Chester: ['Lancaster Henry VI', 'Lancaster Stanley'],
        Cornwall: ['Lancaster Exeter', 'Lancaster Devon'],
        Dorset: ['Lancaster Somerset'],
      },
      moved: ['York York', 'York Norfolk', 'York Hastings'],
    }),
    goal: throneFor(YORK),
    line: [all('sail March to Middlesex', 'sail Warwick to Middlesex')],
  },
  {
    id: 'right-shield',
    topic: 'recruiting',
    section: '5.4',
    seat: LANCASTER,
    position: lastTurn(LANCASTER, 1, {
      onMap: {
        Chester: ['Lancaster Henry VI'],
        Cornwall: ['Lancaster Exeter', 'Lancaster Devon'],
        Dorset: ['Lancaster Somerset'],
        Lincoln: ['Lancaster Beaumont'],
        Warwick: ['York Warwick', 'York Buckingham'],
        Leicester: ['York York', 'York Hastings'],
        'South Yorks': ['York March'],
        Northumbria: ['York Northumberland'],
      },
      moved: ['Lancaster Henry VI', 'Lancaster Exeter', 'Lancaster Devon', 'Lancaster Somerset', 'Lancaster Beaumont'],
    }),
    goal: throneFor(LANCASTER),
    line: ['recruit Stanley to Lancaster'],
  },
  {
    id: 'one-border',
    topic: 'pinning',
    section: '5.22',
    seat: YORK,
    position: lastTurn(YORK, 2, {
      goesFirst: true,
      isLate: true,
      onMap: {
        Rutland: ['York March 2', 'York Hastings 1'],
        Essex: ['York York 2'],
        Leicester: ['Lancaster Henry VI 1', 'Lancaster Rivers 1', 'Lancaster Buckingham 1'],
      },
    }),
    goal: caughtIn('Lancaster Henry VI', 'Leicester'),
    line: [
      york('march March to Leicester'),
      york('march Hastings to Leicester'),
      'march York to Rutland',
      'on to Leicester',
    ],
  },
  {
    id: 'slip-away',
    topic: 'pinning',
    section: '5.22',
    seat: LANCASTER,
    position: lastTurn(YORK, 2, {
      goesFirst: true,
      isLate: true,
      onMap: {
        Warwick: ['York York', 'York Hastings'],
        Gloucester: ['York March'],
        Hereford: ['Lancaster Henry VI 1', 'Lancaster Rivers', 'Lancaster Stanley'],
      },
    }),
    goal: caughtIn('Lancaster Henry VI', 'Hereford', false),
    line: [
      york('march York to Hereford'),
      york('march Hastings to Hereford'),
      york('march March to Hereford'),
      york('end actions'),
      york('main attack by Hereford - Warwick'),
      oneOf('march Henry VI to Chester', 'march Henry VI to Glamorgan', 'march Henry VI to Powys'),
    ],
  },
  {
    id: 'storm-london',
    topic: 'usurpation',
    section: '8.2',
    seat: YORK,
    position: lastTurn(YORK, 1, {
      onMap: {
        Essex: ['York March 2'],
        Kent: ['York Kent'],
        Rutland: ['York York', 'York Hastings'],
        Middlesex: ['Lancaster Wiltshire 1'],
        Leicester: ['Lancaster Rivers'],
        Chester: ['Lancaster Henry VI', 'Lancaster Stanley'],
        Cornwall: ['Lancaster Exeter'],
      },
      moved: ['York Kent', 'York York', 'York Hastings'],
    }),
    goal: throneFor(YORK),
    line: ['march March to Middlesex'],
  },
  {
    id: 'plague',
    topic: 'events',
    section: '5.1',
    seat: YORK,
    position: lastTurn(YORK, 0, {
      eventOpen: true,
      played: { Lancaster: 'Piracy', York: 'Plague' },
      onMap: {
        'East Anglia': ['York York', 'York Norfolk', 'York Suffolk'],
        Sussex: ['York March', 'York Arundel'],
        Leicester: ['York Hastings'],
        Somerset: ['Lancaster Stanley 1', 'Lancaster Devon 1'],
        Warwick: ['Lancaster Buckingham 2', 'Lancaster Shrewsbury 2', 'Lancaster Coventry levy 1'],
        Northumbria: ['Lancaster Northumberland 1'],
        Middlesex: ['Lancaster Henry VI'],
      },
    }),
    goal: throneFor(YORK),
    line: ['plague in Somerset'],
  },
  {
    id: 'force-march',
    topic: 'events',
    section: '5.1',
    seat: YORK,
    position: lastTurn(YORK, 0, {
      isLate: true,
      eventOpen: true,
      played: { Lancaster: 'Piracy', York: 'Force March' },
      onMap: {
        'South Yorks': ['York March'],
        Northumbria: ['York York', 'York Herbert'],
        Cornwall: ['Lancaster Henry VI', 'Lancaster Devon'],
        Dorset: ['Lancaster Somerset'],
      },
    }),
    goal: throneFor(YORK),
    line: [
      'move the group in South Yorks',
      oneOf('march March to Derby', 'march March to Lincoln'),
      'on to Leicester',
      'on to Middlesex',
    ],
  },
  {
    id: 'hunger',
    topic: 'supply',
    section: '7.1',
    seat: YORK,
    position: lastTurn(LANCASTER, 0, {
      isLate: true,
      step: 'forage',
      asked: 'York',
      place: 'Hereford',
      due: 1,
      onMap: {
        Hereford: ['York York 1', 'York March 1', 'York Herbert 1', 'York Hastings 1', 'York Irish Mercenary 1'],
        Chester: ['Lancaster Henry VI', 'Lancaster Stanley'],
        Cornwall: ['Lancaster Devon'],
      },
    }),
    goal: throneFor(YORK),
    line: ['reduce Irish Mercenary'],
  },
  {
    id: 'weaker-side',
    topic: 'pinning',
    section: '6.3',
    seat: YORK,
    position: lastTurn(YORK, 2, {
      goesFirst: true,
      isLate: true,
      onMap: {
        Rutland: ['York Hastings 1', 'York Herbert 1'],
        Essex: ['York York'],
        Leicester: ['Lancaster Henry VI 1', 'Lancaster Rivers'],
      },
    }),
    goal: caughtIn('Lancaster Henry VI', 'Leicester'),
    line: [
      york('march York to Leicester'),
      york('march Hastings to Leicester'),
      york('march Herbert to Leicester'),
      york('end actions'),
      'main attack by Leicester - Rutland',
    ],
  },
  {
    id: 'narrow-border',
    topic: 'borders',
    section: '5.21',
    seat: YORK,
    position: lastTurn(YORK, 1, {
      goesFirst: true,
      isLate: true,
      onMap: {
        Pembroke: ['York March', 'York Hastings', 'York Herbert'],
        Powys: ['Lancaster Henry VI 1', 'Lancaster Rivers', 'Lancaster Stanley'],
        Ireland: ['York York'],
      },
      moved: ['York York'],
    }),
    goal: caughtIn('Lancaster Henry VI', 'Powys'),
    line: [
      all(
        ['march March to Glamorgan', 'on to Powys'],
        ['march Hastings to Glamorgan', 'on to Powys'],
        ['march Herbert to Glamorgan', 'on to Powys'],
      ),
    ],
  },
  {
    id: 'last-heir',
    topic: 'heirs',
    section: '9.1',
    seat: YORK,
    position: lastTurn(LANCASTER, 0, {
      campaign: 3,
      isLate: true,
      step: 'execution',
      asked: 'York',
      subject: 'York Exeter',
      // The earlier parts of the supply phase had no effect.
      stage: 3,
      onMap: {
        Wilts: ['York March', 'York Exeter', 'York Hastings'],
        Chester: ['Lancaster Stanley', 'Lancaster Devon'],
        Middlesex: ['Lancaster Oxford', 'Lancaster Beaumont'],
      },
      houses: { Lancaster: { card: 'AP3', title: undefined }, York: { card: 'AP4', title: 'York March' } },
    }),
    goal: winOf(YORK),
    line: ['execute Exeter'],
  },
]
