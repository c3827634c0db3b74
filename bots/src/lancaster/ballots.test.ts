import { game } from '@tudor-rose/lancaster'
import { fastChance, MoveList } from '@tudor-rose/table'
import { expect, test } from 'vitest'
import { worldWith } from '../testing/lancaster-worlds.ts'
import { lancasterMoveRating } from './move-rater.ts'

const rate = lancasterMoveRating(game)

/**
 * The ratings of the moves of a ballot, on a law for conflicts in which only Blue has knights; by the seat that votes.
 */
function ratings(seat: number, votes: number): ReadonlyMap<string, number> {
  const parties = Object.fromEntries(['Blue', 'Yellow', 'Red', 'Green'].map((name) => [name, { votes, ballot: null }]))
  const w = worldWith(
    { players: '4' },
    {
      step: 'vote',
      proposal: 2,
      round: 4,
      parties,
      parliament: { first: { 'in force': 'new-knight-per-3-nobles' }, third: { proposed: 'points-3-per-conflict' } },
      conflicts: { 'upper left': { card: 'card 3' }, 'upper right': { card: 'card 4' } },
      'conflict spaces': {
        'upper left 1': { owner: 'Blue', 'knights 1': 1 },
        'upper right 1': { owner: 'Blue', 'knights 2': 1 },
      },
    },
  )
  const moves = new MoveList()
  game.moves(w, seat, moves)
  const rated = new Float64Array(moves.length)
  rate(w, seat, moves, fastChance('ballot'), rated, 0)
  return new Map(moves.toArray().map((move, index) => [game.notation.format(move, seat), rated[index]]))
}

const best = (rated: ReadonlyMap<string, number>): string =>
  [...rated].reduce((one, other) => (other[1] > one[1] ? other : one))[0]

test('players who gain by a law vote for it, and the others against it', () => {
  expect(best(ratings(0, 2))).toMatch(/^vote yes/)
  for (const other of [1, 2, 3]) expect(best(ratings(other, 2))).toMatch(/^vote no/)
})

test('votes are spent if they may decide, and saved if the result is nearly certain', () => {
  const rated = ratings(0, 3)
  expect(rated.get('vote yes with 3 votes')).toBeGreaterThan(rated.get('vote yes')!)
  expect(rated.get('vote yes')).toBeGreaterThan(rated.get('vote no')!)
})
