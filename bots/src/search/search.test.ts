import { fastChance, type Game, type Move, type Seat } from '@tudor-rose/table'
import { describe, expect, test } from 'vitest'
import { movesOf } from '../testing/tiny-game.ts'
import {
  BET,
  bluff,
  cardOf,
  hideAndSeek,
  highOrLow,
  matchingPennies,
  noughtsAndCrosses,
  THROW,
  threeInTurn,
  withCard,
} from '../testing/tiny-games.ts'
import type { Guide } from './guide.ts'
import { Search, type SearchResult } from './search.ts'

const start = (game: Game<Uint8Array>): Uint8Array => game.setup({}, fastChance(0))
const shareOf = ({ candidates }: SearchResult, move: Move): number =>
  candidates.find((each) => each.move === move)!.share

describe('simultaneous choices', () => {
  test.each([0, 1])('matching pennies: seat %d shows either side half of the time', (seat) => {
    const thought = new Search(matchingPennies).search(start(matchingPennies), seat, fastChance('pennies'), {
      playouts: 20_000,
    })
    expect(shareOf(thought, 0)).toBeCloseTo(1 / 2, 1)
  })

  test.each([0, 1])('hide and seek: seat %d takes the riskier place in a third of all cases', (seat) => {
    const thought = new Search(hideAndSeek).search(start(hideAndSeek), seat, fastChance('hide'), { playouts: 40_000 })
    expect(Math.abs(shareOf(thought, 0) - 1 / 3)).toBeLessThan(0.05)
  })

  test('the second seat mixes too, if the hidden choice of the first is treated as open', () => {
    const guide: Guide<Uint8Array> = {
      imagine: (real, seat) => Uint8Array.from(real, (byte, i) => (i === seat ? byte : 9)),
    }
    const state = start(matchingPennies)
    matchingPennies.apply(state, 0, 1, fastChance(0))
    const thought = new Search(matchingPennies, guide).search(state, 1, fastChance('second'), { playouts: 20_000 })
    expect(shareOf(thought, 0)).toBeCloseTo(1 / 2, 1)
  })

  test('the move itself is mixed from game to game', () => {
    const moves = new Set<Move>()
    for (let seed = 0; seed < 20; seed++)
      moves.add(new Search(matchingPennies).search(start(matchingPennies), 0, fastChance(seed), { playouts: 200 }).move)
    expect(moves.size).toBe(2)
  })
})

describe('bluffing', () => {
  const guide: Guide<Uint8Array> = {
    privateKey: (world, seat) => (seat === 0 ? 1 + cardOf(world) : 0),
    mixesAt: () => true,
  }
  const think = (card: 'low' | 'high', doubt: number): SearchResult =>
    new Search(bluff, guide, { ownHandRedraws: doubt }).search(withCard(start(bluff), card), 0, fastChance(card), {
      playouts: 60_000,
    })

  test('a high card always bets, a low one in a third of all cases', () => {
    expect(shareOf(think('high', 0.5), BET)).toBeGreaterThan(0.95)
    expect(Math.abs(shareOf(think('low', 0.5), BET) - 1 / 3)).toBeLessThan(0.08)
  })

  test('without redrawing, the other would know that the card is low, and nobody would bluff', () => {
    expect(shareOf(think('low', 0), BET)).toBeLessThan(0.1)
  })
})

describe('open games', () => {
  /** Search plays this seat against every line of play of the other. */
  function worstFor(seat: Seat, state: Uint8Array, search: Search<Uint8Array>): number {
    const game = noughtsAndCrosses
    const result = game.result(state)
    if (result !== undefined) return result.winners.length === 0 ? 0 : result.winners[0] === seat ? 1 : -1
    const [actor] = game.actors(state)
    const chance = fastChance(state.join())
    const moves =
      actor === seat ? [search.search(state, seat, chance, { playouts: 2500 }).move] : movesOf(game, state, actor)
    return Math.min(
      ...moves.map((move) => {
        const next = game.copy(state)
        game.apply(next, actor, move, chance)
        return worstFor(seat, next, search)
      }),
    )
  }

  test.each([0, 1])(
    'noughts and crosses: seat %d never loses, whatever the other does',
    { timeout: 60_000 },
    (seat) => {
      expect(worstFor(seat, start(noughtsAndCrosses), new Search(noughtsAndCrosses))).toBe(0)
    },
  )

  test('with three players every seat is assumed to maximise its own value', () => {
    const thought = new Search(threeInTurn).search(start(threeInTurn), 0, fastChance('three'), { playouts: 4000 })
    expect(thought.move).toBe(1)
    expect(thought.candidates[1].value).toBeCloseTo(1 / 3, 1)
    expect(thought.candidates[0].value).toBeLessThan(0.25)
  })

  test('a seat that decides after a die knows its result', () => {
    const thought = new Search(highOrLow).search(start(highOrLow), 0, fastChance('die'), { playouts: 2000 })
    expect(thought.move).toBe(THROW)
    expect(thought.candidates[1].value).toBeGreaterThan(0.8)
  })
})

