import { analyse as analyseGame, costliestMoves, DEFAULT_ANALYSIS, type PositionAnalysis } from '@tudor-rose/bots'
import { botsWithData } from '@tudor-rose/registry/bots'
import { type AnyGame, fastChance, type GameRecord, RESIGNS, type Seat, Texts } from '@tudor-rose/table'
import { curveLines } from '../analysis/curve.ts'
import { type ReplayedGame, replayGame } from '../analysis/replayed-game.ts'
import type { Command } from '../command.ts'
import { type Environment, print, printJson } from '../environment.ts'
import { withFileName } from '../files.ts'
import { type Paint, paintFor, widthFor } from '../paint.ts'
import { Progress } from '../progress.ts'
import { readRecordFile } from '../record-file.ts'
import { seatTitle } from '../seat-names.ts'

const DEFAULT_WORST = 3
/** Smaller costs may be chance. */
const MIN_COST = 0.02

export const analyse: Command = {
  name: 'analyse',
  summary: 'Analyse a finished game: winning chances over time, and the costliest moves.',
  details: [
    'Winning chances are those of the real position, which is no longer secret. The cost of a move is judged by what its',
    'seat could know at the time, compared with what a bot would have played: dice and hidden information are no mistakes.',
    'All numbers are estimates by a bot. The same record, playouts and seed give the same analysis.',
  ],
  operands: [{ name: 'FILE', about: 'a record of a finished game' }],
  flags: [
    { name: 'worst', value: 'N', about: `costliest moves to show for each seat (default: ${DEFAULT_WORST})` },
    {
      name: 'playouts',
      value: 'N',
      about: `playouts per move (default: ${DEFAULT_ANALYSIS.playouts})`,
    },
    { name: 'seed', value: 'S', about: 'seed of the estimates (default: 1)' },
    { name: 'json', about: 'one JSON object per position: number, seat, move, chances, cost, better' },
  ],
  examples: [
    ['tudor analyse game.record', 'the curve, and the three costliest moves of each seat'],
    ['tudor analyse game.record --playouts 1000 --worst 5', 'more accurate, and more moves'],
    ['tudor analyse game.record --json', 'machine-readable'],
  ],

  run(args, environment) {
    const path = args.operand(0)!
    const worst = args.integer('worst', 0) ?? DEFAULT_WORST
    const playouts = args.integer('playouts', 1) ?? DEFAULT_ANALYSIS.playouts
    const { entry, record } = readRecordFile(path, environment.games)
    const { game } = entry
    const replayed = withFileName(path, () => replayGame(game, record))
    const chance = fastChance(args.text('seed') ?? '1')
    const settings = { ...DEFAULT_ANALYSIS, playouts, guides: botsWithData([game.name]) }
    const progress = new Progress(
      environment,
      `${record.game}, ${replayed.states.length} positions`,
      replayed.states.length,
    )
    const analysed: PositionAnalysis[] = []
    for (const moment of analyseGame(game, replayed.states, replayed.played, chance, settings)) {
      analysed.push(moment)
      progress.update(analysed.length)
      if (args.has('json')) printJson(environment, analysisJson(game, record, replayed, moment))
    }
    progress.end()
    if (args.has('json')) return
    const keys = entry.rounds ?? []
    const rounds = replayed.events.filter(({ event }) => keys.includes(event.key)).map(({ moveNumber }) => moveNumber)
    printReport(
      game,
      record,
      { replayed, analysed, rounds, worst, paint: paintFor(environment, entry.colours) },
      environment,
    )
  },
}

interface AnalysisReport {
  readonly replayed: ReplayedGame
  readonly analysed: readonly PositionAnalysis[]
  readonly rounds: readonly number[]
  readonly worst: number
  readonly paint: Paint
}

function printReport(
  game: AnyGame,
  { options }: GameRecord,
  { replayed, analysed, rounds, worst, paint }: AnalysisReport,
  environment: Environment,
): void {
  const texts = new Texts(game, 'en')
  const seatTitles = game.seats(options).map((_, seat) => seatTitle(game, options, seat, texts))
  const curve = { chances: analysed.map(({ chances }) => chances), seatTitles, rounds }
  for (const line of curveLines(curve, widthFor(environment), paint)) print(environment, line)
  for (const [seat, title] of seatTitles.entries()) {
    print(environment, '')
    print(environment, paint.heading(`${title}: costliest moves`))
    const own = analysed.filter(({ number, cost }) => replayed.played[number]?.seat === seat && cost >= MIN_COST)
    const found = costliestMoves(own, worst)
    if (found.length === 0) print(environment, '  none')
    for (const { number, cost, better } of found) {
      const made = game.notation.format(replayed.played[number].move!, seat)
      const points = Math.round(100 * cost)
      print(environment, `  move ${number + 1}: ${made}: lowers the winning chance by ${points} percentage points`)
      print(environment, `    a bot would have played: ${game.notation.format(better!, seat)}`)
    }
  }
}

const rounded = (share: number): number => Math.round(1000 * share) / 1000

function analysisJson(
  game: AnyGame,
  { options }: GameRecord,
  { played }: ReplayedGame,
  moment: PositionAnalysis,
): object {
  const { number, chances, cost, better } = moment
  const names = game.seats(options)
  const made = played[number]
  const line = (seat: Seat, move: number): string => game.notation.format(move, seat)
  return {
    number,
    ...(made && { seat: names[made.seat], move: made.move === undefined ? RESIGNS : line(made.seat, made.move) }),
    chances: Object.fromEntries(names.map((name, seat) => [name, rounded(chances[seat])])),
    cost: rounded(cost),
    ...(made && better !== undefined && { better: line(made.seat, better) }),
  }
}
