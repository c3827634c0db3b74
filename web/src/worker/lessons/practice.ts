import { type Exercise, ExhaustiveSearch, exercisesOf, isProbability, type Practised } from '@tudor-rose/bots/practice'
import { type AnyGame, BadInput, type Options } from '@tudor-rose/table'
import type { GameName } from '../../games/registry.ts'
import type { TableView } from '../../play/table-view.ts'
import { LessonGame } from './lesson-game.ts'

/** A game with its exercises. */
type PractisedGame = Practised & { readonly game: AnyGame }

/** An exercise as shown in a list. */
export type ExerciseFacts = Pick<Exercise, 'id' | 'topic' | 'section'>

/** A point in an exercise. */
export interface PracticePoint {
  readonly game: GameName
  readonly id: string
  readonly lines: readonly string[]
}

/** The verdict on a move that is not one of the best. */
export interface Verdict {
  readonly line: string
  readonly kind: 'chance' | 'amount'
  /** The value of the move, and that of the best. */
  readonly value: number
  readonly best: number
}

/** What to show at such a point. */
export interface PracticeState {
  /** After the latest move and after each move of the others since; never empty. */
  readonly tableViews: readonly TableView[]
  /** Present if the latest move was not one of the best: everything is as it was before it. */
  readonly verdict: Verdict | undefined
  readonly isDone: boolean
  /** The best move here, while there is something to do. */
  readonly next: string | undefined
  readonly exercise: ExerciseFacts
  /** All exercises of the game, in order. */
  readonly exercises: readonly ExerciseFacts[]
  readonly options: Options
  readonly seatNames: readonly string[]
}

const factsOf = ({ id, topic, section }: Exercise): ExerciseFacts => ({ id, topic, section })

export const exerciseListOf = async (module: PractisedGame): Promise<readonly ExerciseFacts[]> =>
  (await exercisesOf(module)).map(factsOf)

/** An exercise is a lesson of one step whose moves are rated. Each point is replayed from the start. */
export async function practiceStateOf(module: PractisedGame, { id, lines }: PracticePoint): Promise<PracticeState> {
  const { game } = module
  const exercises = await exercisesOf(module)
  const exercise = exercises.find((each) => each.id === id)
  if (exercise === undefined) throw new BadInput('bad-position', `there is no exercise "${id}"`)
  const { seat, section, position, past, line: moves, seed = id } = exercise
  const step = { id, section, position, past, seed, moves }
  const nobody = (): never => {
    throw new Error('every move of the others is part of an exercise')
  }
  const at = new LessonGame(game, { seat, steps: [step] }, nobody)
  let tableViews = at.begin(step)
  let verdict: Verdict | undefined
  for (const line of lines) {
    const after = at.take(line)
    verdict = after === undefined ? verdictOn(game, exercise, at.state, line) : undefined
    tableViews = after ?? tableViews.slice(-1)
  }
  const options = game.optionsOf(at.state)
  return {
    tableViews: tableViews.map((table) => ({ ...table, mayUndo: lines.length > 0 })),
    verdict,
    isDone: at.isDone,
    next: at.next,
    exercise: factsOf(exercise),
    exercises: exercises.map(factsOf),
    options,
    seatNames: game.seats(options),
  }
}

function verdictOn(game: AnyGame, exercise: Exercise, state: unknown, line: string): Verdict {
  const worths = new ExhaustiveSearch(game, exercise).moveValues(state)
  const worth = worths.find((each) => each.line === line)
  if (worth === undefined) throw new BadInput('illegal-move', `"${line}" cannot be played here`)
  const best = Math.max(...worths.map(({ value }) => value))
  return { line, kind: isProbability(exercise.goal) ? 'chance' : 'amount', value: worth.value, best }
}
