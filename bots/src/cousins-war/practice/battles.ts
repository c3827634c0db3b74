/** Exercises in battle: announcing, doubting, turning dice. */
import type { CousinsEvent } from '@tudor-rose/cousins-war'
import type { AmountGoal, Exercise } from '../../practice/exercise.ts'
import { type Army, HOUSES, LANCASTER, table, YORK } from './position.ts'

/** A lead in troops on the battlefield once the dice have been compared. */
const aheadFor = (house: number): AmountGoal<CousinsEvent> => ({
  amount: [
    { entry: ['houses', HOUSES[house], 'field'], times: 1 },
    { entry: ['houses', HOUSES[1 - house], 'field'], times: -1 },
  ],
  until: [{ key: 'log.throws' }, { key: 'log.battleWon' }],
})

type Dice = readonly [number, number, number]

interface Fight {
  readonly armies: readonly [Army, Army]
  readonly attacker: number
  /** A house without one has used it. */
  readonly lastCards: readonly [lancaster: string | undefined, york: string | undefined]
  readonly attack: Dice
  readonly defence?: Dice
  /** 1 to 6 is a single, 7 to 12 a pair, 13 to 18 a triple. */
  readonly announced?: number
  /** The defender's answer. */
  readonly answer?: 'believes' | 'doubts'
  readonly [more: string]: unknown
}

const fight = (told: Fight): Pick<Exercise<CousinsEvent>, 'position' | 'past'> => {
  const { armies, attacker, lastCards, attack, defence, answer: _, ...more } = told
  const position = table({
    round: 3,
    owner: HOUSES[attacker],
    active: HOUSES[attacker],
    attacker: HOUSES[attacker],
    field: 'tewkesbury',
    armies,
    cards: {
      'won by Lancaster': ['wakefield'],
      'won by York': ['barnet'],
      battlefield: ['tewkesbury'],
      // Of the fifteen cards left in round 3, three are not dealt.
      aside: ['combined-forces', 'french-treachery', 'kingmaker'],
      Lancaster: lastCards[0] === undefined ? [] : [lastCards[0]],
      York: lastCards[1] === undefined ? [] : [lastCards[1]],
    },
    dice: Object.fromEntries(
      ['first', 'second', 'third'].map((die, index) => [
        die,
        { attack: attack[index], ...(defence !== undefined && { defence: defence[index] }) },
      ]),
    ),
    ...more,
  }) as { readonly houses: Readonly<Record<string, object>> }
  const used = (house: number) => (lastCards[house] === undefined ? { lastCardUsed: true } : {})
  const houses = {
    Lancaster: { ...position.houses.Lancaster, ...used(LANCASTER) },
    York: { ...position.houses.York, ...used(YORK) },
  }
  return { position: { ...position, houses }, past: storyOf(told) }
}

const ANNOUNCEMENTS = ['announce.single', 'announce.pair', 'announce.triple'] as const

/** The events of the battle so far, which the board shows. */
function storyOf({ attacker, attack, defence, announced, answer }: Fight): readonly CousinsEvent[] {
  const [house, enemy] = [`seat.${HOUSES[attacker]}`, `seat.${HOUSES[1 - attacker]}`] as const
  const story: CousinsEvent[] = [
    { key: 'log.battle', params: { field: 'card.tewkesbury' } },
    { key: 'log.throws', params: { house, dice: 'dice.hidden' }, secret: { seat: attacker, params: { dice: attack } } },
  ]
  if (announced !== undefined) {
    const what = ANNOUNCEMENTS[Math.floor((announced - 1) / 6)]
    story.push({ key: 'log.announces', params: { house, what, number: ((announced - 1) % 6) + 1 } })
  }
  if (answer !== undefined) story.push({ key: `log.${answer}`, params: { house: enemy } })
  if (answer === 'doubts') story.push({ key: 'log.shows', params: { house, dice: attack } })
  if (defence !== undefined) story.push({ key: 'log.answers', params: { house: enemy, dice: defence } })
  return story
}

