import { completeOptions, fastChance, MoveList, playAtRandom } from '@tudor-rose/table'
import { describe, expect, it } from 'vitest'
import { game } from './game.ts'
import { inHandOf, LANCASTER, OFFERED_EVENT, other, YORK } from './layout.ts'
import { cardAt, type State } from './state.ts'

const battlefieldsWith = (s: State, house: number): number =>
  s.components.cards.filter(({ kind }, card) => kind === 'battlefield' && cardAt(s, card) === inHandOf(house)).length

/** Visits positions of random games, with whether the given house has offered an event in that round. */
function visitMoments(visit: (state: State, house: number, hasOfferedEvent: boolean) => void): void {
  for (let number = 0; number < 60; number++) {
    const chance = fastChance(`imagine ${number}`)
    const state = game.setup(completeOptions(game, {}), chance)
    playAtRandom(game, state, chance, fastChance(`picks ${number}`), new MoveList(), game.moveBound, () => {
      for (const house of [LANCASTER, YORK]) visit(state, house, state.bytes[OFFERED_EVENT + house] === 1)
    })
  }
}

describe('phase 3: a house that has offered an event for the battlefield', () => {
  it('holds no battlefield for the rest of the round, and everybody knows that it was an event', () => {
    let moments = 0
    visitMoments((state, house, hasOfferedEvent) => {
      expect(game.view(state, other(house)).houses[house].offeredEvent).toBe(hasOfferedEvent)
      if (!hasOfferedEvent) return
      moments++
      expect(battlefieldsWith(state, house)).toBe(0)
    })
    expect(moments).toBeGreaterThan(50)
  })

  it('is imagined without one, unlike other houses', () => {
    const dreams = fastChance('dreams')
    let [without, withSome] = [0, 0]
    visitMoments((state, house, hasOfferedEvent) => {
      const world = game.imagine(state, other(house), dreams)
      const many = battlefieldsWith(world, house)
      if (hasOfferedEvent) {
        without++
        expect(many).toBe(0)
      } else if (many > 0) withSome++
    })
    expect(without).toBeGreaterThan(50)
    expect(withSome).toBeGreaterThan(500)
  })
})
