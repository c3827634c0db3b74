import { game } from '@tudor-rose/lancaster'
import { completeOptions, fastChance, MoveList } from '@tudor-rose/table'
import { expect, test } from 'vitest'
import { levelOf } from '../levels/level.ts'
import { Search } from '../search/search.ts'
import { BOTS } from '../testing/bots.ts'
import { lancasterGuide } from './guide.ts'

const guide = lancasterGuide(game)
const PLAYERS = 4
const moves = new MoveList()

/** The first vote of a random game. */
function firstVote(seed: string): ReturnType<typeof game.setup> {
  const chance = fastChance(seed)
  const state = game.setup(completeOptions(game, { players: `${PLAYERS}` }), chance)
  while (game.actors(state).length < PLAYERS) playAny(state, game.actors(state)[0], seed)
  return state
}

function playAny(state: ReturnType<typeof game.setup>, seat: number, seed: string): void {
  moves.clear()
  game.moves(state, seat, moves)
  const chance = fastChance(`${seed}/${game.bytes(state).join()}`)
  game.apply(state, seat, moves.at(chance.below(moves.length)), chance)
}

test("face-down ballots are treated as still to come; the seat's own is unchanged", () => {
  const state = firstVote('face down')
  for (const seat of [0, 2]) playAny(state, seat, 'vote')
  expect(game.actors(state)).toEqual([1, 3])
  expect(game.actors(guide.imagine!(state, 3, fastChance(1)))).toEqual([0, 1, 2, 3])
  expect(game.actors(guide.imagine!(state, 0, fastChance(1)))).toEqual([1, 2, 3])
  expect(game.actors(state)).toEqual([1, 3])
})

test.each([
  ['before anybody has voted', []],
  ['when all others have voted', [0, 1, 2]],
])('hard mixes ballots if none is clearly best, %s', (_when, others) => {
  const search = new Search(game, guide, levelOf('hard', game.name, BOTS).settings)
  const mixed = ['a', 'b', 'c', 'd', 'e', 'f'].filter((seed) => {
    const state = firstVote(seed)
    for (const seat of others) playAny(state, seat, seed)
    const { candidates } = search.search(state, 3, fastChance(seed), { playouts: 200 })
    expect(candidates.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9)
    return candidates.filter(({ share }) => share > 0.1).length > 1
  })
  expect(mixed.length).toBeGreaterThan(2)
})

test('a few playouts choose one ballot', () => {
  const search = new Search(game, guide, levelOf('medium', game.name, BOTS).settings)
  const { candidates } = search.search(firstVote('few'), 0, fastChance('think'), { playouts: 20 })
  expect(candidates.map(({ share }) => share).filter((share) => share > 0)).toEqual([1])
})
