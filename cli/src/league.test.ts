import { POLICIES, type Policy } from '@tudor-rose/bots'
import { game as lancasterGame } from '@tudor-rose/lancaster'
import { BOTS } from '@tudor-rose/registry/bots'
import { type AnyGame, completeOptions, fastChance, MoveList } from '@tudor-rose/table'
import { describe, expect, test } from 'vitest'
import { duel } from '../../table/src/fixture/duel.ts'
import { playLeague } from './league.ts'
import { DUEL, run } from './testing/run.ts'

const game = duel as AnyGame
const lancaster = lancasterGame as AnyGame
const options = { length: 'short', scouting: 'yes' }

/** Plays its first or last move, and records its seat and its cards. */
function simple(name: string, takesLast: boolean, seen: string[] = []): Policy {
  const moves = new MoveList()
  return {
    name,
    choose(_, state, seat) {
      moves.clear()
      game.moves(state, seat, moves)
      seen.push(`${seat} ${game.view(state, seat).hand}`)
      return moves.at(takesLast ? moves.length - 1 : 0)
    },
  }
}

const order = (bots: readonly Policy[], seeds: number) => ({
  game,
  options,
  bots,
  seeds,
  seating: 'by-turns' as const,
  seed: 's',
  clock: () => 0,
})

describe('a league', () => {
  test('every pair plays each seed twice, and all points are distributed', () => {
    const done: number[] = []
    const bots = [simple('a', true), simple('b', false), simple('c', true)]
    const { pairings, table } = playLeague(order(bots, 5), (games) => done.push(games))
    expect(pairings.map(({ bots: [one, other] }) => `${one.bot} ${other.bot}`)).toEqual(['a b', 'a c', 'b c'])
    expect([...new Set(done)]).toEqual(Array.from({ length: 31 }, (_, index) => index))
    for (const { bots, games } of pairings) {
      expect(games).toBe(10)
      expect(bots[0].points + bots[1].points).toBeCloseTo(10, 3)
    }
    expect(table.map(({ games }) => games)).toEqual([20, 20, 20])
    expect(table.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(30, 3)
  })

  test('reports its progress before the first move, after every move and after every game', () => {
    const told: (readonly [number, number])[] = []
    const { pairings } = playLeague(order([simple('a', true), simple('b', false)], 1), (...now) => told.push(now))
    expect(told[0]).toEqual([0, 0])
    expect(told.at(-1)).toEqual([2, 0])
    const secondGame = told.findIndex(([games]) => games === 1)
    expect(told.slice(0, secondGame).map(([, moves]) => moves)).toEqual(Array.from({ length: secondGame }, (_, i) => i))
    expect(told).toHaveLength(pairings[0].moves + 3)
  })

  test('a game that does not end is a draw, and the league continues', () => {
    const [dawdling, quick] = [simple('dawdling', false), simple('quick', true)]
    const whole = playLeague(order([dawdling, quick], 10), () => {}).pairings[0]
    expect(whole.stopped).toBe(0)
    const usual = Math.floor(whole.moves / whole.games)
    const { pairings } = playLeague({ ...order([dawdling, quick], 10), game: { ...game, moveBound: usual } }, () => {})
    const [{ bots, games, stopped }] = pairings
    expect(games).toBe(20)
    expect(stopped).toBeGreaterThan(0)
    expect(stopped).toBeLessThan(20)
    expect(bots[0].points + bots[1].points).toBeCloseTo(20, 3)

    const none = playLeague({ ...order([dawdling, quick], 3), game: { ...game, moveBound: 2 } }, () => {}).pairings[0]
    expect(none).toMatchObject({ stopped: 6, bots: [{ points: 3 }, { points: 3 }] })
  })

  test('both sides get the same cards', () => {
    const [one, other]: [string[], string[]] = [[], []]
    playLeague(order([simple('one', true, one), simple('other', true, other)], 1), () => {})
    // Identical bots play the same game twice, once from either seat.
    expect([...one].sort()).toEqual([...other].sort())
    expect(new Set(one.map((line) => line[0]))).toEqual(new Set(['0', '1']))
  })

  test('identical bots share the points evenly', () => {
    const { pairings } = playLeague(order([simple('one', true), simple('other', true)], 20), () => {})
    expect(pairings[0].bots.map(({ share }) => share)).toEqual([0.5, 0.5])
    expect(pairings[0].bots[0]).toMatchObject({ low: 0.352, high: 0.648 })
  })

  test("bots that decide simultaneously do not see each other's choice", () => {
    const chosen: boolean[] = []
    const watching: Policy = {
      name: 'watching',
      choose(_, state, seat, chance) {
        chosen.push(game.view(state, seat).hasChosen[1 - seat])
        const moves = new MoveList()
        game.moves(state, seat, moves)
        return moves.at(chance.below(moves.length))
      },
    }
    playLeague(order([watching, simple('b', true)], 3), () => {})
    expect(chosen.length).toBeGreaterThan(10)
    expect(chosen).not.toContain(true)
  })

  test('each seat has its own source of chance, whichever bot plays it', () => {
    const drawn: string[] = []
    const drawing: Policy = {
      name: 'drawing',
      choose(_, state, seat, chance) {
        const moves = new MoveList()
        game.moves(state, seat, moves)
        drawn.push(`${seat}: ${chance.below(1000)}`)
        return moves.at(0)
      },
    }
    playLeague(order([drawing, simple('b', false)], 1), () => {})
    for (const seat of [0, 1]) expect(drawn).toContain(`${seat}: ${fastChance(`s/1/seat ${seat}`).below(1000)}`)
  })
})

describe('one against all', () => {
  const three = { players: '3', court: 'false', displeasure: 'false', rewardTiles: 'false' }

  test('the first bot plays each seat once, with the same cards, and the second all others', () => {
    const places: string[] = []
    const sitting = (name: string): Policy => ({
      name,
      choose(_, state, seat, chance) {
        places.push(`${name} ${seat}`)
        const moves = new MoveList()
        lancaster.moves(state, seat, moves)
        return moves.at(chance.below(moves.length))
      },
    })
    const { pairings } = playLeague(
      {
        game: lancaster,
        options: completeOptions(lancaster, three),
        bots: [sitting('one'), sitting('other')],
        seeds: 2,
        seating: 'alone',
        seed: 's',
        clock: () => 0,
      },
      () => {},
    )
    expect(pairings[0].games).toBe(6)
    expect(pairings[0].bots[0].points + pairings[0].bots[1].points).toBeCloseTo(6, 3)
    expect(new Set(places).size).toBe(6)
    const [one, other] = pairings[0].bots.map(({ decisions }) => decisions)
    expect(one / (one + other)).toBeCloseTo(1 / 3, 1)
  })

  test('the table starts with the bot that got more than equal bots would', () => {
    const { table, pairings } = playLeague(
      {
        game: lancaster,
        options: completeOptions(lancaster, three),
        bots: [POLICIES.greedy(BOTS), POLICIES.random(BOTS)],
        seeds: 3,
        seating: 'alone',
        seed: 's',
        clock: () => 0,
      },
      () => {},
    )
    expect(pairings[0].bots[0].share).toBeGreaterThan(1 / 3)
    expect(table.map(({ bot }) => bot)).toEqual(['greedy', 'random'])
  })
})

describe('tudor league', () => {
  const league = async (words: string) => JSON.parse((await run(`league duel ${words} --json`.split(' '))).out)

  test('one JSON line with exactly the documented fields', async () => {
    const line = await league('--bots search:20,random --games 10 --seed 3')
    expect(Object.keys(line)).toEqual([
      'game',
      'options',
      'seed',
      'seating',
      'timeFactor',
      'equalShares',
      'pairings',
      'table',
      'seconds',
    ])
    expect(line).toMatchObject({ game: 'duel', options: { length: 'short', scouting: 'yes' }, seed: '3' })
    expect(line).toMatchObject({ seating: 'by-turns', timeFactor: 1, equalShares: [0.5, 0.5] })
    const [{ bots, games }] = line.pairings
    expect(games).toBe(10)
    expect(Object.keys(bots[0])).toEqual([
      'bot',
      'games',
      'points',
      'share',
      'low',
      'high',
      'decisions',
      'millisecondsPerDecision',
    ])
    expect(line.table[0].share).toBeGreaterThanOrEqual(line.table[1].share)
  })

  test('the same seed gives the same games', async () => {
    const points = async (seed: number) =>
      (await league(`--bots search:30,random --games 30 --seed ${seed}`)).pairings[0].moves
    expect(await points(1)).toBe(await points(1))
    expect(await points(1)).not.toBe(await points(2))
  })

  test('games that did not end are reported', async () => {
    const games = [{ ...DUEL, game: { ...DUEL.game, moveBound: 2 } }]
    const { code, out } = await run('league duel --bots search:2,random --games 4'.split(' '), { games })
    expect(code).toBe(0)
    expect(out).toContain('search:2 against random: 2 to 2 in 4 games')
    expect(out).toContain('  4 of the games did not end and count as draws\n')
  })

  test('for people', async () => {
    const { out } = await run('league duel --bots search:30,random --games 10'.split(' '))
    expect(out).toMatch(/search:30 against random: [\d.]+ to [\d.]+ in 10 games, [\d.]+ % \([\d.]+ % to [\d.]+ %\)/)
    expect(out).toMatch(/ {2}1\. \S+: [\d.]+ % \(.*\), [\d.]+ ms per decision/)
  })

  test('a bot can be limited by time', async () => {
    const { pairings } = await league('--bots search:3ms,random --games 2')
    expect(pairings[0].bots[0].bot).toBe('search:3ms')
    expect(pairings[0].bots[0].millisecondsPerDecision).toBeGreaterThan(0)
  })

  test('levels play, with the given share of their time', async () => {
    const { pairings } = await league('--bots easy,medium --games 2 --time-factor 0.01')
    expect(pairings[0].bots.map(({ bot }: { bot: string }) => bot)).toEqual(['easy', 'medium'])
    expect(pairings[0].bots[0].points + pairings[0].bots[1].points).toBe(2)
  })

  test('a level can have a share of its time, against itself', async () => {
    const { pairings } = await league('--bots hard@0.004,hard@0.02 --games 2')
    expect(pairings[0].bots.map(({ bot }: { bot: string }) => bot)).toEqual(['hard@0.004', 'hard@0.02'])
  })

  test('one bot can sit alone; the share of equal bots is shown', async () => {
    const { pairings, seating, timeFactor, equalShares } = await league(
      '--bots search:20,random --games 4 --alone --time-factor 0.5',
    )
    expect(pairings[0].games).toBe(4)
    expect({ seating, timeFactor, equalShares }).toEqual({ seating: 'alone', timeFactor: 0.5, equalShares: [0.5, 0.5] })
  })

  /** The duel with more seats, whose players only watch. */
  const withSeats = (...seats: readonly string[]) => [{ ...DUEL, game: { ...DUEL.game, seats: () => seats } }]
  const alone = 'league duel --bots search:1,random --alone'.split(' ')

  test('alone against three, equal bots would get a quarter', async () => {
    const games = withSeats('Red', 'White', 'Blue', 'Green')
    const { out } = await run([...alone, '--games', '8'], { games })
    expect(out).toContain('search:1 alone against 3 random: ')
    expect(out).toContain('\n  equal bots would get 25.0 % and 75.0 %\n')
    const { equalShares } = JSON.parse((await run([...alone, '--games', '8', '--json'], { games })).out)
    expect(equalShares).toEqual([0.25, 0.75])
  })

  test('the default number of games fits the seatings', async () => {
    const { code, out } = await run([...alone, '--json'], { games: withSeats('Red', 'White', 'Blue') })
    expect(code).toBe(0)
    expect(JSON.parse(out).pairings[0].games).toBe(102)
    expect((await league('--bots random,search:1')).pairings[0].games).toBe(100)
    const refused = await run([...alone, '--games', '100'], { games: withSeats('Red', 'White', 'Blue') })
    expect(refused.err).toContain('--games must be a multiple of 3')
  })

  test('a progress bar on a terminal, from the start on; none in a pipe', async () => {
    const words = 'league duel --bots search:100,random --games 40'.split(' ')
    expect((await run(words)).err).toBe('')
    const { err } = await run(words, { onTerminal: true })
    expect(err.startsWith(`\r\x1b[Kduel, 0 of 40 games [${'.'.repeat(30)}] 0 %`)).toBe(true)
    expect(err).toMatch(/duel, \d+ of 40 games, \d+ moves in the next \[[#.]{30}\] \d+ %/)
  })

  test('the help says how reliable intervals are', async () => {
    expect((await run(['league', '--help'])).out).toMatch(/share their cards, so the intervals\s+are approximate/)
  })

  test.each([
    ['league duel', /needs at least two bots/],
    ['league duel --bots random', /needs at least two bots/],
    ['league duel --bots random,random', /"random" is listed more than once/],
    ['league duel --bots random,greedy', /the greedy bot cannot play duel/],
    [
      'league duel --bots random,serch',
      /there is no bot "serch"; available: random, greedy, easy, medium, hard, search/,
    ],
    ['league duel --bots random,search:0', /there is no bot "search:0"/],
    ['league duel --bots random,search:99999999', /there is no bot "search:99999999"/],
    ['league duel --bots random,hard@0', /there is no bot "hard@0"/],
    ['league duel --bots random,hard@much', /there is no bot "hard@much"/],
    ['league duel --bots random,hard --time-factor 0', /--time-factor takes a number above 0/],
    ['league duel --bots random,hard --time-factor much', /--time-factor takes a number above 0/],
    ['league duel --bots random,search --games 3', /a multiple of 2/],
    ['league duel --bots random,search --games 3 --alone', /a multiple of 2/],
    ['league duel --bots random,search --games 0', /integer of 2 or more/],
    ['league duel --bots random,search,easy --alone', /--alone takes two bots, not 3/],
  ])('%s is refused', async (line, reason) => {
    const { code, out, err } = await run(line.split(' '))
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(/^tudor: [^\n]+\n$/)
    expect(err).toMatch(reason)
  })
})
