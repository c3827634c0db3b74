import type { Command, ParsedArguments } from '../command.ts'
import { type Environment, print, printJson } from '../environment.ts'
import { chooseGame, findGame, GAME_OPERAND, type GameChoice, gameOptions, OPTION_FLAG } from '../game-entry.ts'
import { type Measurement, measure } from '../measure.ts'
import { measureSearch, type SearchMeasurement } from '../measure-search.ts'

const MAX_SECONDS = 600

export const bench: Command = {
  name: 'bench',
  summary: 'Measure the speed of random play, of copying states, and of search.',
  details: [
    'Random play lists all legal moves and picks one, for whole games, after a warm-up.',
    'Heap growth is measured over 1,000 more games.',
    'JSON fields: game, options, movesPerSecond, gamesPerSecond, copyNs, stateBytes and heapGrowthBytes.',
    'With --search, playouts per second are measured: random ones, from the start of a game to its end',
    '(randomPlayoutsPerSecond), and those of bots, in positions from all parts of a game (guidedPlayoutsPerSecond).',
    'Without --option, each value of the first option of a game (the scenario) is measured separately.',
  ],
  operands: [{ ...GAME_OPERAND, optional: true }],
  flags: [
    OPTION_FLAG,
    { name: 'search', about: 'measure playouts of search instead' },
    { name: 'seconds', value: 'S', about: 'duration (default: 3)' },
    {
      name: 'json',
      about: 'one JSON object per line',
    },
  ],
  examples: [
    ['tudor bench', 'every game and scenario'],
    ['tudor bench cousins-war --search', 'playouts per second'],
    ['tudor bench richard3 --option scenario=kingmaker --json', 'one scenario, machine-readable'],
  ],

  run(args, environment) {
    const seconds = args.integer('seconds', 1, MAX_SECONDS) ?? 3
    for (const { entry, options } of whatToMeasure(args, environment)) {
      if (args.has('search')) {
        const measured = measureSearch(entry.game, options, seconds, environment)
        if (args.has('json')) printJson(environment, measured)
        else print(environment, searchSummary(measured))
        continue
      }
      const measurement = measure(entry.game, options, seconds, environment)
      if (args.has('json')) printJson(environment, asJson(measurement))
      else print(environment, summary(measurement))
    }
  },
}

function whatToMeasure(args: ParsedArguments, environment: Environment): GameChoice[] {
  const name = args.operand(0)
  const games = name === undefined ? environment.games : [findGame(environment.games, name)]
  const asked = gameOptions(args)
  const hasAsked = Object.keys(asked).length > 0
  return games.flatMap((entry) => {
    const [first] = entry.game.options
    const variants = hasAsked || first === undefined ? [asked] : first.values.map((value) => ({ [first.name]: value }))
    return variants.map((variant) => chooseGame(entry, variant))
  })
}

/** The documented fields; the others are for people. */
const asJson = ({ copyIntoNs: _forPeople, games: _alsoForPeople, ...line }: Measurement) => line

const titleOf = ({ game, options }: Pick<Measurement, 'game' | 'options'>): string =>
  [game, ...Object.entries(options).map(([name, value]) => `${name}=${value}`)].join(' ')

const searchSummary = (measured: SearchMeasurement): string =>
  [
    titleOf(measured),
    `  ${measured.randomPlayoutsPerSecond.toLocaleString('en')} random playouts per second, from start to end`,
    `  ${measured.guidedPlayoutsPerSecond.toLocaleString('en')} playouts of bots per second`,
  ].join('\n')

function summary(measured: Measurement): string {
  return [
    titleOf(measured),
    `  ${measured.movesPerSecond.toLocaleString('en')} moves and ${measured.gamesPerSecond.toLocaleString('en')} games per second (${measured.games.toLocaleString('en')} games played)`,
    `  ${measured.stateBytes} bytes per state; a new copy takes ${measured.copyNs} ns, a copy into an existing state ${measured.copyIntoNs} ns`,
    `  the heap changed by ${measured.heapGrowthBytes.toLocaleString('en')} bytes over 1,000 games`,
  ].join('\n')
}
