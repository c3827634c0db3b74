import { all, by, oneOf } from '@tudor-rose/bots/practice'
import { position } from '@tudor-rose/bots/richard3/practice/position'
import type { RichardEvent } from '@tudor-rose/richard3'
import type { Lesson } from '../../worker/lessons/lesson.ts'

const lancaster = by(0)

const MARCHES = position({
  turn: 6,
  step: 'choose-card',
  cards: { AP3: { withYork: 1, withLancaster: 1 }, AP2: { withYork: 1, withLancaster: 1 } },
  onMap: {
    Essex: ['York York', 'York Warwick', 'York Salisbury', 'York Kent'],
    Sussex: ['York March', 'York Rutland'],
    Warwick: ['Lancaster Henry VI', 'Lancaster Oxford'],
    Cornwall: ['Lancaster Exeter', 'Lancaster Devon'],
    Dorset: ['Lancaster Somerset'],
    Lincoln: ['Lancaster Beaumont'],
  },
})

const ATTACK = position({
  turn: 6,
  step: 'actions',
  asked: 'York',
  active: 'York',
  playerOne: 'York',
  actionPoints: 2,
  cards: { AP3: { played: 1, withLancaster: 1 }, AP2: { played: 1, withYork: 1 } },
  houses: { Lancaster: { card: 'AP2' }, York: { card: 'AP3' } },
  onMap: {
    Kent: ['York March', 'York Norfolk', 'York Essex'],
    Wilts: ['York Warwick', 'York Salisbury'],
    Leicester: ['York York', 'York Hastings'],
    Sussex: ['Lancaster Somerset', 'Lancaster Buckingham', 'Lancaster Wiltshire 2'],
    Middlesex: ['Lancaster Henry VI', 'Lancaster Oxford'],
    Cornwall: ['Lancaster Exeter'],
  },
})

const KING = position({
  turn: 6,
  step: 'actions',
  asked: 'York',
  active: 'York',
  playerOne: 'York',
  actionPoints: 1,
  cards: { AP3: { played: 1, withLancaster: 1 }, AP2: { played: 1, withYork: 1 } },
  houses: { Lancaster: { card: 'AP2' }, York: { card: 'AP3' } },
  onMap: {
    Rutland: ['York York', 'York March'],
    Leicester: ['Lancaster Henry VI 2', 'Lancaster Stanley'],
    Cornwall: ['Lancaster Exeter'],
    Dorset: ['Lancaster Somerset'],
  },
})

const HUNGER = position({
  turn: 6,
  step: 'forage',
  asked: 'York',
  active: 'Lancaster',
  playerOne: 'York',
  place: 'Hereford',
  due: 1,
  cards: { AP3: { played: 1, withLancaster: 1 }, AP2: { played: 1, withYork: 1 } },
  houses: { Lancaster: { card: 'AP2' }, York: { card: 'AP3' } },
  onMap: {
    Hereford: ['York York', 'York March', 'York Herbert', 'York Hastings', 'York Warwick'],
    Middlesex: ['Lancaster Henry VI', 'Lancaster Oxford'],
    Dorset: ['Lancaster Somerset'],
  },
})

const CROWN = position({
  turn: 7,
  step: 'choose-card',
  cards: { AP2: { withYork: 1, withLancaster: 1 } },
  onMap: {
    Essex: ['York March', 'York Warwick'],
    'East Anglia': ['York York', 'York Norfolk'],
    Oxford: ['York Suffolk'],
    Warwick: ['Lancaster Henry VI', 'Lancaster Buckingham'],
    Cornwall: ['Lancaster Exeter', 'Lancaster Devon'],
    Dorset: ['Lancaster Somerset'],
    Lincoln: ['Lancaster Beaumont'],
  },
})

export const lesson: Lesson<RichardEvent> = {
  seat: 1,
  // The lesson relies on an opponent without a plan.
  opponent: 'random',
  steps: [
    { id: 'welcome', position: MARCHES, moves: [], section: '3.1', points: ['area:Essex', 'area:Warwick'] },
    { id: 'cards', moves: ['play AP3', lancaster('play AP2')], section: '1.1' },
    { id: 'march', moves: ['march March to Wilts', 'on to Gloucester', 'march Rutland to Wilts'], section: '5.2' },
    {
      id: 'borders',
      moves: [
        all('march York to Leicester', 'march Warwick to Leicester', 'march Salisbury to Leicester'),
        'march Kent to Middlesex',
        'on to Leicester',
      ],
      section: '5.21',
    },
    { id: 'recruit', moves: ['recruit Norfolk to East Anglia', 'end actions'], section: '5.4' },
    {
      id: 'attack',
      position: ATTACK,
      moves: [all('march March to Sussex', 'march Norfolk to Sussex', 'march Essex to Sussex')],
      section: '5.22',
    },
    {
      id: 'second-side',
      moves: [all('march Warwick to Sussex', 'march Salisbury to Sussex'), 'end actions'],
      section: '6.3',
    },
    { id: 'main', moves: ['main attack by Kent - Sussex', lancaster('end actions')], section: '6.3' },
    {
      id: 'round-one',
      seed: 'round-one 10',
      moves: [
        lancaster('fire Somerset'),
        'fire March',
        lancaster('fire Buckingham'),
        lancaster('fire Wiltshire'),
        'fire Norfolk',
        'fire Essex',
      ],
      section: '6.4',
    },
    {
      id: 'retreat',
      seed: 'retreat 1',

      moves: [
        lancaster('fire Somerset'),
        'fire March',
        lancaster('hit Wiltshire'),
        lancaster('fire Buckingham'),
        'retreat Norfolk to Kent',
      ],
      section: '6.6',
    },
    {
      id: 'reserves',
      seed: 'reserves 0',
      moves: ['fire Warwick', lancaster('hit Buckingham')],
      event: 'log.battleWon',
      section: '6.3',
    },
    { id: 'regroup', moves: ['regroup Warwick to Oxford', 'end regrouping'], section: '6.7' },
    {
      id: 'king',
      position: KING,
      moves: [all('march York to Leicester', 'march March to Leicester'), 'end actions', lancaster('end actions')],
      section: '3.21',
    },
    {
      id: 'charge',
      seed: 'charge 25',
      moves: ['fire March', lancaster('fire Henry VI'), lancaster('fire Stanley'), 'charge York at Henry VI'],
      event: 'log.killed',
      section: '6.5',
    },
    {
      id: 'treachery',
      seed: 'treachery 7',

      moves: ['pass March', lancaster('fire Stanley'), 'tempt York at Stanley'],
      event: 'log.turned',
      section: '6.9',
    },
    {
      id: 'new-king',
      moves: ['end regrouping', lancaster('enter Prince Edward to Chester')],
      event: 'log.crowned',
      section: '6.81',
    },
    {
      id: 'supply',
      position: HUNGER,
      moves: [oneOf(...['Warwick', 'York', 'March', 'Herbert', 'Hastings'].map((name) => `reduce ${name}`))],
      event: 'log.losesStep',
      section: '7.1',
    },
    {
      id: 'london',
      position: CROWN,
      moves: ['play AP2', lancaster('play AP2'), 'march March to Middlesex'],
      section: '8.2',
    },
    {
      id: 'throne',
      moves: ['recruit Hastings to Leicester', 'end actions', lancaster('end actions')],
      event: 'log.usurpation',
      section: '8.2',
    },
    { id: 'end', moves: [], section: '9.0' },
  ],
}
