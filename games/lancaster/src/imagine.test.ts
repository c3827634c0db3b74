import { completeOptions, fastChance, type GameEvent, MoveList, playAtRandom } from '@tudor-rose/table'
import { describe, expect, it } from 'vitest'
import { game } from './game.ts'
import { BALLOT, NOTHING, STAKE } from './layout.ts'
import type { State } from './state.ts'
import { votesOf } from './state.ts'
import { VOTE } from './steps.ts'

const everything = { court: 'true', displeasure: 'true', rewardTiles: 'true', laws: 'king' }

/** A random game of four with all modules, and what is told in it, move by move. */
function playTelling(seed: string, visit: (state: State, told: readonly GameEvent[]) => void): void {
  const chance = fastChance(seed)
  const picks = fastChance(`${seed}/picks`)
  const state = game.setup(completeOptions(game, { players: '4', ...everything }), chance)
  const moves = new MoveList()
  for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
    const seat = actors[picks.below(actors.length)]
    game.moves(state, seat, moves)
    const told: GameEvent[] = []
    const log = { tell: (event: GameEvent) => void told.push(event), reveal() {} }
    game.apply(state, seat, moves.at(picks.below(moves.length)), chance, log)
    visit(state, told)
  }
}

describe('what is behind the screens', () => {
  it('can be counted by all: no part of any event is kept from anybody', () => {
    let events = 0
    for (let number = 0; number < 20; number++)
      playTelling(`told ${number}`, (_, told) => {
        events += told.length
        for (const { key, secret } of told) expect(secret, key).toBeUndefined()
      })
    expect(events).toBeGreaterThan(2000)
  })
})

describe('ballots that lie face down', () => {
  it('can be anything that a player has votes for, and nothing else differs', () => {
    const seen = { yes: 0, no: 0, other: 0 }
    const dreams = fastChance('dreams')
    const chance = fastChance('ballots')
    const state = game.setup(completeOptions(game, { players: '3' }), chance)
    playAtRandom(game, state, chance, fastChance('picks'), new MoveList(), game.moveBound, () => {
      const world = game.imagine(state, 0, dreams)
      if (state.step !== VOTE) return expect(world.bytes).toEqual(state.bytes)
      for (const seat of [1, 2]) {
        if (state.bytes[BALLOT + seat] === NOTHING) {
          expect(world.bytes[BALLOT + seat]).toBe(NOTHING)
          continue
        }
        expect(world.bytes[STAKE + seat]).toBeLessThanOrEqual(votesOf(state, seat))
        if (world.bytes[BALLOT + seat] === 1) seen.yes++
        else seen.no++
        if (world.bytes[BALLOT + seat] !== state.bytes[BALLOT + seat]) seen.other++
        world.bytes[BALLOT + seat] = state.bytes[BALLOT + seat]
        world.bytes[STAKE + seat] = state.bytes[STAKE + seat]
      }
      expect(world.bytes).toEqual(state.bytes)
    })
    for (const many of Object.values(seen)) expect(many).toBeGreaterThan(0)
  })
})
