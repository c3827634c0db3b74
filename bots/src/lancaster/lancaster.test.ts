import { game, STANDARD_COMPONENTS } from '@tudor-rose/lancaster'
import { completeOptions, fastChance, MoveList, type Seat } from '@tudor-rose/table'
import { describe, expect, test } from 'vitest'
import { fewOrMany } from '../../../table/src/fixture/depth.ts'
import { POLICIES, type Policy, searchPolicy } from '../index.ts'
import { BOTS } from '../testing/bots.ts'

/** Returns the winners, with the given players by seat. */
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
    const [greedy, random] = [POLICIES.greedy(BOTS), POLICIES.random(BOTS)]
    const games = fewOrMany(12, 60)
    let won = 0
    for (let number = 0; number < games; number++) {
      const own = number % players
      const everybody = Array.from({ length: players }, (_, seat) => (seat === own ? greedy : random))
      const winners = playOut(everybody, `against random/${players}/${number}`)
      if (winners.length === 1 && winners[0] === own) won++
    }
    expect(won).toBeGreaterThan(0.9 * games)
  })

  test('two worlds that the seat cannot tell apart give the same legal move, and the state is unchanged', () => {
    const policy = POLICIES.greedy(BOTS)
    const moves = new MoveList()
    const steps = new Set<string>()
    for (let number = 0; number < fewOrMany(1, 3); number++) {
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

/**
 * Rewards of several kinds and many of each, offers of everything, cards and tracks with other values, laws in other
 * sections.
 */
function ownComponents(): string {
  // biome-ignore lint/suspicious/noExplicitAny: a file that a table's owner writes
  const file: any = structuredClone(STANDARD_COMPONENTS)
  file.counties[0].reward = { points: 12, gold: 12, extension: 3 }
  file.counties[1].reward = { upgrade: 4, crossing: 1 }
  file.counties[2].reward = { nobleAnywhere: 3, newKnight: 3 }
  file.counties[3].startPlayer = true
  file.castle[2] = { id: 'mason', reward: { extension: 2 }, cost: 1, source: 'ours' }
  file.castle[3] = { id: 'hall', reward: { nobleAnywhere: 2, squires: 3 }, source: 'ours' }
  file.castle[4] = { id: 'mint', reward: { gold: 9 }, cost: 2, source: 'ours' }
  file.favours[2].reward = { extension: 1, points: 2 }
  file.favours[3].reward = { newKnight: 2 }
  for (const [index, card] of file.conflicts.entries()) {
    card.strength = index % 2 === 0 ? 1 : 30
    card.points = [12, 5, 0]
  }
  file.noblePoints.values = [0, 2, 4, 6, 8, 10, 12, 14, 16, 18]
  file.shameTrack.values = [9, 0, 15, 2, 1]
  file.rewardTiles[6].reward = { upgrade: 2, votes: 5 }
  const { base, new: newLaws } = file.laws
  ;[base[1], newLaws[1]] = [newLaws[1], base[1]]
  ;[base[4], base[0]] = [base[0], base[4]]
  return JSON.stringify(file)
}

const everything = { court: 'true', displeasure: 'true', rewardTiles: 'true', laws: 'king' }
const tables = [
  ['with all modules', game, everything],
  ['with components of one’s own', game.components!.with(ownComponents()), {}],
  [
    'with components of one’s own and all modules',
    game.components!.with(ownComponents()),
    { ...everything, laws: 'lot' },
  ],
] as const

describe.each(tables)('Lancaster %s', (_, own, options) => {
  const bots = [POLICIES.greedy(BOTS), searchPolicy({ playouts: fewOrMany(2, 10) }, BOTS)]

  test.each([2, 3, 4, 5])(
    'is played to the end by greedy and search with finite values, with %d players',
    (players) => {
      const [judge, guide] = [BOTS.lancaster.moveRater!(own), BOTS.lancaster.guide!(own)]
      const chance = fastChance(`modules/${players}`)
      const picks = fastChance(`modules/${players}/players`)
      const state = own.setup(completeOptions(own, { players: `${players}`, ...options }), chance)
      const moves = new MoveList()
      const chances = new Float64Array(players)
      for (let actors = own.actors(state); actors.length > 0; actors = own.actors(state)) {
        const seat = actors[picks.below(actors.length)]
        moves.clear()
        own.moves(state, seat, moves)
        const ratings = new Float64Array(moves.length)
        judge.rate(own.imagine(state, seat, picks), seat, moves, picks, ratings)
        expect(ratings.every(Number.isFinite)).toBe(true)
        guide.evaluate!(state, chances)
        expect(chances.every(Number.isFinite)).toBe(true)
        own.apply(state, seat, bots[seat % bots.length].choose(own, state, seat, picks), chance)
      }
      expect(own.result(state)!.winners.length).toBeGreaterThan(0)
    },
  )
})
