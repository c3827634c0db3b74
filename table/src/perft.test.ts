import { describe, expect, it } from 'vitest'
import { badInput } from './fixture/bad-input.ts'
import { duel } from './fixture/duel.ts'
import { perft } from './perft.ts'
import { parsePosition } from './position.ts'

describe('perft', () => {
  it('counts sequences that can be counted by hand', () => {
    // Aim or ready; then aim, ready or one of three weapons. A third aim is not possible, but Red's three weapons are.
    const options = { scouting: 'no' }
    expect([0, 1, 2, 3].map((depth) => perft(duel, options, depth, 'x'))).toEqual([1, 2, 2 + 3, 1 + 3 + 3 * 3])
  })

  it('depends only on the seed', () => {
    const first = perft(duel, {}, 6, 'Ludlow')
    perft(duel, {}, 5, 'Ludford')
    expect(perft(duel, {}, 6, 'Ludlow')).toBe(first)
  })

  it('does not depend on the order of the search', () => {
    const backwards = {
      ...duel,
      moves(...[state, seat, out]: Parameters<typeof duel.moves>) {
        duel.moves(state, seat, out)
        const moves = out.toArray().reverse()
        out.clear()
        for (const move of moves) out.push(move)
      },
    }
    expect(perft(backwards, {}, 7, 'Ludlow')).toBe(perft(duel, {}, 7, 'Ludlow'))
  })

  it('does not count games that end earlier', () => {
    // One weapon each: up to two aims, ready, and two choices, which end the duel.
    const lastRound = `{ "format": "Tudor Rose position 1", "game": "duel", "rules": 3,
      "seats": { "Red": { "lives": 1 }, "White": { "lives": 1 } },
      "weapons": { "Axe": { "place": "Red" }, "Bow": { "place": "White" },
        "Dagger": { "place": "used" }, "Mace": { "place": "used" }, "Sword": { "place": "used" },
        "Lance": { "place": "used" }, "Pike": { "place": "used" }, "Bill": { "place": "used" } } }`
    const ending = { ...duel, setup: () => parsePosition(duel, lastRound) }
    expect([1, 2, 3, 4, 5, 6].map((depth) => perft(ending, {}, depth, 'x'))).toEqual([2, 3, 3, 2, 1, 0])
  })

  it('rejects unknown options', () => {
    expect(badInput(() => perft(duel, { size: '1' }, 1, 'x')).kind).toBe('unknown-option')
  })
})
