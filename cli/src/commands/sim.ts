import { type AnyGame, fastChance, MoveList, type Options, playAtRandom, Texts } from '@tudor-rose/table'
import type { Command } from '../command.ts'
import { choiceGiven, GAME_OPERAND, OPTION_FLAG } from '../offer.ts'
import { Progress } from '../progress.ts'
import { print, printJson } from '../surroundings.ts'

/** How often each way of ending a game came up: by winner, then by the message key of the reason. */
type Results = Record<string, Record<string, number>>

interface Simulation {
  readonly game: string
  readonly options: Options
  readonly games: number
  readonly moves: number
  readonly results: Results
  readonly seconds: number
}

export const sim: Command = {
  name: 'sim',
  summary: 'Play many games of random legal moves and count how they end.',
  operands: [GAME_OPERAND],
  flags: [
    { name: 'games', value: 'N', about: 'how many games; 1000 if not given' },
    { name: 'seed', value: 'S', about: 'the same seed gives the same games; 1 if not given' },
    OPTION_FLAG,
    { name: 'json', about: 'one line of JSON: game, options, games, moves, results, seconds' },
  ],
  examples: [['tudor sim richard3 --games 1000 --seed 7 --option scenario=kingmaker', 'who wins when nobody thinks']],

  run(given, around) {
    const { offer, options } = choiceGiven(around.offers, given)
    const { game } = offer
    const games = given.whole('games', 1) ?? 1000
    const seed = given.text('seed') ?? '1'
    const progress = new Progress(around, `${game.name}, ${games} games`, games)
    const simulation = simulate(game, options, games, seed, (done) => progress.update(done))
    progress.end()
    if (given.has('json')) printJson(around, simulation)
    else print(around, summary(simulation, new Texts(game, 'en')))
  },
}

function simulate(
  game: AnyGame,
  options: Options,
  games: number,
  seed: string,
  onGame: (done: number) => void,
): Simulation {
  const buffer = new MoveList()
  const names = game.seats(options)
  const results: Results = {}
  let moves = 0
  const start = performance.now()
  for (let number = 1; number <= games; number++) {
    const chance = fastChance(`${seed}/${number}`)
    const state = game.setup(options, chance)
    moves += playAtRandom(game, state, chance, fastChance(`${seed}/${number}/players`), buffer)
    const result = game.result(state)
    if (result === undefined)
      throw new Error(`game ${number} of seed ${seed} is not over after ${game.moveBound} moves`)
    const winner = result.winners.map((seat) => names[seat]).join(' and ') || 'nobody'
    results[winner] ??= {}
    results[winner][result.reason] = (results[winner][result.reason] ?? 0) + 1
    onGame(number)
  }
  const seconds = Math.round(performance.now() - start) / 1000
  return { game: game.name, options, games, moves, results, seconds }
}

function summary({ game, options, games, moves, results, seconds }: Simulation, texts: Texts): string {
  const lines = Object.entries(results).flatMap(([winner, reasons]) =>
    Object.entries(reasons).map(([reason, count]) => {
      const share = ((100 * count) / games).toFixed(1)
      return `  ${winner}: ${texts.say(reason)}: ${count} (${share} %)`
    }),
  )
  const chosen = Object.entries(options).map(([name, value]) => `${name}=${value}`)
  return [
    `${game} ${chosen.join(' ')}`,
    `  ${games} games, ${moves} moves (${Math.round(moves / games)} a game), ${seconds} s`,
    ...lines.sort(),
  ].join('\n')
}
