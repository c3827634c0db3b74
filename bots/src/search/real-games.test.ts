import { game as cousinsWar } from '@tudor-rose/cousins-war'
import { game as lancaster } from '@tudor-rose/lancaster'
import { game as richard3 } from '@tudor-rose/richard3'
import { type AnyGame, completeOptions, fastChance, MoveList, type Seat } from '@tudor-rose/table'
import { describe, expect, test } from 'vitest'
import { fewOrMany } from '../../../table/src/fixture/depth.ts'
import { type Policy, randomPolicy } from '../policy.ts'
import { BOTS } from '../testing/bots.ts'
import { Search } from './search.ts'
import { type Guides, guideTo, searchPolicy } from './search-policy.ts'

const TIMEOUT = 600_000

/** The winners of a game in which search plays one seat and the others move at random. */
function winnersOf(game: AnyGame, options: Record<string, string>, own: Seat, thinking: Policy, seed: string) {
  const random = randomPolicy()
  const chance = fastChance(seed)
  const picks = fastChance(`${seed}/players`)
  const state = game.setup(completeOptions(game, options), chance)
  for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
    const seat = actors[picks.below(actors.length)]
    game.apply(state, seat, (seat === own ? thinking : random).choose(game, state, seat, picks), chance)
  }
  return game.result(state)!.winners
}

/** How many of so many games search wins alone, with every seat in turn. */
function won(game: AnyGame, options: Record<string, string>, games: number, playouts: number, guides: Guides): number {
  const seats = game.seats(completeOptions(game, options)).length
  const thinking = searchPolicy({ playouts }, guides)
  let wins = 0
  for (let number = 0; number < games; number++) {
    const winners = winnersOf(game, options, number % seats, thinking, `real games/${number}`)
    if (winners.length === 1 && winners[0] === number % seats) wins++
  }
  return wins
}

describe('search beats random play with few playouts', () => {
  test(
    "in The Cousins' War by the rules alone",
    () => {
      expect(won(cousinsWar, {}, fewOrMany(2, 6), 40, {})).toBeGreaterThanOrEqual(fewOrMany(2, 5))
    },
    TIMEOUT,
  )

  test(
    'in Lancaster by the rules alone, one against two',
    () => {
      expect(won(lancaster, { players: '3' }, fewOrMany(1, 3), 50, {})).toBeGreaterThanOrEqual(fewOrMany(1, 2))
    },
    TIMEOUT,
  )

  test(
    "in The Cousins' War with a guide",
    () => {
      expect(won(cousinsWar, { twists: 'true' }, 6, 30, BOTS)).toBe(6)
    },
    TIMEOUT,
  )

  test(
    'in Richard III with a guide',
    () => {
      expect(won(richard3, {}, fewOrMany(1, 2), 8, BOTS)).toBe(fewOrMany(1, 2))
    },
    TIMEOUT,
  )
})

describe.each([cousinsWar, lancaster, richard3] as readonly AnyGame[])('$name', (game) => {
  test(
    'the same chance and number of playouts give the same thought, whatever was thought before',
    () => {
      const guide = guideTo(game, BOTS)
      const chance = fastChance('state')
      const state = game.setup(completeOptions(game, {}), chance)
      const moves = new MoveList()
      let [seat] = game.actors(state)
      game.moves(state, seat, moves)
      const takesThought = () => moves.length > 1 && (guide.decides?.(state, seat, moves, chance) ?? -1) < 0
      for (let number = 0; number < 25 || !takesThought(); number++) {
        game.apply(state, seat, moves.at(chance.below(moves.length)), chance)
        ;[seat] = game.actors(state)
        game.moves(state, seat, moves)
      }
      const used = new Search(game, guide)
      used.search(state, seat, fastChance('before'), { playouts: 30 })
      const thought = used.search(state, seat, fastChance('now'), { playouts: 60 })
      expect(thought).toEqual(new Search(game, guide).search(state, seat, fastChance('now'), { playouts: 60 }))
      expect(thought.playouts).toBe(60)
    },
    TIMEOUT,
  )
})
