import { game as lancaster } from '@tudor-rose/lancaster'
import { type AnyGame, completeOptions, fastChance, type Game, MoveList } from '@tudor-rose/table'
import { describe, expect, test } from 'vitest'
import { GUIDES } from '../index.ts'
import { matchingPennies, noughtsAndCrosses } from '../testing/tiny-games.ts'
import { type Analysed, analyse, costliest, type Played } from './analysis.ts'

const settings = { guides: GUIDES, playouts: 300, worlds: 100 }

/** The states of a game with these moves, from its start on; where several are asked, by `order` of their seats if given. */
function course(game: Game<Uint8Array>, moves: readonly number[], order?: readonly number[]) {
  const state = game.setup({}, fastChance(1))
  const states = [game.copy(state)]
  const played: Played[] = []
  for (const [number, move] of moves.entries()) {
    const seat = order?.[number] ?? game.actors(state)[0]
    game.apply(state, seat, move, fastChance(1))
    played.push({ seat, move })
    states.push(game.copy(state))
  }
  return { states, played }
}

function analysisOf(
  game: Game<Uint8Array>,
  moves: readonly number[],
  seed = 'analysis',
  order?: readonly number[],
): readonly Analysed[] {
  const { states, played } = course(game, moves, order)
  return [...analyse(game as AnyGame, states, played, fastChance(seed), settings)]
}

describe('noughts and crosses', () => {
  // 0 takes the middle, 1 a corner; 0 threatens 1-4-7, 1 overlooks it.
  const OVERLOOKED = 3
  const analysed = analysisOf(noughtsAndCrosses, [4, 0, 1, 8, 7])

  test('every moment has chances, which follow the game to its end', () => {
    expect(analysed.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5])
    for (const { chances } of analysed) expect(chances[0] + chances[1]).toBeCloseTo(1)
    expect(analysed[4].chances[0]).toBeGreaterThan(analysed[0].chances[0])
    expect(analysed[5].chances).toEqual([1, 0])
  })

  test('the move that gave the game away cost most, and a better one is named', () => {
    const SEEDS = 30
    let found = 0
    for (let seed = 0; seed < SEEDS; seed++) {
      const [worst] = costliest(analysisOf(noughtsAndCrosses, [4, 0, 1, 8, 7], `overlooked/${seed}`), 1)
      if (worst.number !== OVERLOOKED) continue
      found++
      expect(worst.better).toBe(7)
      expect(worst.cost).toBeGreaterThan(0.08)
    }
    // A few hundred playouts to the end by random moves leave some noise about the moves before.
    expect(found).toBeGreaterThanOrEqual(0.8 * SEEDS)
  })

  test('what could not be done better cost nothing', () => {
    expect(analysed[4]).toMatchObject({ cost: 0, better: undefined })
    expect(analysed[5]).toMatchObject({ cost: 0, better: undefined })
  })

  test('the same chance gives the same analysis', () => {
    expect(analysisOf(noughtsAndCrosses, [4, 0, 1, 8, 7])).toEqual(analysed)
  })
})

describe.each([
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
])('matching pennies: %i and %i', (...moves) => {
  test.each([
    ['the first', [0, 1]],
    ['the second', [1, 0]],
  ])('nobody regrets a move that has to be unforeseeable, %s having chosen first', (_, order) => {
    for (let seed = 0; seed < 40; seed++)
      expect(costliest(analysisOf(matchingPennies, moves, `pennies/${seed}`, order), 5)).toEqual([])
  })
})

test('who gives up is blamed for no move', () => {
  const { states } = course(noughtsAndCrosses, [4])
  const given = [
    ...analyse(noughtsAndCrosses as AnyGame, states, [{ seat: 0, move: undefined }], fastChance(1), settings),
  ]
  expect(given.map(({ cost }) => cost)).toEqual([0, 0])
})

test('a game of four: chances of all seats, from its rules and its guide', { timeout: 60_000 }, () => {
  const game = lancaster as AnyGame
  const chance = fastChance('four')
  const state = game.setup(completeOptions(game, {}), chance)
  const states = [game.copy(state)]
  const played: Played[] = []
  const moves = new MoveList()
  for (let number = 0; number < 6; number++) {
    const [seat] = game.actors(state)
    moves.clear()
    game.moves(state, seat, moves)
    const move = moves.at(chance.below(moves.length))
    game.apply(state, seat, move, chance)
    played.push({ seat, move })
    states.push(game.copy(state))
  }
  const few = { guides: GUIDES, playouts: 40, worlds: 5 }
  const analysed = [...analyse(game, states, played, fastChance(1), few)]
  expect(analysed).toHaveLength(7)
  for (const { chances, cost } of analysed) {
    expect(chances.reduce((a, b) => a + b)).toBeCloseTo(1)
    expect(cost).toBeGreaterThanOrEqual(0)
    expect(cost).toBeLessThan(1)
  }
})
