import { readFileSync } from 'node:fs'
import { game as cousinsWar } from '@tudor-rose/cousins-war'
import { game as lancaster } from '@tudor-rose/lancaster'
import { game as richard3 } from '@tudor-rose/richard3'
import { type AnyGame, completeOptions, fastChance, type Game, MoveList } from '@tudor-rose/table'
import { describe, expect, test } from 'vitest'
import { readBattleTable } from '../cousins-war/bluffing/index.ts'
import { withRatedBattleMoves } from '../cousins-war/bluffing/rating-guide.ts'
import { cousinsWarGuide } from '../cousins-war/guide.ts'
import { type Guides, POLICIES } from '../index.ts'
import { BOTS } from '../testing/bots.ts'
import { fourGifts, KEEP, matchingPennies, noughtsAndCrosses } from '../testing/tiny-games.ts'
import { twinsOf } from '../testing/twins.ts'
import { analyse, costliestMoves, type PlayedMove, type PositionAnalysis } from './analysis.ts'

const table = readBattleTable(readFileSync(new URL('../../data/cousins-war-battle.bin', import.meta.url)))
const weighing: Guides = {
  ...BOTS,
  'cousins-war': { guide: (game) => withRatedBattleMoves(cousinsWarGuide(game, table), game, table) },
}
const settings = { guides: BOTS, playouts: 300, worlds: 100 }

/** The states of a game with these moves, from its start; simultaneous deciders move in `order` if it is given. */
function course(game: Game<Uint8Array>, moves: readonly number[], order?: readonly number[]) {
  const state = game.setup({}, fastChance(1))
  const states = [game.copy(state)]
  const played: PlayedMove[] = []
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
): readonly PositionAnalysis[] {
  const { states, played } = course(game, moves, order)
  return [...analyse(game as AnyGame, states, played, fastChance(seed), settings)]
}

describe('noughts and crosses', () => {
  // 0 takes the centre, 1 a corner; 0 threatens 1-4-7, and 1 overlooks it.
  const OVERLOOKED = 3
  const analysed = analysisOf(noughtsAndCrosses, [4, 0, 1, 8, 7])

  test('every position has chances, which follow the game to its end', () => {
    expect(analysed.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5])
    for (const { chances } of analysed) expect(chances[0] + chances[1]).toBeCloseTo(1)
    expect(analysed[4].chances[0]).toBeGreaterThan(analysed[0].chances[0])
    expect(analysed[5].chances).toEqual([1, 0])
  })

  test('the losing move cost most, and a better one is named', () => {
    const SEEDS = 30
    let found = 0
    for (let seed = 0; seed < SEEDS; seed++) {
      const [worst] = costliestMoves(analysisOf(noughtsAndCrosses, [4, 0, 1, 8, 7], `overlooked/${seed}`), 1)
      if (worst.number !== OVERLOOKED) continue
      found++
      expect(worst.better).toBe(7)
      expect(worst.cost).toBeGreaterThan(0.08)
    }
    // A few hundred random playouts leave some noise about the moves before.
    expect(found).toBeGreaterThanOrEqual(0.8 * SEEDS)
  })

  test('a move without a better alternative cost nothing', () => {
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
  ])('a move of a mixed strategy is no mistake, with %s choosing first', (_, order) => {
    for (let seed = 0; seed < 40; seed++)
      expect(costliestMoves(analysisOf(matchingPennies, moves, `pennies/${seed}`, order), 5)).toEqual([])
  })
})

test('chances do not depend on the search of earlier moves', () => {
  /** Plays on depending on how many moves it has seen in the same search. */
  let notes = { moves: 0 }
  const noticing: Guides = {
    [noughtsAndCrosses.name]: {
      guide: () => ({
        createMemory: () => ({ moves: 0 }),
        useMemory(given) {
          notes = given as typeof notes
        },
        playout: (_, __, moves) => ++notes.moves % moves.length,
      }),
    },
  }
  const { states, played } = course(noughtsAndCrosses, [4, 0, 1])
  const chances = (moves: readonly PlayedMove[], playouts: number) => {
    const settings = { guides: noticing, playouts, worlds: 7 }
    const analysed = analyse(noughtsAndCrosses as AnyGame, states, moves, fastChance(1), settings)
    return [...analysed].map(({ chances }) => chances)
  }
  const unjudged = played.map(({ seat }) => ({ seat, move: undefined }))
  for (const playouts of [31, 32, 33]) expect(chances(played, playouts)).toEqual(chances(unjudged, playouts))
})

