import {
  BadInput,
  completeOptions,
  fastChance,
  formatPosition,
  MoveList,
  parsePosition,
  playAtRandom,
} from '@tudor-rose/table'
import { describe, expect, it } from 'vitest'
import { game } from './game.ts'
import type { State } from './state.ts'
import { STEP_NAMES } from './steps.ts'

/** The first position of a random game at this step, as JSON. */
function positionAt(step: string, seed = 'settle'): Position {
  const twists = step === 'place-troops' ? 'true' : 'false'
  for (let number = 0; number < 200; number++) {
    const chance = fastChance(`${seed}${number}`)
    const state = game.setup(completeOptions(game, { twists }), chance)
    let found: string | undefined
    playAtRandom(game, state, chance, chance, new MoveList(), undefined, () => {
      if (found === undefined && STEP_NAMES[state.step] === step) found = formatPosition(game, state)
    })
    if (found !== undefined) return JSON.parse(found)
  }
  throw new Error(`no game comes to ${step}`)
}

function read(position: unknown): State {
  return parsePosition(game, JSON.stringify(position, null, 1))
}

function problem(position: unknown): string {
  try {
    read(position)
  } catch (error) {
    if (error instanceof BadInput) return error.message
    throw error
  }
  return 'accepted'
}

type Position = Record<string, unknown> & { readonly cards: Record<string, { at: string }> }
type Houses = Record<string, object>
type Change = (position: Position) => void
const drop =
  (...names: string[]): Change =>
  (position) => {
    for (const name of names) delete position[name]
  }
const set =
  (entries: Record<string, unknown>): Change =>
  (position) => {
    Object.assign(position, entries)
  }

const CASES: readonly (readonly [step: string, what: string, change: Change, expected: RegExp])[] = [
  ['play-card', 'a battlefield that the deck does not have', set({ field: 'card 30' }), /field: cannot be "card 30"/],
  ['play-card', 'no battlefield', drop('field'), /there is a battlefield from phase 3 on/],
  ['play-card', 'an event for a battlefield', set({ field: 'devon' }), /field: is an event, not a battlefield/],
  [
    'play-card',
    'an event offered by the owner of the battlefield',
    ({ owner = 'Lancaster', houses }) => Object.assign((houses as Houses)[owner as string], { offeredEvent: true }),
    /offeredEvent: the battlefield is its own/,
  ],
  [
    'play-card',
    'an event offered by somebody who holds a battlefield',
    ({ owner = 'Lancaster', houses, cards }) => {
      const enemy = owner === 'York' ? 'Lancaster' : 'York'
      Object.assign((houses as Houses)[enemy], { offeredEvent: true })
      const [field, held] = [cards.wakefield, Object.values(cards).find(({ at }) => at === enemy)!]
      ;[field.at, held.at] = [held.at, field.at]
    },
    /offeredEvent: a house that holds a battlefield must offer one/,
  ],
  [
    'exchange',
    'an event offered before anybody is asked for it',
    ({ houses }) => Object.assign((houses as Houses).York, { offeredEvent: true }),
    /offeredEvent: nothing has been offered yet/,
  ],
  ['play-card', 'nobody who is asked', set({ asked: null }), /asked: cannot be null/],
  ['play-card', 'no step', set({ step: null }), /step: cannot be null/],
  ['play-card', 'a step that asks nobody', set({ step: 'compare' }), /nobody is asked anything at "compare"/],
  ['play-card', 'an event that no card brings', set({ step: 'main-event' }), /card: a card is being carried out here/],
  ['play-card', 'a twist without the expansion', set({ twist: 'fog' }), /twist: there are none in this game/],
  ['play-card', 'another number of cards played', set({ played: 6 }), /holds \d cards here, not \d|it is for/],
  ['play-card', 'another round', set({ round: 4 }), /battles have been won so far/],
  ['play-card', 'a card that is nowhere', ({ cards }) => delete cards.wakefield, /cards.wakefield.at: is missing/],
  [
    'play-card',
    'a card beyond the deck',
    ({ cards }) => Object.assign(cards, { 'card 20': { at: 'York' } }),
    /is not one of the/,
  ],
  ['play-card', 'dice', set({ dice: { first: { attack: 3 } } }), /dice: nobody attacks here/],
  ['play-card', 'a winner', set({ winner: 'York' }), /there is a winner, and a reason, when the game is over/],
  ['move-troops', 'a card that is not played', set({ card: 'wakefield' }), /card: a card is being carried out here/],
  ['move-troops', 'no region to move to', drop('region'), /region: names the region that troops move into/],
  ['place-troops', 'no twist of the round', drop('twist'), /twist: every round so far has had its twist/],
  ['place-troops', 'no points left', drop('points'), /points: there are command points left/],
  ['announce', 'an announcement', set({ announced: 3 }), /announced: nothing is announced yet/],
  ['announce', 'no dice', drop('dice'), /dice: the attacker has thrown three dice/],
  ['answer', 'no announcement', drop('announced'), /announced: something was announced/],
  ['answer', 'dice that are shown', set({ shown: true }), /shown: dice are shown once they have been doubted/],
  ['defender-card', 'no attack that counts', drop('result'), /result: the attack counts/],
  ['keep-card', 'no battlefield', drop('field'), /there is a battlefield from phase 3 on/],
  ['exchange', 'a battlefield already', set({ field: 'hexham' }), /field: no battlefield is chosen yet/],
]

describe('a position from outside', () => {
  it.each(CASES)('at %s with %s', (step, _, change, expected) => {
    const position = positionAt(step)
    expect(problem(position)).toBe('accepted')
    change(position)
    expect(problem(position)).toMatch(expected)
  })

  it('never makes the game fail, whichever entry is changed', () => {
    const values = [null, 0, 1, 3, 7, true, 'York', 'Lancaster', 'hexham', 'devon', 'fog', 'discarded', 'played']
    let accepted = 0
    for (const step of [
      'exchange',
      'first-troops',
      'play-card',
      'side-event',
      'announce',
      'attacker-card',
      'survivors',
    ]) {
      const position = positionAt(step, 'one entry')
      for (const name of Object.keys(position).slice(3))
        for (const value of [...values, ...STEP_NAMES]) {
          const changed = { ...position, [name]: value }
          if (problem(changed) !== 'accepted') continue
          const state = read(changed)
          for (const viewer of [-1, 0, 1]) game.view(state, viewer)
          for (const seat of game.actors(state)) game.prompt(state, seat)
          const chance = fastChance(`${name} ${value}`)
          playAtRandom(game, state, chance, chance, new MoveList())
          expect(game.result(state)).toBeDefined()
          accepted++
        }
    }
    expect(accepted).toBeGreaterThan(20)
  })
})