describe('budgets', () => {
  const search = new Search(noughtsAndCrosses)
  const think = (seed: string) => search.search(start(noughtsAndCrosses), 0, fastChance(seed), { playouts: 300 })

  test('the same chance and the same number of playouts give the same result', () => {
    expect(think('a')).toEqual(think('a'))
    expect(think('a').candidates).not.toEqual(think('b').candidates)
    expect(think('a').playouts).toBe(300)
    expect(think('a').candidates.reduce((sum, { playouts }) => sum + playouts, 0)).toBe(300)
  })

  test('time comes from the injected clock and always allows at least one playout', () => {
    const ticking = (step: number) => {
      let now = 5000
      return () => {
        now += step
        return now
      }
    }
    const within = (milliseconds: number, step: number) =>
      search.search(start(noughtsAndCrosses), 0, fastChance(1), { milliseconds, clock: ticking(step) }).playouts
    expect(within(100, 1)).toBe(100)
    expect(within(100, 10)).toBe(10)
    expect(within(100, 1000)).toBe(1)
  })

  test('if only the move is needed, search stops when no other can overtake it, and finds the same', () => {
    const bandit = { exploration: 0.1, priorBias: 0 }
    const sure = new Search(noughtsAndCrosses, {}, { bandit, stopsEarly: true })
    const thorough = new Search(noughtsAndCrosses, {}, { bandit })
    let saved = 0
    for (let seed = 0; seed < 20; seed++) {
      const [early, late] = [sure, thorough].map((search) =>
        search.search(start(noughtsAndCrosses), 0, fastChance(seed), { playouts: 400 }),
      )
      expect(early.move).toBe(late.move)
      saved += late.playouts - early.playouts
    }
    expect(saved).toBeGreaterThan(0)
    const inTime = (search: Search<Uint8Array>): number => {
      let now = 0
      const clock = () => now++
      return search.search(start(noughtsAndCrosses), 0, fastChance(1), { milliseconds: 3000, clock }).playouts
    }
    expect(inTime(sure)).toBeLessThan(0.9 * inTime(thorough))
  })

  test('a single legal move takes no search', () => {
    const state = Uint8Array.of(0, 1, 0, 1, 0, 1, 1, 0, 9)
    const [seat] = noughtsAndCrosses.actors(state)
    expect(search.search(state, seat, fastChance(1), { playouts: 100 })).toMatchObject({ move: 8, playouts: 0 })
  })

  test('memory is limited, and search continues nevertheless', () => {
    const small = new Search(noughtsAndCrosses, {}, { maxInformationSets: 5 })
    expect(small.search(start(noughtsAndCrosses), 0, fastChance(1), { playouts: 500 }).playouts).toBe(500)
  })
})

