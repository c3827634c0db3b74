/** A practice position in the terminal. */
import { Attempt, type Exercise, ExhaustiveSearch } from '@tudor-rose/bots/practice'
import type { ExerciseTexts } from '@tudor-rose/bots/practice/texts'
import { MoveList, type Texts } from '@tudor-rose/table'
import { describeEvent } from '../describe.ts'
import { type Environment, print } from '../environment.ts'
import { formatValue } from '../format-value.ts'
import type { GameEntry } from '../game-entry.ts'
import { paintFor, widthFor } from '../paint.ts'
import { wrap } from '../wrap.ts'
import type { LineReader } from './line-reader.ts'
import { matchMove, menuLines, type NumberedMove } from './menu.ts'

interface ExerciseSession {
  readonly entry: GameEntry
  readonly exercise: Exercise
  readonly words: ExerciseTexts
  readonly texts: Texts
  readonly reader: LineReader
  readonly environment: Environment
}

const HELP = 'Type a number or the start of a move. Commands: "hint", "best" (play the best move), "board", "quit".'

/** Asks for the best moves until all are found, or the player leaves. */
export async function solveExercise({
  entry,
  exercise,
  words,
  texts,
  reader,
  environment,
}: ExerciseSession): Promise<void> {
  const { game } = entry
  const { seat } = exercise
  const paint = paintFor(environment, entry.colours)
  const width = widthFor(environment)
  const attempt = new Attempt(game, exercise)
  const say = (text: string): void => {
    for (const paragraph of text.split('\n\n'))
      for (const line of wrap('', paragraph.split(' '), width, '')) print(environment, line)
  }
  const board = (): void => {
    for (const line of entry.draw(game.view(attempt.state, seat), { viewer: seat, texts, paint, width }))
      print(environment, line)
  }
  let heard = 0
  const news = (): void => {
    for (const event of attempt.events.slice(heard)) print(environment, `* ${describeEvent(event, seat, texts)}`)
    heard = attempt.events.length
  }

  board()
  news()
  print(environment, paint.heading(words.title))
  say(words.task)
  print(environment, paint.faint(HELP))
  while (attempt.acceptedMoves.length > 0) {
    const moves = new MoveList()
    game.moves(attempt.state, seat, moves)
    const choices: readonly NumberedMove[] = moves
      .toArray()
      .map((move, index) => ({ number: index + 1, move, text: game.notation.format(move, seat) }))
    for (const line of menuLines(choices, width)) print(environment, line)
    const typed = await reader.ask('> ')
    if (typed === undefined || typed === 'quit') return
    if (typed === 'hint') say(words.hint)
    else if (typed === 'board') board()
    else if (typed === 'best') {
      const [best] = attempt.acceptedMoves
      print(environment, best)
      attempt.tryMove(best)
    } else {
      const match = matchMove(typed, choices)
      if (match.found !== 'one')
        print(environment, paint.warning(match.found === 'none' ? HELP : `That could be several moves. ${HELP}`))
      else if (!attempt.tryMove(match.choice.text)) {
        const worths = new ExhaustiveSearch(game, exercise).moveValues(attempt.state)
        const worth = worths.find(({ line }) => line === match.choice.text)!
        const best = Math.max(...worths.map(({ value }) => value))
        print(
          environment,
          `Not the best move: ${formatValue(exercise, worth.value)}; the best is ${formatValue(exercise, best)}.`,
        )
      }
    }
    news()
  }
  print(environment, paint.strong('Solved.'))
  say(words.why)
}
