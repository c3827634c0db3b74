import { POLICIES, type Policy } from '@tudor-rose/bots'
import { type AnyGame, fastChance, type Log, type Options, Texts } from '@tudor-rose/table'
import type { Command } from '../command.ts'
import { choiceGiven, GAME_OPERAND, OPTION_FLAG } from '../offer.ts'
import { Progress } from '../progress.ts'
import { print, printJson } from '../surroundings.ts'
import type { Tally } from '../tally.ts'
import { suggestion, WrongInput } from '../wrong-input.ts'

/** How often each way of ending a game came up: by winner, then by the message key of the reason. */
type Results = Record<string, Record<string, number>>

interface Simulation {
  readonly game: string
  readonly options: Options
  readonly policy: string
  readonly games: number
  readonly moves: number
  readonly results: Results
  readonly seconds: number
  /** What the game itself counts, where it does. */
  readonly figures?: Readonly<Record<string, unknown>>
}

const STANDARD_POLICY = 'random'

export const sim: Command = {
  name: 'sim',
  summary: 'Let programs play many games and count how they end.',
  operands: [GAME_OPERAND],
  flags: [
    { name: 'games', value: 'N', about: 'how many games; 1000 if not given' },
    { name: 'seed', value: 'S', about: 'the same seed gives the same games; 1 if not given' },
    {
      name: 'policy',
      value: 'NAME',
      about: `how everybody plays: ${Object.keys(POLICIES).join(' or ')}; ${STANDARD_POLICY} if not given`,
    },
    OPTION_FLAG,
    {
      name: 'json',
      about: 'one line of JSON: game, options, policy, games, moves, results, seconds, perhaps figures',
    },
  ],
  examples: [
    ['tudor sim richard3 --games 1000 --seed 7 --option scenario=kingmaker', 'who wins when nobody thinks'],
    ['tudor sim cousins-war --policy greedy', 'who wins when everybody looks one move ahead'],
  ],

  run(given, around) {
    const { offer, options } = choiceGiven(around.offers, given)
    const { game, tally: newTally } = offer
    const policy = policyNamed(given.text('policy') ?? STANDARD_POLICY)
    const games = given.whole('games', 1) ?? 1000
    const seed = given.text('seed') ?? '1'
    const tally = newTally?.(game)
    const progress = new Progress(around, `${game.name}, ${games} games`, games)
    const simulation = simulate({ game, options, policy, tally, games, seed }, (done) => progress.update(done))
    progress.end()
    if (given.has('json')) printJson(around, simulation)
    else print(around, [...summary(simulation, new Texts(game, 'en')), ...indented(tally?.lines() ?? [])].join('\n'))
  },
}

function policyNamed(name: string): Policy {
  if (Object.hasOwn(POLICIES, name)) return POLICIES[name]()
  throw new WrongInput(`there is no policy "${name}"; ${suggestion(name, Object.keys(POLICIES))}`)
}

interface Order {
  readonly game: AnyGame
  readonly options: Options
  readonly policy: Policy
  readonly tally: Tally | undefined
  readonly games: number
  readonly seed: string
}

function simulate({ game, options, policy, tally, games, seed }: Order, onGame: (done: number) => void): Simulation {
  const names = game.seats(options)
  const results: Results = {}
  const log: Log | undefined = tally?.event && { tell: (event) => tally.event?.(event), reveal: () => {} }
  let moves = 0
  const start = performance.now()
  for (let number = 1; number <= games; number++) {
    tally?.begin?.()
    const chance = fastChance(`${seed}/${number}`)
    const picks = fastChance(`${seed}/${number}/players`)
    const state = game.setup(options, chance, log)
    let played = 0
    for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
      if (played++ === game.moveBound)
        throw new Error(`game ${number} of seed ${seed} is not over after ${game.moveBound} moves`)
      const seat = actors[picks.below(actors.length)]
      const move = policy.choose(game, state, seat, picks)
      tally?.move?.(state, seat, move)
      game.apply(state, seat, move, chance, log)
    }
    moves += played
    tally?.end?.(state)
    const result = game.result(state)
    const winner = result?.winners.map((seat) => names[seat]).join(' and ') || 'nobody'
    const reason = result?.reason ?? ''
    results[winner] ??= {}
    results[winner][reason] = (results[winner][reason] ?? 0) + 1
    onGame(number)
  }
  const seconds = Math.round(performance.now() - start) / 1000
  const counted = { game: game.name, options, policy: policy.name, games, moves, results, seconds }
  return tally === undefined ? counted : { ...counted, figures: tally.json() }
}

const indented = (lines: readonly string[]): string[] => lines.map((line) => (line === '' ? '' : `  ${line}`))

function summary({ game, options, policy, games, moves, results, seconds }: Simulation, texts: Texts): string[] {
  const lines = Object.entries(results).flatMap(([winner, reasons]) =>
    Object.entries(reasons).map(([reason, count]) => {
      const share = ((100 * count) / games).toFixed(1)
      return `  ${winner}: ${texts.say(reason)}: ${count} (${share} %)`
    }),
  )
  const chosen = Object.entries(options).map(([name, value]) => `${name}=${value}`)
  return [
    `${game} ${chosen.join(' ')}, ${policy} policy`,
    `  ${games} games, ${moves} moves (${Math.round(moves / games)} a game), ${seconds} s`,
    ...lines.sort(),
  ]
}
