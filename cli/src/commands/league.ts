import { botNamed, POLICIES, type Policy, playsGame, THINKING_NAMES } from '@tudor-rose/bots'
import type { AnyGame } from '@tudor-rose/table'
import type { Command } from '../command.ts'
import { guidesFor } from '../guides.ts'
import {
  equalShares,
  type League,
  type Pairing,
  pairsOf,
  playLeague,
  type Seating,
  type Standing,
  seatingsOf,
} from '../league.ts'
import { choiceGiven, GAME_OPERAND, OPTION_FLAG } from '../offer.ts'
import { Progress } from '../progress.ts'
import { print, printJson } from '../surroundings.ts'
import { WrongInput } from '../wrong-input.ts'

const USUAL_GAMES = 100
const MOST_TIME = 100
const clock = (): number => performance.now()

export const league: Command = {
  name: 'league',
  summary: 'Let bots play against each other and tell who is the stronger, and how surely.',
  details: [
    'Every two of the bots play each other. Each game is played twice, with seats exchanged and the same dice and cards.',
    'With more than two seats the two take turns around the table. A game is one point, shared by its winners.',
    'With --alone the first of two sits alone against the second at all other seats, once at each; what equal bots would',
    'get is told with it.',
    'Shares come with the interval in which the true one lies at 95 % (Wilson). The games of one seed share their cards, so',
    'that intervals are approximate, mostly too wide, as seats are exchanged.',
    'hard@0.1 is hard with a tenth of its time, to see what time is worth.',
    `Bots are ${[...Object.keys(POLICIES), ...THINKING_NAMES].join(', ')}.`,
    'Without milliseconds or levels among them, the same seed gives the same games.',
  ],
  operands: [GAME_OPERAND],
  flags: [
    { name: 'bots', value: 'A,B,...', about: 'two or more bots, with commas between' },
    {
      name: 'games',
      value: 'N',
      about: `how many games for each pair, the same number in all seatings; ${USUAL_GAMES} or a few more if not given`,
    },
    { name: 'alone', about: 'of two bots, one against all others, instead of turns around the table' },
    { name: 'seed', value: 'S', about: 'the same seed gives the same games; 1 if not given' },
    OPTION_FLAG,
    {
      name: 'time-factor',
      value: 'F',
      about: 'levels get this part of their time: 0.1 is a tenth; 1 if not given',
    },
    {
      name: 'json',
      about: 'JSON: game, options, seed, seating, timeFactor, equalShares, pairings, table, seconds',
    },
  ],
  examples: [
    ['tudor league cousins-war --bots greedy,random', 'how much looking one move ahead is worth'],
    ['tudor league lancaster --bots easy,medium,hard --time-factor 0.1', 'the levels, with a tenth of their time'],
    ['tudor league lancaster --option players=4 --bots hard,random --alone', 'one against three'],
    ['tudor league richard3 --bots search:100,search:400,random --games 20 --json', 'for a program to read'],
  ],

  run(given, around) {
    const { offer, options } = choiceGiven(around.offers, given)
    const { game } = offer
    const timeFactor = timeFactorGiven(given.text('time-factor'))
    const bots = botsGiven(given.text('bots'), game, timeFactor)
    const seating: Seating = given.has('alone') ? 'alone' : 'by-turns'
    if (seating === 'alone' && bots.length > 2)
      throw new WrongInput(`--alone is for two bots, the first against the second, not for ${bots.length}`)
    const seats = game.seats(options).length
    const seatings = seatingsOf(seating, seats)
    const games = given.whole('games', 2) ?? seatings * Math.ceil(USUAL_GAMES / seatings)
    if (games % seatings > 0)
      throw new WrongInput(`--games takes a multiple of ${seatings}, as seats are exchanged, not "${games}"`)
    const seed = given.text('seed') ?? '1'
    const total = games * pairsOf(bots).length
    const progress = new Progress(around, game.name, total)
    const start = clock()
    const order = { game, options, bots, seeds: games / seatings, seating, seed, clock }
    const played = playLeague(order, (done, moves) =>
      progress.update(
        done,
        `${game.name}, ${done} of ${total} games${moves > 0 ? `, ${moves} moves into the next` : ''}`,
      ),
    )
    progress.end()
    const seconds = Math.round(clock() - start) / 1000
    const manner = { seating, timeFactor, equalShares: equalShares(seating, seats) }
    if (given.has('json')) printJson(around, { game: game.name, options, seed, ...manner, ...played, seconds })
    else print(around, summary(game.name, played, seating === 'alone' ? seats : undefined, seconds).join('\n'))
  },
}

function botsGiven(text: string | undefined, game: AnyGame, timeFactor: number): readonly Policy[] {
  const names = text?.split(',').map((name) => name.trim()) ?? []
  if (names.length < 2) throw new WrongInput('tudor league needs two bots or more: --bots greedy,random')
  const twice = names.find((name, index) => names.indexOf(name) < index)
  if (twice !== undefined) throw new WrongInput(`the bot "${twice}" is named more than once`)
  if (names.some((name) => !playsGame(name, game.name)))
    throw new WrongInput(`nobody has taught the greedy bot ${game.name} yet`)
  const guides = guidesFor(game.name)
  return names.map((name) => botNamed(name, POLICIES, guides, clock, timeFactor))
}

function timeFactorGiven(text: string | undefined): number {
  if (text === undefined) return 1
  const factor = Number(text)
  if (/^\d*\.?\d+$/.test(text) && factor > 0 && factor <= MOST_TIME) return factor
  throw new WrongInput(`--time-factor takes a number above 0 and up to ${MOST_TIME}, such as 0.1, not "${text}"`)
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

const lineOf = ({ bot, share, low, high, millisecondsPerDecision }: Standing): string =>
  `${bot}: ${percent(share)} (${percent(low)} to ${percent(high)}), ${millisecondsPerDecision.toFixed(1)} ms a decision`

/** `aloneAmong` is the number of seats where the first sits alone. */
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
      : [`  equal bots would get ${equalShares('alone', aloneAmong).map(percent).join(' and ')}`]),
    ...(stopped === 0 ? [] : [`  ${stopped} of the games did not end, and were shared by all`]),
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
  ...table.map((standing, index) => `  ${index + 1}. ${lineOf(standing)}`),
]