const EQUAL: readonly [Army, Army] = [
  { regions: [1, 2, 1], reserve: 1, field: 3 },
  { regions: [2, 1, 1], reserve: 1, field: 3 },
]

export const battles: readonly Exercise<CousinsEvent>[] = [
  {
    id: 'whole-truth',
    topic: 'announcing',
    section: '5.3',
    seat: LANCASTER,
    ...fight({
      step: 'announce',
      asked: 'Lancaster',
      armies: EQUAL,
      attacker: LANCASTER,
      lastCards: [undefined, undefined],
      attack: [4, 4, 4],
    }),
    goal: aheadFor(LANCASTER),
    line: ['announce triple of 4'],
  },
  {
    id: 'covered-lie',
    topic: 'announcing',
    section: '5.4',
    seat: LANCASTER,
    ...fight({
      step: 'announce',
      asked: 'Lancaster',
      armies: EQUAL,
      attacker: LANCASTER,
      lastCards: ['french-aid', undefined],
      attack: [2, 4, 5],
    }),
    goal: aheadFor(LANCASTER),
    line: ['announce pair of 5'],
  },
  {
    id: 'fog-of-war',
    topic: 'announcing',
    section: 'Twists',
    seat: LANCASTER,
    ...fight({
      step: 'announce',
      asked: 'Lancaster',
      armies: EQUAL,
      attacker: LANCASTER,
      lastCards: ['french-aid', 'array'],
      attack: [2, 4, 5],
      twists: true,
      twist: 'fog',
      'twists used': { fog: { used: true }, loveday: { used: true }, 'hard-winter': { used: true } },
    }),
    goal: aheadFor(LANCASTER),
    line: ['announce single 5'],
  },
  {
    id: 'nothing-to-lose',
    topic: 'doubting',
    section: '5.3',
    seat: YORK,
    worlds: 24,
    ...fight({
      step: 'answer',
      asked: 'York',
      armies: [
        { regions: [1, 2, 1], reserve: 1, field: 3 },
        { regions: [2, 1, 1], reserve: 1, field: 2 },
      ],
      attacker: LANCASTER,
      lastCards: [undefined, undefined],
      attack: [1, 3, 6],
      announced: 18,
    }),
    goal: aheadFor(YORK),
    line: ['doubt'],
  },
  {
    id: 'let-it-pass',
    topic: 'doubting',
    section: '5.3',
    seat: YORK,
    worlds: 24,
    ...fight({
      step: 'answer',
      asked: 'York',
      armies: EQUAL,
      attacker: LANCASTER,
      lastCards: [undefined, undefined],
      attack: [2, 3, 3],
      announced: 3,
    }),
    goal: aheadFor(YORK),
    line: ['believe'],
  },
  {
    id: 'three-alike',
    topic: 'dice',
    section: '5.5',
    seat: YORK,
    ...fight({
      step: 'defender-card',
      asked: 'York',
      armies: EQUAL,
      attacker: LANCASTER,
      lastCards: [undefined, 'attainder'],
      attack: [6, 6, 2],
      announced: 12,
      answer: 'believes',
      result: 12,
      defence: [3, 4, 5],
    }),
    goal: aheadFor(YORK),
    line: ['turn the dice to 4 4 4'],
  },
  {
    id: 'true-after-all',
    topic: 'dice',
    section: '5.4',
    seat: LANCASTER,
    ...fight({
      step: 'attacker-card',
      asked: 'Lancaster',
      armies: EQUAL,
      attacker: LANCASTER,
      lastCards: ['french-aid', undefined],
      attack: [3, 4, 6],
      announced: 10,
      answer: 'doubts',
      shown: true,
    }),
    goal: aheadFor(LANCASTER),
    line: ['turn the dice to 4 4 6'],
  },
]
