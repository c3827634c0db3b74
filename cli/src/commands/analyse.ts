import { type Analysed, analyse as analyseGame, costliest, USUAL_ANALYSIS } from '@tudor-rose/bots'
import { type AnyGame, fastChance, type GameRecord, RESIGNS, type Seat, Texts } from '@tudor-rose/table'
import { type Course, courseOf } from '../analysis/course.ts'
import { curveLines } from '../analysis/curve.ts'
import type { Command } from '../command.ts'
import { inFile } from '../files.ts'
import { guidesFor } from '../guides.ts'
import { type Paint, paintFor, widthFor } from '../paint.ts'
import { Progress } from '../progress.ts'
import { readRecordFile } from '../record-file.ts'
import { seatTitle } from '../seat-names.ts'
import { print, printJson, type Surroundings } from '../surroundings.ts'

const USUAL_WORST = 3
/** Less than this may be chance. */
const WORTH_TELLING = 0.02

export const analyse: Command = {
  name: 'analyse',
  summary: 'Look at a finished game again: winning chances over time, and the moves that cost most.',
  details: [
    'The chances are those of the real position, which is no secret any more. What a move cost is judged from what its',
    'seat could know then, against what a bot would have done: nobody is blamed for dice or for what was hidden.',
    'Chances are estimates of a bot. The same record, playouts and seed give the same analysis.',
  ],
  operands: [{ name: 'FILE', about: 'a record of a finished game' }],
  flags: [
    { name: 'worst', value: 'N', about: `how many moves to tell of each seat; ${USUAL_WORST} if not given` },
    {
      name: 'playouts',
      value: 'N',
      about: `how long the bot thinks about each move; ${USUAL_ANALYSIS.playouts} if not given`,
    },
    { name: 'seed', value: 'S', about: 'what the bot guesses with; 1 if not given' },
    { name: 'json', about: 'one line of JSON for each moment: number, seat, move, chances, cost, better' },
  ],
  examples: [
    ['tudor analyse game.record', 'the curve, and three moves of each seat'],
    ['tudor analyse game.record --playouts 1000 --worst 5', 'more thoroughly'],
    ['tudor analyse game.record --json', 'for a program to read'],
  ],

  run(given, around) {
    const path = given.operand(0)!
    const worst = given.whole('worst', 0) ?? USUAL_WORST
    const playouts = given.whole('playouts', 1) ?? USUAL_ANALYSIS.playouts
    const { offer, record } = readRecordFile(path, around.offers)
    const { game } = offer
    const course = inFile(path, () => courseOf(game, record))
    const chance = fastChance(given.text('seed') ?? '1')
    const settings = { ...USUAL_ANALYSIS, playouts, guides: guidesFor(game.name) }
    const progress = new Progress(around, `${record.game}, ${course.states.length} moments`, course.states.length)
    const analysed: Analysed[] = []
    for (const moment of analyseGame(game, course.states, course.played, chance, settings)) {
      analysed.push(moment)
      progress.update(analysed.length)
      if (given.has('json')) printJson(around, momentJson(game, record, course, moment))
    }
    progress.end()
    if (given.has('json')) return
    const keys = offer.rounds ?? []
    const rounds = course.events.filter(({ event }) => keys.includes(event.key)).map(({ moveNumber }) => moveNumber)
    tell(game, record, { course, analysed, rounds, worst, paint: paintFor(around, offer.colours) }, around)
  },
}

interface Telling {
  readonly course: Course
  readonly analysed: readonly Analysed[]
  readonly rounds: readonly number[]
  readonly worst: number
  readonly paint: Paint
}

function tell(
  game: AnyGame,
  { options }: GameRecord,
  { course, analysed, rounds, worst, paint }: Telling,
  around: Surroundings,
): void {
  const texts = new Texts(game, 'en')
  const seatTitles = game.seats(options).map((_, seat) => seatTitle(game, options, seat, texts))
  const curve = { chances: analysed.map(({ chances }) => chances), seatTitles, rounds }
  for (const line of curveLines(curve, widthFor(around), paint)) print(around, line)
  for (const [seat, title] of seatTitles.entries()) {
    print(around, '')
    print(around, paint.heading(`${title}: the moves that cost most`))
    const own = analysed.filter(({ number, cost }) => course.played[number]?.seat === seat && cost >= WORTH_TELLING)
    const found = costliest(own, worst)
    if (found.length === 0) print(around, '  none worth telling')
    for (const { number, cost, better } of found) {
      const made = game.notation.format(course.played[number].move!, seat)
      const points = Math.round(100 * cost)
      print(around, `  move ${number + 1}: ${made}: chance to win lower by ${points} percentage points`)
      print(around, `    a bot would have played: ${game.notation.format(better!, seat)}`)
    }
  }
}

const rounded = (share: number): number => Math.round(1000 * share) / 1000

function momentJson(game: AnyGame, { options }: GameRecord, { played }: Course, moment: Analysed): object {
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
