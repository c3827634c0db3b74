/** A practice position at the terminal. */
import { Attempt, type Exercise, Reckoning } from '@tudor-rose/bots/practice'
import type { ExerciseWords } from '@tudor-rose/bots/practice/texts'
import { MoveList, type Texts } from '@tudor-rose/table'
import type { Offer } from '../offer.ts'
import { paintFor, widthFor } from '../paint.ts'
import { print, type Surroundings } from '../surroundings.ts'
import { tellTo } from '../tell.ts'
import { worthIn } from '../worth.ts'
import { wrap } from '../wrap.ts'
import type { Lines } from './lines.ts'
import { type Choice, menuLines, pick } from './menu.ts'

interface Solving {
  readonly offer: Offer
  readonly exercise: Exercise
  readonly words: ExerciseWords
  readonly texts: Texts
  readonly lines: Lines
  readonly around: Surroundings
}

const HELP = 'Type a number or the start of a move; "hint", "best" shows the best move, "board", "quit".'

/** Asks for the best moves until all are found, or somebody leaves. */
export async function solveExercise({ offer, exercise, words, texts, lines, around }: Solving): Promise<void> {
  const { game } = offer
  const { seat } = exercise
  const paint = paintFor(around, offer.colours)
  const width = widthFor(around)
  const attempt = new Attempt(game, exercise)
  const say = (text: string): void => {
    for (const paragraph of text.split('\n\n'))
      for (const line of wrap('', paragraph.split(' '), width, '')) print(around, line)
  }
  const board = (): void => {
    for (const line of offer.draw(game.view(attempt.state, seat), { viewer: seat, texts, paint, width }))
      print(around, line)
  }
  let heard = 0
  const news = (): void => {
    for (const event of attempt.told.slice(heard)) print(around, `* ${tellTo(event, seat, texts)}`)
    heard = attempt.told.length
  }

  board()
  news()
  print(around, paint.heading(words.title))
  say(words.task)
  print(around, paint.faint(HELP))
  while (attempt.wanted.length > 0) {
    const moves = new MoveList()
    game.moves(attempt.state, seat, moves)
    const choices: readonly Choice[] = moves
      .toArray()
      .map((move, index) => ({ number: index + 1, move, text: game.notation.format(move, seat) }))
    for (const line of menuLines(choices, width)) print(around, line)
    const typed = await lines.ask('> ')
    if (typed === undefined || typed === 'quit') return
    if (typed === 'hint') say(words.hint)
    else if (typed === 'board') board()
    else if (typed === 'best') {
      const [best] = attempt.wanted
      print(around, best)
      attempt.take(best)
    } else {
      const picked = pick(typed, choices)
      if (picked.found !== 'one')
        print(around, paint.warning(picked.found === 'none' ? HELP : `That could be several moves. ${HELP}`))
      else if (!attempt.take(picked.choice.text)) {
        const worths = new Reckoning(game, exercise).worths(attempt.state)
        const worth = worths.find(({ line }) => line === picked.choice.text)!
        const best = Math.max(...worths.map(({ value }) => value))
        print(around, `Not the best: ${worthIn(exercise, worth.value)}, the best move ${worthIn(exercise, best)}.`)
      }
    }
    news()
  }
  print(around, paint.strong('Solved.'))
  say(words.why)
}
