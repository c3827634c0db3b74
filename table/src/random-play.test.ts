import { describe, expect, it } from 'vitest'
import { fastChance } from './fast-chance.ts'
import { duel } from './fixture/duel.ts'
import type { Duel } from './fixture/duel-state.ts'
import { MoveList } from './move-list.ts'
import { play } from './play.ts'
import { playAtRandom } from './random-play.ts'

const OPTIONS = { length: 'long', scouting: 'yes' }
const setup = (): Duel => duel.setup(OPTIONS, fastChance('setup'))
const run = (state: Duel, seed: string, most?: number): number =>
  playAtRandom(duel, state, fastChance(`${seed}/chance`), fastChance(`${seed}/picks`), new MoveList(), most)

describe('playAtRandom', () => {
  it('plays legal moves to the end and returns their number', () => {
    for (let seed = 0; seed < 50; seed++) {
      const [state, checked] = [setup(), setup()]
      const checkedChance = fastChance(`${seed}/chance`)
      let moves = 0
      const played = playAtRandom(
        duel,
        state,
        fastChance(`${seed}/chance`),
        fastChance(`${seed}/picks`),
        new MoveList(),
        duel.moveBound,
        (seat, move) => {
          moves++
          play(duel, checked, seat, move, checkedChance)
        },
      )
      expect(duel.result(state)).toBeDefined()
      expect(played).toBe(moves)
      expect(checked.bytes).toEqual(state.bytes)
    }
  })

  it('plays the same game only with the same seeds', () => {
    const ends = Array.from({ length: 100 }, (_, seed) => {
      const [one, other] = [setup(), setup()]
      run(one, `${seed}`)
      run(other, `${seed}`)
      expect(one.bytes).toEqual(other.bytes)
      return String(one.bytes)
    })
    expect(new Set(ends).size).toBeGreaterThan(10)
  })

  it('stops after the given number of moves, and can continue from there', () => {
    const state = setup()
    expect(run(state, 'x', 3)).toBe(3)
    expect(duel.result(state)).toBeUndefined()
    expect(run(state, 'y')).toBeGreaterThan(0)
    expect(run(state, 'z')).toBe(0)
  })

  it('reports a game that asks for a move but has none', () => {
    const silent = { ...duel, moves() {} }
    expect(() => playAtRandom(silent, setup(), fastChance(1), fastChance(2), new MoveList())).toThrow(
      'duel asks seat 0 at move 1 but offers no move',
    )
  })
})
