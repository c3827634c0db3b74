import { game } from '@tudor-rose/cousins-war'
import { type AnyGame, type Chance, fastChance, MoveList, type Seat } from '@tudor-rose/table'
import { describe, expect, test } from 'vitest'
import { duel } from '../../table/src/fixture/duel.ts'
import { bestOf, greedyPolicy, POLICIES, type Policy } from './index.ts'
import { BOTS } from './testing/bots.ts'

function playOut(players: readonly Policy[], twists: string, seed: string): Seat {
  const chance = fastChance(seed)
  const picks = fastChance(`${seed}/players`)
  const state = game.setup({ twists }, chance)
  for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
    const seat = actors[picks.below(actors.length)]
    game.apply(state, seat, players[seat].choose(game, state, seat, picks), chance)
  }
  return game.result(state)!.winners[0]
}

/** Every decision of a few games, with a determinization for the seat to move. */
function* twinWorlds(twists: string, games: number) {
  const greedy = POLICIES.greedy(BOTS)
  for (let number = 0; number < games; number++) {
    const chance = fastChance(`twins/${twists}/${number}`)
    const picks = fastChance(`picks/${twists}/${number}`)
    const state = game.setup({ twists }, chance)
    for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
      const seat = actors[picks.below(actors.length)]
      yield { state, twin: game.imagine(state, seat, picks), seat, seed: picks.below(1_000_000) }
      game.apply(state, seat, greedy.choose(game, state, seat, picks), chance)
    }
  }
}

describe.each(['false', 'true'])("greedy in The Cousins' War, twists=%s", (twists) => {
  test('two worlds that the seat cannot tell apart give the same move', () => {
    const policy = POLICIES.greedy(BOTS)
    const steps = new Set<string>()
    let different = 0
    for (const { state, twin, seat, seed } of twinWorlds(twists, 12)) {
      const prompt = game.prompt(state, seat).key
      steps.add(prompt)
      if (!Buffer.from(state.bytes).equals(twin.bytes)) different++
      const move = policy.choose(game, state, seat, fastChance(seed))
      const line = game.notation.format(move, seat)
      expect(`${prompt}: ${game.notation.format(policy.choose(game, twin, seat, fastChance(seed)), seat)}`).toBe(
        `${prompt}: ${line}`,
      )
    }
    expect(different).toBeGreaterThan(500)
    expect(steps.size).toBeGreaterThan(12)
  })

  test('the state is unchanged, and the move is legal', () => {
    const policy = POLICIES.greedy(BOTS)
    const moves = new MoveList()
    for (const { state, seat, seed } of twinWorlds(twists, 3)) {
      const before = state.bytes.slice()
      const move = policy.choose(game, state, seat, fastChance(seed))
      expect(state.bytes).toEqual(before)
      moves.clear()
      game.moves(state, seat, moves)
      expect(moves.includes(move)).toBe(true)
    }
  })

  test('beats random play in nearly every game, from either side', () => {
    const [greedy, random] = [POLICIES.greedy(BOTS), POLICIES.random(BOTS)]
    const games = 100
    for (const seat of [0, 1]) {
      let won = 0
      const players = seat === 0 ? [greedy, random] : [random, greedy]
      for (let number = 0; number < games; number++)
        if (playOut(players, twists, `against random/${seat}/${number}`) === seat) won++
      expect(won).toBeGreaterThan(0.9 * games)
    }
  })
})

describe('any game', () => {
  /** Rates a move by its number alone. */
  const highest = greedyPolicy({
    duel: {
      moveRater: () => ({
        determinizations: 3,
        rate: (_world, _seat, moves, _chance, ratings) => {
          for (let i = 0; i < moves.length; i++) ratings[i] += moves.at(i)
        },
      }),
    },
  })

  test('takes the move with the highest rating over all worlds', () => {
    const state = duel.setup({ length: 'short', scouting: 'yes' }, fastChance(1))
    const [seat] = duel.actors(state)
    const moves = new MoveList()
    duel.moves(state, seat, moves)
    expect(highest.choose(duel as AnyGame, state, seat, fastChance(2))).toBe(Math.max(...moves.toArray()))
  })

  test('rejects a game without a move rater', () => {
    const state = duel.setup({ length: 'short', scouting: 'yes' }, fastChance(1))
    const choose = () => POLICIES.greedy(BOTS).choose(duel as AnyGame, state, duel.actors(state)[0], fastChance(2))
    expect(choose).toThrow('the greedy policy cannot play duel')
  })

  test('breaks ties uniformly', () => {
    const chance: Chance = fastChance('ties')
    const counts = [0, 0, 0, 0]
    for (let i = 0; i < 3000; i++) counts[bestOf(Float64Array.of(2, 5, 5, 5), 4, chance)]++
    expect(counts[0]).toBe(0)
    for (const count of counts.slice(1)) expect(Math.abs(count - 1000)).toBeLessThan(120)
  })
})