describe('guides', () => {
  test('moves with high priors are tried first', () => {
    const guide: Guide<Uint8Array> = {
      prior: (_world, _seat, moves, priors) => {
        for (let i = 0; i < moves.length; i++) priors[i] = moves.at(i) === 5 ? 1 : 0
      },
    }
    const { move } = new Search(noughtsAndCrosses, guide).search(start(noughtsAndCrosses), 0, fastChance(1), {
      playouts: 1,
    })
    expect(move).toBe(5)
  })

  test('of many moves only those with the highest priors are tried, more of them with time', () => {
    const guide: Guide<Uint8Array> = {
      prior: (_world, _seat, moves, priors) => {
        for (let i = 0; i < moves.length; i++) priors[i] = moves.at(i) / 10
      },
      settings: { bandit: { exploration: 2, priorBias: 0, widening: { first: 2, growth: 0.1 } } },
    }
    const tried = (playouts: number): readonly Move[] =>
      new Search(noughtsAndCrosses, guide)
        .search(start(noughtsAndCrosses), 0, fastChance(1), { playouts })
        .candidates.filter((candidate) => candidate.playouts > 0)
        .map(({ move }) => move)
    expect(tried(50)).toEqual([6, 7, 8])
    expect(tried(800)).toEqual([4, 5, 6, 7, 8])
  })

  test('each search has its own memory, also when several alternate', () => {
    interface Notes {
      marks: Set<number>
    }
    let notes: Notes | undefined
    const made: Notes[] = []
    const guide: Guide<Uint8Array> = {
      createMemory: () => {
        made.push({ marks: new Set() })
        return made.at(-1)
      },
      useMemory: (given) => {
        notes = given as Notes
      },
      playout(world) {
        notes?.marks.add(world[0])
        return 0
      },
    }
    const search = new Search(noughtsAndCrosses, guide)
    const questions = [0, 1].map((mark) => {
      const state = start(noughtsAndCrosses)
      state[0] = mark
      const [seat] = noughtsAndCrosses.actors(state)
      return search.begin(state, seat, fastChance(mark), { playouts: 20 })
    })
    for (let isDone = false; !isDone; ) isDone = questions.map((question) => question.run(() => false)).every(Boolean)
    expect(made.map(({ marks }) => [...marks])).toEqual([[0], [1]])
  })

  test('moves are compared in the same worlds', () => {
    const state = withCard(start(bluff), 'high')
    bluff.apply(state, 0, BET, fastChance(0))
    const cards = new Map<Move, number[]>()
    const watched: Game<Uint8Array> = {
      ...bluff,
      apply(world, seat, move, chance, log) {
        cards.set(move, [...(cards.get(move) ?? []), cardOf(world)])
        bluff.apply(world, seat, move, chance, log)
      },
    }
    new Search(watched, {}, { sharedDeterminizations: 8 }).search(state, 1, fastChance('worlds'), { playouts: 100 })
    const [one, other] = [...cards.values()].map((met) => met.slice(0, 8))
    expect(one).toEqual(other)
    expect(new Set(one).size).toBe(2)
  })

  test('a prior used as a value gives way to results', () => {
    const looks: number[] = []
    const guide: Guide<Uint8Array> = {
      isLeaf: () => true,
      prior: (_world, _seat, moves, priors) => {
        looks.push(moves.length)
        for (let i = 0; i < moves.length; i++) priors[i] = moves.at(i) === 5 ? 0.9 : 0.4
      },
      evaluate: (world, values) => {
        values[0] = world[4] === 0 ? 0.6 : 0.3
        values[1] = 1 - values[0]
      },
      settings: { bandit: { exploration: 0.02, priorBias: 0, priorVisits: 4 } },
    }
    const after = (playouts: number) =>
      new Search(noughtsAndCrosses, guide).search(start(noughtsAndCrosses), 0, fastChance(1), { playouts }).move
    expect(after(1)).toBe(5)
    expect(after(400)).toBe(4)
    // Both times the nine moves got priors only once, however often they were selected.
    expect(looks).toEqual([9, 9])
  })

  test('a playout can end before a new decision', () => {
    const marks = (world: Uint8Array): number => world.filter((cell) => cell < 2).length
    const evaluated: number[] = []
    const guide: Guide<Uint8Array> = {
      playoutDepth: 0,
      evaluate: (world, values) => {
        evaluated.push(marks(world))
        values.fill(0.5)
      },
    }
    const search = new Search(noughtsAndCrosses, guide, { expandsOnRevisit: true })
    search.search(start(noughtsAndCrosses), 0, fastChance(1), { playouts: 30 })
    // The first playout makes its move without a look at the answers, as do those that reach an answer for the first
    // time.
    expect(evaluated.slice(0, 9)).toEqual(new Array(9).fill(1))
    expect(evaluated).toContain(2)
  })

  test('a playout stops where the guide says, with the value of the guide', () => {
    const guide: Guide<Uint8Array> = {
      playoutDepth: 0,
      evaluate: (world, values) => {
        values[0] = world[4] === 0 ? 1 : 0
        values[1] = 1 - values[0]
      },
    }
    const thought = new Search(noughtsAndCrosses, guide).search(start(noughtsAndCrosses), 0, fastChance(1), {
      playouts: 100,
    })
    expect(thought.move).toBe(4)
    expect(thought.candidates.map(({ value }) => Math.round(value))).toEqual([0, 0, 0, 0, 1, 0, 0, 0, 0])
  })

  test('a world that the guide evaluates is not played on, in the tree or beyond', () => {
    const marks = (world: Uint8Array): number => world.filter((cell) => cell < 2).length
    const evaluated: number[] = []
    const guide: Guide<Uint8Array> = {
      isLeaf: (world) => marks(world) >= 3,
      evaluate: (world, values) => {
        evaluated.push(marks(world))
        values.fill(0.5)
      },
    }
    new Search(noughtsAndCrosses, guide).search(start(noughtsAndCrosses), 0, fastChance(1), { playouts: 900 })
    expect(evaluated).toHaveLength(900)
    expect(new Set(evaluated)).toEqual(new Set([3]))
  })

  test('a playout uses the moves of the guide', () => {
    const seen: Move[] = []
    const guide: Guide<Uint8Array> = {
      playout: (_world, _seat, moves) => {
        seen.push(moves.at(0))
        return 0
      },
    }
    new Search(noughtsAndCrosses, guide).search(start(noughtsAndCrosses), 0, fastChance(1), { playouts: 1 })
    expect(seen.length).toBeGreaterThan(2)
    expect([...seen].sort((a, b) => a - b)).toEqual(seen)
  })
})
