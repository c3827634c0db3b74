import { game } from '@tudor-rose/lancaster'
import { completeOptions, fastChance, MoveList, type Seat } from '@tudor-rose/table'
import { describe, expect, test } from 'vitest'
import { POLICIES, type Policy } from './index.ts'

/** Answers who wins, with the players that are given, seat by seat. */
function playOut(players: readonly Policy[], seed: string): readonly Seat[] {
  const chance = fastChance(seed)
  const picks = fastChance(`${seed}/players`)
  const state = game.setup(completeOptions(game, { players: `${players.length}` }), chance)
  for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
    const seat = actors[picks.below(actors.length)]
    game.apply(state, seat, players[seat].choose(game, state, seat, picks), chance)
  }
  return game.result(state)!.winners
}

describe.each([2, 3, 4, 5])('greedy in Lancaster with %d players', (players) => {
  test('beats random play in nearly every game, from every seat', () => {
    const [greedy, random] = [POLICIES.greedy(), POLICIES.random()]
    const games = 60
    let won = 0
    for (let number = 0; number < games; number++) {
      const own = number % players
      const everybody = Array.from({ length: players }, (_, seat) => (seat === own ? greedy : random))
      const winners = playOut(everybody, `against random/${players}/${number}`)
      if (winners.length === 1 && winners[0] === own) won++
    }
    expect(won).toBeGreaterThan(0.9 * games)
  })

  test('two worlds that the seat cannot tell apart give the same legal move, and the state is left as it was', () => {
    const policy = POLICIES.greedy()
    const moves = new MoveList()
    const steps = new Set<string>()
    for (let number = 0; number < 3; number++) {
      const chance = fastChance(`twins/${players}/${number}`)
      const picks = fastChance(`picks/${players}/${number}`)
      const state = game.setup(completeOptions(game, { players: `${players}` }), chance)
      for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
        const seat = actors[picks.below(actors.length)]
        const twin = game.imagine(state, seat, picks)
        const seed = picks.below(1_000_000)
        const before = state.bytes.slice()
        const move = policy.choose(game, state, seat, fastChance(seed))
        expect(state.bytes).toEqual(before)
        moves.clear()
        game.moves(state, seat, moves)
        expect(moves.includes(move)).toBe(true)
        const line = `${game.prompt(state, seat).key}: ${game.notation.format(move, seat)}`
        const other = game.notation.format(policy.choose(game, twin, seat, fastChance(seed)), seat)
        expect(`${game.prompt(state, seat).key}: ${other}`).toBe(line)
        steps.add(game.prompt(state, seat).key)
        game.apply(state, seat, move, chance)
      }
    }
    expect(steps.size).toBeGreaterThan(7)
  })
})
