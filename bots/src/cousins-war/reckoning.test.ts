import { game, STANDARD_DECK } from '@tudor-rose/cousins-war'
import { describe, expect, test } from 'vitest'
import { ATTACKER, type BattleSetup, battle, board, DEFENDER } from '../testing/cousins-war-battle.ts'
import type { World } from './board.ts'
import { HONEST_FORECAST } from './dice.ts'
import { LAST_ROUND, Reckoning } from './reckoning.ts'
import { FIRST_WEIGHTS, SEARCH_WEIGHTS } from './weights.ts'

const CARD_PLACES = game.layout.groups.find(({ name }) => name === 'cards')!.fields.find(({ name }) => name === 'at')!
const ASIDE = CARD_PLACES.codec.fromJson('aside')!
const IN_HAND = ['Lancaster', 'York'].map((house) => CARD_PLACES.codec.fromJson(house)!)

function lastBattle(setup: BattleSetup, round = LAST_ROUND): World {
  const state = battle(setup)
  state.round = round
  return state
}

/** The same battle with this card, and no other, in the hand of a house. */
function holding(state: World, house: number, id: string): World {
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
    const reckoning = new Reckoning(board, HONEST_FORECAST, weights)
    const state = lastBattle({ fighters: [3, 3], points: [0, 0] }, round)
    return onePointers.map((id) => reckoning.value(holding(state, ATTACKER, id), ATTACKER))
  }

  test('count for nothing beyond the battle, so that search does not keep one for its event', () => {
    expect(new Set(valuesBy(SEARCH_WEIGHTS, LAST_ROUND)).size).toBe(1)
    const reckoning = new Reckoning(board, HONEST_FORECAST, SEARCH_WEIGHTS)
    const even = lastBattle({ fighters: [3, 3], points: [3, 1] })
    expect(reckoning.value(even, ATTACKER)).toBeCloseTo(reckoning.value(even, DEFENDER), 9)
  })

  test('count in earlier rounds, in which they can be kept, and always by rules of thumb', () => {
    expect(new Set(valuesBy(SEARCH_WEIGHTS, LAST_ROUND - 1)).size).toBeGreaterThan(1)
    expect(new Set(valuesBy(FIRST_WEIGHTS, LAST_ROUND)).size).toBeGreaterThan(1)
  })
})
