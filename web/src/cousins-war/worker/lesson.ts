import { by, oneOf } from '@tudor-rose/bots/practice'
import type { CousinsEvent } from '@tudor-rose/cousins-war'
import { type Lesson, playUntil } from '../../worker/lessons/lesson.ts'

const york = by(1)

const RAISE = 'shift red from the supply to the reserve'
const FRENCH = "shift blue from the supply to Lancaster's half"

const dealt = (at: string, ...cards: readonly string[]) => Object.fromEntries(cards.map((card) => [card, { at }]))

const FIRST_ROUND = {
  step: 'exchange',
  frenchSupply: 2,
  houses: {
    Lancaster: { north: 1, centre: 1, south: 1, reserve: 2, supply: 7 },
    York: { north: 1, centre: 1, south: 1, reserve: 2, supply: 7 },
  },
  cards: {
    ...dealt('Lancaster', 'wakefield', 'hexham', 'french-aid', 'combined-forces', 'kingmaker', 'french-treachery'),
    ...dealt('York', 'barnet', 'array', 'devon', 'stanley', 'attainder', 'mortimers-cross'),
    ...dealt('aside', 'st-albans', 'tewkesbury', 'bosworth', 'northumberland', 'jasper-tudor'),
  },
}

const OWN_BATTLE = {
  round: 3,
  step: 'play-card',
  asked: 'York',
  owner: 'Lancaster',
  field: 'tewkesbury',
  active: 'York',
  played: 7,
  frenchSupply: 1,
  houses: {
    Lancaster: { north: 1, centre: 2, south: 1, reserve: 1, supply: 4, field: 3, french: 1 },
    York: { north: 2, centre: 1, south: 1, reserve: 3, supply: 3, field: 2 },
  },
  cards: {
    ...dealt('won by Lancaster', 'wakefield'),
    ...dealt('won by York', 'barnet'),
    ...dealt('battlefield', 'tewkesbury'),
    ...dealt('Lancaster', 'hexham'),
    ...dealt('York', 'attainder', 'mortimers-cross'),
    ...dealt('discarded', 'bosworth', 'french-aid', 'combined-forces', 'kingmaker', 'array'),
    ...dealt('discarded', 'devon', 'stanley', 'northumberland'),
    ...dealt('aside', 'st-albans', 'jasper-tudor', 'french-treachery'),
  },
}

export const lesson: Lesson<CousinsEvent> = {
  seat: 0,
  steps: [
    { id: 'welcome', position: FIRST_ROUND, moves: [], section: 'Brief' },
    { id: 'exchange', moves: ['give french-treachery', york('give array')], section: '2' },
    { id: 'battlefield', moves: ['offer wakefield', york('offer barnet'), 'take one from the supply'], section: '3' },
    {
      id: 'event',
      moves: [
        'play array for its event',
        RAISE,
        RAISE,
        RAISE,
        york('shift white from the supply to the reserve'),
        york('play mortimers-cross to commit 2'),
      ],
      section: '4',
    },
    {
      id: 'place',
      seed: 'place 17',
      moves: ['play hexham to place troops', 'try the North', 'try the Centre'],
      section: '4d',
    },
    {
      id: 'french',
      seed: 'french 1',
      moves: [
        york('play stanley to remove troops'),
        york('try the North'),
        york('try the South'),
        'play french-aid for its event',
        FRENCH,
        FRENCH,
        york('shift white from the supply to the reserve'),
      ],
      section: 'Side events',
    },
    {
      id: 'commit',
      seed: 'commit',
      moves: [
        york('play attainder to commit 2'),
        'play combined-forces to commit 3',
        york('play devon to move into the Centre'),
        york('move one from the South'),
      ],
      section: '4b',
    },
    {
      id: 'bluff',
      seed: 'bluff 13',
      moves: ['announce pair of 6', york('believe'), york('leave the dice')],
      event: 'log.loses',
      section: '5.2',
    },
    {
      id: 'doubt',
      seed: 'doubt 55',
      moves: [york('announce triple of 6'), 'doubt', york('leave the dice')],
      section: '5.3',
    },
    { id: 'last-card', moves: ['turn the dice to 4 4 4'], event: 'log.battleWon', section: '5.5' },
    {
      id: 'survivors',
      moves: [oneOf('settle 4 in the Centre', 'settle 3 in the Centre', 'settle 2 in the Centre')],
      event: 'log.won',
      section: '5.6',
    },
    {
      id: 'own-battle',
      position: OWN_BATTLE,
      moves: [york('play mortimers-cross to commit 2'), playUntil('log.battleWon')],
      section: '5',
    },
  ],
}
