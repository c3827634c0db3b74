import { game, STANDARD_DECK } from '@tudor-rose/cousins-war'
import { NONE } from '@tudor-rose/table'
import { describe, expect, test } from 'vitest'
import { ATTACKER, type BattleSetup, battle, board, DEFENDER } from '../testing/cousins-war-battle.ts'
import type { BattleForecast } from './battle-forecast.ts'
import { HIDDEN, NO_CARD } from './bluffing/situations.ts'
import { type CousinsState, FIELD, other, regionOf, SUPPLY } from './board.ts'
import { HONEST_FORECAST } from './dice.ts'
import { HeuristicEvaluation, LAST_ROUND } from './heuristic-evaluation.ts'
import { FIRST_WEIGHTS, SEARCH_WEIGHTS } from './weights.ts'

const CARD_PLACES = game.layout.groups.find(({ name }) => name === 'cards')!.fields.find(({ name }) => name === 'at')!
const ASIDE = CARD_PLACES.codec.fromJson('aside')!
const IN_HAND = ['Lancaster', 'York'].map((house) => CARD_PLACES.codec.fromJson(house)!)

function lastBattle(setup: BattleSetup, round = LAST_ROUND): CousinsState {
  const state = battle(setup)
  state.round = round
  return state
}

/** The same battle with only this card in the hand of a house. */
function holding(state: CousinsState, house: number, id: string): CousinsState {
  const held = game.copy(state)
  STANDARD_DECK.cards.forEach((card, index) => {
    const at = CARD_PLACES.offset + index
    if (board.isInHand(held, index, house)) held.bytes[at] = ASIDE
    if (card.id === id) held.bytes[at] = IN_HAND[house]
  })
  return held
}

describe('last cards of the game', () => {
  const onePointers = STANDARD_DECK.cards.filter(({ points }) => points === 1).map(({ id }) => id)
  const valuesBy = (weights: typeof SEARCH_WEIGHTS, round: number): number[] => {
    const heuristic = new HeuristicEvaluation(board, HONEST_FORECAST, weights)
    const state = lastBattle({ fighters: [3, 3], points: [0, 0] }, round)
    return onePointers.map((id) => heuristic.value(holding(state, ATTACKER, id), ATTACKER))
  }

  test('have no value beyond the battle, so that search does not keep one for its event', () => {
    expect(new Set(valuesBy(SEARCH_WEIGHTS, LAST_ROUND)).size).toBe(1)
    const heuristic = new HeuristicEvaluation(board, HONEST_FORECAST, SEARCH_WEIGHTS)
    const even = lastBattle({ fighters: [3, 3], points: [3, 1] })
    expect(heuristic.value(even, ATTACKER)).toBeCloseTo(heuristic.value(even, DEFENDER), 9)
  })

  test('have a value in earlier rounds, in which they can be kept, and always in the greedy policy', () => {
    expect(new Set(valuesBy(SEARCH_WEIGHTS, LAST_ROUND - 1)).size).toBeGreaterThan(1)
    expect(new Set(valuesBy(FIRST_WEIGHTS, LAST_ROUND)).size).toBeGreaterThan(1)
  })
})

/** What the evaluation asks its forecast. */
function askedIn(
  world: CousinsState,
  seat: number,
): { readonly cards: readonly [number, number]; readonly attacks: number } {
  let asked = { cards: [Number.NaN, Number.NaN] as const, attacks: Number.NaN }
  const forecast: BattleForecast = {
    ...HONEST_FORECAST,
    winChance(_own, _enemy, ownCard, enemyCard, attacks) {
      asked = { cards: [ownCard, enemyCard], attacks }
      return 0.5
    },
  }
  new HeuristicEvaluation(board, forecast, SEARCH_WEIGHTS).value(world, seat)
  return asked
}

const stepNamed = (step: string): number =>
  game.layout.scalars.find(({ name }) => name === 'step')!.codec.fromJson(step)!