test('a resignation is not counted as a mistake', () => {
  const { states } = course(noughtsAndCrosses, [4])
  const given = [
    ...analyse(noughtsAndCrosses as AnyGame, states, [{ seat: 0, move: undefined }], fastChance(1), settings),
  ]
  expect(given.map(({ cost }) => cost)).toEqual([0, 0])
})

describe.each([0, 1, 2, 3])('a game of four in which seat %i gives its point away', (giver) => {
  const taker = (giver + 1) % 4
  const analysed = analysisOf(
    fourGifts,
    [0, 1, 2, 3].map((seat) => (seat === giver ? 1 : KEEP)),
  )

  test('that move cost most, and keeping the point was better', () => {
    const [worst] = costliestMoves(analysed, 1)
    expect(worst).toMatchObject({ number: giver, better: KEEP })
    expect(worst.cost).toBeGreaterThan(0.1)
  })

  test('the chances follow: the receiver has more than the giver, and everything at the end', () => {
    for (const { chances } of analysed) expect(chances.reduce((a, b) => a + b)).toBeCloseTo(1)
    const { chances } = analysed[giver + 1]
    expect(chances[taker] - chances[giver]).toBeGreaterThan(0.15)
    expect(analysed[4].chances).toEqual([0, 1, 2, 3].map((seat) => Number(seat === taker)))
  })
})

test('Lancaster with four: chances converge on the winner', { timeout: 120_000 }, () => {
  const game = lancaster as AnyGame
  const chance = fastChance('four')
  const greedy = POLICIES.greedy(BOTS)
  const state = game.setup(completeOptions(game, { players: '4' }), chance)
  const states = [game.copy(state)]
  const played: PlayedMove[] = []
  for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
    const [seat] = actors
    const move = greedy.choose(game, state, seat, chance)
    game.apply(state, seat, move, chance)
    played.push({ seat, move })
    states.push(game.copy(state))
  }
  const { winners } = game.result(state)!
  const few = { guides: BOTS, playouts: 10, worlds: 1 }
  const chanceOfWinners = (from: number, to: number): readonly number[] =>
    [...analyse(game, states.slice(from, to), played.slice(from, to - 1), fastChance(1), few)].map(({ chances }) => {
      expect(chances.reduce((a, b) => a + b)).toBeCloseTo(1)
      return winners.reduce((sum, seat) => sum + chances[seat], 0)
    })
  const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b) / values.length
  const early = chanceOfWinners(0, 4)
  const late = chanceOfWinners(states.length - 8, states.length)
  expect(late.at(-1)).toBe(1)
  expect(mean(late)).toBeGreaterThan(0.7)
  expect(mean(late)).toBeGreaterThan(mean(early) + 0.2)
})

describe.each([cousinsWar, lancaster, richard3] as readonly AnyGame[])('$name', (game) => {
  test('the cost of a move is the same in two worlds that its seat could not tell apart', { timeout: 120_000 }, () => {
    const few = { guides: weighing, playouts: 30, worlds: 24 }
    const moves = new MoveList()
    let [asked, costly, unlike] = [0, 0, 0]
    for (const { state, twin, seat, where } of twinsOf(game, completeOptions(game, {}), 2, 3)) {
      moves.clear()
      game.moves(state, seat, moves)
      const move = moves.at(fastChance(where).below(moves.length))
      // A position before it, in which nothing is judged, lets the real world come first.
      const played = [
        { seat, move: undefined },
        { seat, move },
      ]
      const [here, there] = [state, twin].map((world) => [
        ...analyse(game, [world, world], played, fastChance(where), few),
      ])
      expect([where, here[1].cost, here[1].better]).toEqual([where, there[1].cost, there[1].better])
      if (here[1].cost > 0) costly++
      if (String(here[0].chances) !== String(there[0].chances)) unlike++
      if (++asked === 25) break
    }
    expect(costly).toBeGreaterThan(0)
    // The real worlds differed. In Lancaster, hidden information seldom affects the win prediction.
    if (game !== lancaster) expect(unlike).toBeGreaterThan(0)
  })
})
