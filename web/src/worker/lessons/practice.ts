import { type Exercise, isChance, loadExercises, Reckoning } from '@tudor-rose/bots/practice'
import { type AnyGame, BadInput, type Options } from '@tudor-rose/table'
import type { GameName } from '../../boards/games.ts'
import type { Sight } from '../../play/sight.ts'
import { LessonGame } from './lesson-game.ts'

/** An exercise as it stands in a list. */
export type ExerciseFacts = Pick<Exercise, 'id' | 'topic' | 'section'>

/** Where somebody is in an exercise. */
export interface PracticePoint {
  readonly game: GameName
  readonly id: string
  readonly lines: readonly string[]
}

/** What is said of a move that is not of the best. */
export interface Verdict {
  readonly line: string
  readonly kind: 'chance' | 'amount'
  /** What the move is worth, and what the best is worth. */
  readonly value: number
  readonly best: number
}

/** What is to be seen at such a point. */
export interface PracticeMoment {
  /** After the latest move and after each that others have made since; never empty. */
  readonly sights: readonly Sight[]
  /** There if the latest move was not of the best: everything is as it was before it. */
  readonly verdict: Verdict | undefined
  readonly isDone: boolean
  /** The best move here, while there is something to be done. */
  readonly next: string | undefined
  readonly exercise: ExerciseFacts
  /** All exercises of the game, in their order. */
  readonly exercises: readonly ExerciseFacts[]
  readonly options: Options
  readonly seatNames: readonly string[]
}

const factsOf = ({ id, topic, section }: Exercise): ExerciseFacts => ({ id, topic, section })

export const listOf = async ({ name }: AnyGame): Promise<readonly ExerciseFacts[]> =>
  (await loadExercises(name)).map(factsOf)

/** An exercise is a lesson of one step, whose moves are weighed. Each point is reached anew from the beginning. */
export async function momentOf(game: AnyGame, { id, lines }: PracticePoint): Promise<PracticeMoment> {
  const exercises = await loadExercises(game.name)
  const exercise = exercises.find((each) => each.id === id)
  if (exercise === undefined) throw new BadInput('bad-position', `there is no exercise "${id}"`)
  const { seat, section, position, past, line: deeds, seed = id } = exercise
  const step = { id, section, position, past, seed, deeds }
  const nobody = (): never => {
    throw new Error('every move of the others is part of an exercise')
  }
  const at = new LessonGame(game, { seat, steps: [step] }, nobody)
  let sights = at.begin(step)
  let verdict: Verdict | undefined
  for (const line of lines) {
    const after = at.take(line)
    verdict = after === undefined ? verdictOn(game, exercise, at.state, line) : undefined
    sights = after ?? sights.slice(-1)
  }
  const options = game.optionsOf(at.state)
  return {
    sights: sights.map((sight) => ({ ...sight, mayUndo: lines.length > 0 })),
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
  const worths = new Reckoning(game, exercise).worths(state)
  const worth = worths.find((each) => each.line === line)
  if (worth === undefined) throw new BadInput('illegal-move', `"${line}" cannot be played here`)
  const best = Math.max(...worths.map(({ value }) => value))
  return { line, kind: isChance(exercise.aim) ? 'chance' : 'amount', value: worth.value, best }
}
