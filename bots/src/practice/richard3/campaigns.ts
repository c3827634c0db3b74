/** Exercises on the map: marching, sailing, recruiting, counting. */
import { all, by, oneOf } from '../deeds.ts'
import type { Exercise } from '../exercise.ts'
import { position, type Scene } from '../richard3-position.ts'
import { caughtIn, LANCASTER, throneFor, YORK } from './aims.ts'

const york = by(YORK)

/** York's actions after those of Lancaster, in the last turn. */
const yorkLast = (actionPoints: number, scene: Scene): object =>
  position({
    isOpen: true,
    turn: 7,
    step: 'actions',
    asked: 'York',
    active: 'York',
    playerOne: 'Lancaster',
    actionPoints,
    cards: { AP4: { played: 1 }, AP3: { played: 1 } },
    houses: { Lancaster: { card: 'AP4' }, York: { card: 'AP3' } },
    ...scene,
  })

/** Lancaster's actions after those of York, in the last turn. */
const lancasterLast = (actionPoints: number, scene: Scene): object =>
  position({
    isOpen: true,
    turn: 7,
    step: 'actions',
    asked: 'Lancaster',
    active: 'Lancaster',
    playerOne: 'York',
    actionPoints,
    cards: { AP4: { played: 1 }, AP3: { played: 1 } },
    houses: { Lancaster: { card: 'AP3' }, York: { card: 'AP4' } },
    ...scene,
  })

export const campaigns: readonly Exercise[] = [
  {
    id: 'ships-to-london',
    topic: 'usurpation',
    section: '8.2',
    seat: YORK,
    position: yorkLast(1, {
      standing: {
        Calais: ['York March', 'York Warwick', 'York Burgundian Mercenary', 'York Calais Mercenary'],
        'East Anglia': ['York York', 'York Norfolk'],
        Leicester: ['York Hastings'],
        Chester: ['Lancaster Henry VI', 'Lancaster Stanley'],
        Cornwall: ['Lancaster Exeter', 'Lancaster Devon'],
        Dorset: ['Lancaster Somerset'],
      },
      moved: ['York York', 'York Norfolk', 'York Hastings'],
    }),
    aim: throneFor(YORK),
    line: [all('sail March to Middlesex', 'sail Warwick to Middlesex')],
  },
  {
    id: 'right-shield',
    topic: 'recruiting',
    section: '5.4',
    seat: LANCASTER,
    position: lancasterLast(1, {
      standing: {
        Chester: ['Lancaster Henry VI'],
        Cornwall: ['Lancaster Exeter', 'Lancaster Devon'],
        Dorset: ['Lancaster Somerset'],
        Lincoln: ['Lancaster Beaumont'],
        dead: ['Lancaster Oxford', 'Lancaster Pembroke', 'Lancaster Clifford', 'Lancaster Wiltshire'],
        Warwick: ['York Warwick', 'York Buckingham'],
        Leicester: ['York York', 'York Hastings'],
        'South Yorks': ['York March'],
        Northumbria: ['York Northumberland'],
      },
      moved: ['Lancaster Henry VI', 'Lancaster Exeter', 'Lancaster Devon', 'Lancaster Somerset', 'Lancaster Beaumont'],
    }),
    aim: throneFor(LANCASTER),
    line: ['recruit Stanley to Lancaster'],
  },
  {
    id: 'one-border',
    topic: 'pinning',
    section: '5.22',
    seat: YORK,
    position: position({
      isOpen: true,
      turn: 6,
      isLate: true,
      step: 'actions',
      asked: 'York',
      active: 'York',
      playerOne: 'York',
      actionPoints: 2,
      cards: { AP4: { played: 1, withYork: 1 }, AP3: { played: 1, withLancaster: 1 } },
      houses: { Lancaster: { card: 'AP3' }, York: { card: 'AP4' } },
      standing: {
        Rutland: ['York March 2', 'York Hastings 1'],
        Essex: ['York York 2'],
        Leicester: ['Lancaster Henry VI 1', 'Lancaster Rivers 1', 'Lancaster Buckingham 1'],
      },
    }),
    aim: caughtIn('Lancaster Henry VI', 'Leicester'),
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
    position: position({
      isOpen: true,
      turn: 6,
      isLate: true,
      step: 'actions',
      asked: 'York',
      active: 'York',
      playerOne: 'York',
      actionPoints: 2,
      cards: { AP4: { played: 1, withYork: 1 }, AP2: { played: 1, withLancaster: 1 } },
      houses: { Lancaster: { card: 'AP2' }, York: { card: 'AP4' } },
      standing: {
        Warwick: ['York York', 'York Hastings'],
        Gloucester: ['York March'],
        Hereford: ['Lancaster Henry VI 1', 'Lancaster Rivers', 'Lancaster Stanley'],
      },
    }),
    aim: caughtIn('Lancaster Henry VI', 'Hereford', false),
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
    position: yorkLast(1, {
      standing: {
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
    aim: throneFor(YORK),
    line: ['march March to Middlesex'],
  },
  {
    id: 'plague',
    topic: 'events',
    section: '5.1',
    seat: YORK,
    position: yorkLast(0, {
      eventOpen: true,
      cards: { Piracy: { played: 1 }, Plague: { played: 1 } },
      houses: { Lancaster: { card: 'Piracy' }, York: { card: 'Plague' } },
      standing: {
        'East Anglia': ['York York', 'York Norfolk', 'York Suffolk'],
        Sussex: ['York March', 'York Arundel'],
        Leicester: ['York Hastings'],
        Somerset: ['Lancaster Stanley 1', 'Lancaster Devon 1'],
        Warwick: ['Lancaster Buckingham 2', 'Lancaster Shrewsbury 2', 'Lancaster Coventry levy 1'],
        Northumbria: ['Lancaster Northumberland 1'],
        Middlesex: ['Lancaster Henry VI'],
      },
    }),
    aim: throneFor(YORK),
    line: ['plague in Somerset'],
  },
  {
    id: 'force-march',
    topic: 'events',
    section: '5.1',
    seat: YORK,
    position: yorkLast(0, {
      isLate: true,
      eventOpen: true,
      cards: { Piracy: { played: 1 }, 'Force March': { played: 1 } },
      houses: { Lancaster: { card: 'Piracy' }, York: { card: 'Force March' } },
      standing: {
        'South Yorks': ['York March'],
        Northumbria: ['York York', 'York Herbert'],
        Cornwall: ['Lancaster Henry VI', 'Lancaster Devon'],
        Dorset: ['Lancaster Somerset'],
      },
    }),
    aim: throneFor(YORK),
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
    position: position({
      isOpen: true,
      turn: 7,
      isLate: true,
      step: 'forage',
      asked: 'York',
      active: 'Lancaster',
      playerOne: 'York',
      place: 'Hereford',
      due: 1,
      cards: { AP4: { played: 1 }, AP3: { played: 1 } },
      houses: { Lancaster: { card: 'AP3' }, York: { card: 'AP4' } },
      standing: {
        Hereford: ['York York 1', 'York March 1', 'York Herbert 1', 'York Hastings 1', 'York Irish Mercenary 1'],
        Chester: ['Lancaster Henry VI', 'Lancaster Stanley'],
        Cornwall: ['Lancaster Devon'],
      },
    }),
    aim: throneFor(YORK),
    line: ['reduce Irish Mercenary'],
  },
]
