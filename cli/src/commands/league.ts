import { botNamed, POLICIES, type Policy, playsGame, SEARCH_BOT_NAMES } from '@tudor-rose/bots'
import { BOTS, botsWithData } from '@tudor-rose/registry/bots'
import type { AnyGame } from '@tudor-rose/table'
import type { Command } from '../command.ts'
import { print, printJson } from '../environment.ts'
import { chosenGame, GAME_OPERAND, OPTION_FLAG } from '../game-entry.ts'
import {
  type BotScore,
  equalShares,
  type League,
  type Pairing,
  pairsOf,
  playLeague,
  type SeatingPlan,
  seatingsOf,
} from '../league.ts'
import { Progress } from '../progress.ts'
import { percent } from '../simulation-statistics.ts'
import { UsageError } from '../usage-error.ts'

const DEFAULT_GAMES = 100
const MAX_TIME_FACTOR = 100
const clock = (): number => performance.now()

export const league: Command = {
  name: 'league',
  summary: 'Play bots against each other and compare their strength.',
  details: [
    'Each pair of bots plays every game twice, with seats exchanged and the same dice and cards.',
    'With more than two seats, the two alternate around the table. A game is one point, shared by its winners.',
    'With --alone, the first of two bots plays one seat and the second all others, once for each seat; the shares that',
    'equally strong bots would get are shown.',
    'Shares are shown with their 95 % confidence interval (Wilson). Games of one seed share their cards, so the intervals',
    'are approximate, and mostly too wide, because seats are exchanged.',
    'hard@0.1 is hard with a tenth of its time.',
    `Bots: ${[...Object.keys(POLICIES), ...SEARCH_BOT_NAMES].join(', ')}.`,
    'Without milliseconds and levels, the same seed gives the same games.',
  ],
  operands: [GAME_OPERAND],
  flags: [
    { name: 'bots', value: 'A,B,...', about: 'two or more bots, separated by commas' },
    {
      name: 'games',
      value: 'N',
      about: `games per pair, a multiple of the number of seatings (default: about ${DEFAULT_GAMES})`,
    },
    { name: 'alone', about: 'one bot against all others, instead of alternating seats' },
    { name: 'seed', value: 'S', about: 'the same seed gives the same games (default: 1)' },
    OPTION_FLAG,
    {
      name: 'time-factor',
      value: 'F',
      about: 'scales the time of levels: 0.1 is a tenth (default: 1)',
    },
    {
      name: 'json',
      about: 'JSON: game, options, seed, seating, timeFactor, equalShares, pairings, table, seconds',
    },
  ],
  examples: [
    ['tudor league cousins-war --bots greedy,random', 'what looking one move ahead is worth'],
    ['tudor league lancaster --bots easy,medium,hard --time-factor 0.1', 'the levels, with a tenth of their time'],
    ['tudor league lancaster --option players=4 --bots hard,random --alone', 'one against three'],
    ['tudor league richard3 --bots search:100,search:400,random --games 20 --json', 'machine-readable'],
  ],

  run(args, environment) {
    const { entry, options } = chosenGame(environment.games, args)
    const { game } = entry
    const timeFactor = parseTimeFactor(args.text('time-factor'))
    const bots = parseBots(args.text('bots'), game, timeFactor)
    const seating: SeatingPlan = args.has('alone') ? 'alone' : 'by-turns'
    if (seating === 'alone' && bots.length > 2) throw new UsageError(`--alone takes two bots, not ${bots.length}`)
    const seats = game.seats(options).length
    const seatings = seatingsOf(seating, seats)
    const games = args.integer('games', 2) ?? seatings * Math.ceil(DEFAULT_GAMES / seatings)
    if (games % seatings > 0)
      throw new UsageError(`--games must be a multiple of ${seatings}, because seats are exchanged, not "${games}"`)
    const seed = args.text('seed') ?? '1'
    const total = games * pairsOf(bots).length
    const progress = new Progress(environment, game.name, total)
    const start = clock()
    const order = { game, options, bots, seeds: games / seatings, seating, seed, clock }
    const played = playLeague(order, (done, moves) =>
      progress.update(
        done,
        `${game.name}, ${done} of ${total} games${moves > 0 ? `, ${moves} moves in the next` : ''}`,
      ),
    )
    progress.end()
    const seconds = Math.round(clock() - start) / 1000
    const manner = { seating, timeFactor, equalShares: equalShares(seating, seats) }
    if (args.has('json')) printJson(environment, { game: game.name, options, seed, ...manner, ...played, seconds })
    else print(environment, summary(game.name, played, seating === 'alone' ? seats : undefined, seconds).join('\n'))
  },
}

function parseBots(text: string | undefined, game: AnyGame, timeFactor: number): readonly Policy[] {
  const names = text?.split(',').map((name) => name.trim()) ?? []
  if (names.length < 2) throw new UsageError('tudor league needs at least two bots: --bots greedy,random')
  const twice = names.find((name, index) => names.indexOf(name) < index)
  if (twice !== undefined) throw new UsageError(`the bot "${twice}" is listed more than once`)
  if (names.some((name) => !playsGame(name, game.name, BOTS)))
    throw new UsageError(`the greedy bot cannot play ${game.name}`)
  const bots = botsWithData([game.name])
  return names.map((name) => botNamed(name, bots, clock, timeFactor))
}

function parseTimeFactor(text: string | undefined): number {
  if (text === undefined) return 1
  const factor = Number(text)
  if (/^\d*\.?\d+$/.test(text) && factor > 0 && factor <= MAX_TIME_FACTOR) return factor
  throw new UsageError(`--time-factor takes a number above 0 and up to ${MAX_TIME_FACTOR}, such as 0.1, not "${text}"`)
}

const lineOf = ({ bot, share, low, high, millisecondsPerDecision }: BotScore): string =>
  `${bot}: ${percent(share)} (${percent(low)} to ${percent(high)}), ${millisecondsPerDecision.toFixed(1)} ms per decision`

/** `aloneAmong` is the number of seats if the first bot sits alone. */
function pairingLines({ bots: [one, other], games, stopped }: Pairing, aloneAmong: number | undefined): string[] {
  const pair =
    aloneAmong === undefined
      ? `${one.bot} against ${other.bot}`
      : `${one.bot} alone against ${aloneAmong - 1} ${other.bot}`
  const line =
    `  ${pair}: ${one.points} to ${other.points} in ${games} games, ` +
    `${percent(one.share)} (${percent(one.low)} to ${percent(one.high)})`
  return [
    line,
    ...(aloneAmong === undefined
      ? []
      : [
          `  equal bots would get ${equalShares('alone', aloneAmong)
            .map((share) => percent(share))
            .join(' and ')}`,
        ]),
    ...(stopped === 0 ? [] : [`  ${stopped} of the games did not end and count as draws`]),
  ]
}

const summary = (
  game: string,
  { pairings, table }: League,
  aloneAmong: number | undefined,
  seconds: number,
): string[] => [
  `${game}, ${seconds} s`,
  ...pairings.flatMap((pairing) => pairingLines(pairing, aloneAmong)),
  ...table.map((result, index) => `  ${index + 1}. ${lineOf(result)}`),
]
