import { POLICIES, type Policy } from '@tudor-rose/bots'
import { BOTS } from '@tudor-rose/registry/bots'
import { type AnyGame, fastChance, type Log, type Options, Texts } from '@tudor-rose/table'
import type { Command } from '../command.ts'
import { print, printJson } from '../environment.ts'
import { chosenGame, GAME_OPERAND, OPTION_FLAG } from '../game-entry.ts'
import { Progress } from '../progress.ts'
import type { SimulationStatistics } from '../simulation-statistics.ts'
import { suggestion, UsageError } from '../usage-error.ts'

/** How often each result occurred: by winner, then by the message key of the reason. */
type Results = Record<string, Record<string, number>>

interface Simulation {
  readonly game: string
  readonly options: Options
  readonly policy: string
  readonly games: number
  readonly moves: number
  readonly results: Results
  readonly seconds: number
  /** Statistics of the game, if it has any. */
  readonly figures?: Readonly<Record<string, unknown>>
}

const STANDARD_POLICY = 'random'

export const sim: Command = {
  name: 'sim',
  summary: 'Simulate many games and count how they end.',
  operands: [GAME_OPERAND],
  flags: [
    { name: 'games', value: 'N', about: 'number of games (default: 1000)' },
    { name: 'seed', value: 'S', about: 'the same seed gives the same games (default: 1)' },
    {
      name: 'policy',
      value: 'NAME',
      about: `policy of all players: ${Object.keys(POLICIES).join(' or ')} (default: ${STANDARD_POLICY})`,
    },
    OPTION_FLAG,
    {
      name: 'json',
      about: 'one JSON object: game, options, policy, games, moves, results, seconds, figures',
    },
  ],
  examples: [
    ['tudor sim richard3 --games 1000 --seed 7 --option scenario=kingmaker', 'everybody moves at random'],
    ['tudor sim cousins-war --policy greedy', 'everybody looks one move ahead'],
  ],

  run(args, environment) {
    const { entry, options } = chosenGame(environment.games, args)
    const { game, statistics: newStatistics } = entry
    const policy = policyNamed(args.text('policy') ?? STANDARD_POLICY)
    const games = args.integer('games', 1) ?? 1000
    const seed = args.text('seed') ?? '1'
    const statistics = newStatistics?.(game)
    const progress = new Progress(environment, `${game.name}, ${games} games`, games)
    const simulation = simulate({ game, options, policy, statistics, games, seed }, (done) => progress.update(done))
    progress.end()
    if (args.has('json')) printJson(environment, simulation)
    else
      print(
        environment,
        [...summary(simulation, new Texts(game, 'en')), ...indented(statistics?.lines() ?? [])].join('\n'),
      )
  },
}

function policyNamed(name: string): Policy {
  if (Object.hasOwn(POLICIES, name)) return POLICIES[name](BOTS)
  throw new UsageError(`there is no policy "${name}"; ${suggestion(name, Object.keys(POLICIES))}`)
}

interface SimulationSettings {
  readonly game: AnyGame
  readonly options: Options
  readonly policy: Policy
  readonly statistics: SimulationStatistics | undefined
  readonly games: number
  readonly seed: string
}

function simulate(
  { game, options, policy, statistics, games, seed }: SimulationSettings,
  onGame: (done: number) => void,
): Simulation {
  const names = game.seats(options)
  const results: Results = {}
  const log: Log | undefined = statistics?.event && { tell: (event) => statistics.event?.(event), reveal: () => {} }
  let moves = 0
  const start = performance.now()
  for (let number = 1; number <= games; number++) {
    statistics?.begin?.()
    const chance = fastChance(`${seed}/${number}`)
    const picks = fastChance(`${seed}/${number}/players`)
    const state = game.setup(options, chance, log)
    let played = 0
    for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
      if (played++ === game.moveBound)
        throw new Error(`game ${number} of seed ${seed} is not over after ${game.moveBound} moves`)
      const seat = actors[picks.below(actors.length)]
      const move = policy.choose(game, state, seat, picks)
      statistics?.move?.(state, seat, move)
      game.apply(state, seat, move, chance, log)
    }
    moves += played
    statistics?.end?.(state)
    const result = game.result(state)
    const winner = result?.winners.map((seat) => names[seat]).join(' and ') || 'nobody'
    const reason = result?.reason ?? ''
    results[winner] ??= {}
    results[winner][reason] = (results[winner][reason] ?? 0) + 1
    onGame(number)
  }
  const seconds = Math.round(performance.now() - start) / 1000
  const counted = { game: game.name, options, policy: policy.name, games, moves, results, seconds }
  return statistics === undefined ? counted : { ...counted, figures: statistics.json() }
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
    `  ${games} games, ${moves} moves (${Math.round(moves / games)} per game), ${seconds} s`,
    ...lines.sort(),
  ]
}