test('Fog of War leaves both without last cards, however many cards are still to be played', () => {
  const state = lastBattle({ fighters: [3, 3], points: [2, 3] })
  state.step = stepNamed('play-card')
  for (const played of [1, 4, 7]) {
    state.played = played
    state.twist = NONE
    expect(askedIn(state, ATTACKER).cards).toEqual(played < 6 ? [HIDDEN, HIDDEN] : [2, 3])
    state.twist = STANDARD_DECK.twists.findIndex(({ rule }) => rule === 'no last card')
    expect(askedIn(state, ATTACKER).cards).toEqual([NO_CARD, NO_CARD])
  }
})

describe('who attacks first', () => {
  const attacksIn = (world: CousinsState, seat: number): number => askedIn(world, seat).attacks

  test('is the attacker, once the battle has begun', () => {
    for (const attacker of [0, 1]) {
      const state = lastBattle({ fighters: [3, 3], points: [1, 1] })
      state.attacker = attacker
      expect([attacksIn(state, attacker), attacksIn(state, other(attacker))]).toEqual([1, 0])
    }
  })

  describe('before the battle', () => {
    const [PLAY_CARD, LAST_CARD_IN_PLAY] = [stepNamed('play-card'), stepNamed('move-troops')]
    /** The same troops, with so many more of York than of Lancaster in the region of the battlefield. */
    function before(step: number, lead: number, played: number): CousinsState {
      const state = lastBattle({ fighters: [3, 3], points: [1, 1] })
      state.step = step
      state.played = played
      state.owner = ATTACKER
      for (let i = 0; i < lead; i++) board.shift(state, DEFENDER, SUPPLY, regionOf(state.components.cards[state.field]))
      expect(board.troops(state, DEFENDER, FIELD)).toBe(3)
      return state
    }

    test('is the house with more troops in its region, and its owner on a tie', () => {
      expect(attacksIn(before(LAST_CARD_IN_PLAY, 1, 7), ATTACKER)).toBe(0)
      expect(attacksIn(before(LAST_CARD_IN_PLAY, 1, 7), DEFENDER)).toBe(1)
      expect(attacksIn(before(LAST_CARD_IN_PLAY, 0, 7), ATTACKER)).toBe(1)
    })

    test('is less certain the more cards are to come', () => {
      const [late, early] = [6, 1].map((played) => attacksIn(before(PLAY_CARD, 2, played), DEFENDER))
      expect(early).toBeGreaterThan(0.5)
      expect(late).toBeGreaterThan(early)
      expect(late).toBeLessThan(1)
      expect(attacksIn(before(PLAY_CARD, 2, 6), ATTACKER)).toBeCloseTo(1 - late, 9)
    })
  })
})

describe('the survivors of the last battle', () => {
  /** For the attacker: the lead in troops in each region, and the survivors of either side. */
  function worthWith(margins: readonly number[], survivors: readonly [number, number]): number {
    const state = lastBattle({ fighters: survivors, points: [0, 0] })
    state.field = STANDARD_DECK.cards.findIndex((card) => card.kind === 'battlefield' && card.region === 'centre')
    board.putOnTable(state, state.field)
    expect(board.battleLead(state, ATTACKER)).toBe(0)
    margins.forEach((margin, region) => {
      for (let i = 0; i < Math.abs(margin); i++) board.shift(state, margin > 0 ? ATTACKER : DEFENDER, SUPPLY, region)
    })
    return new HeuristicEvaluation(board, HONEST_FORECAST, SEARCH_WEIGHTS).value(state, ATTACKER)
  }

  test('take a region from the enemy if that wins the game, even if nobody controls it then', () => {
    expect(worthWith([-1, 1, 2], [0, 1])).toBeLessThan(0.05)
    expect(worthWith([1, -1, -2], [1, 0])).toBeGreaterThan(0.95)
    expect(worthWith([-1, 2, 2], [0, 1])).toBeGreaterThan(0.95)
  })

  test('go where they win, not to the first region that they change', () => {
    expect(worthWith([0, -1, -1], [2, 0])).toBeGreaterThan(0.95)
    expect(worthWith([0, -2, -2], [2, 0])).toBeLessThan(0.05)
  })
})
