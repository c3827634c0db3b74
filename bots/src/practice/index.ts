/** Practice positions: exercises for each game, and what their moves are worth. */
import type { Exercise } from './exercise.ts'

export * from './attempt.ts'
export * from './deeds.ts'
export * from './exercise.ts'
export * from './reckoning.ts'
export * from './richard3-position.ts'
export * from './walk.ts'

type Load = () => Promise<{ readonly exercises: readonly Exercise[] }>

/** Each game has a file of its own, so that nobody fetches more than is asked for. */
const EXERCISES: Readonly<Record<string, Load>> = {
  richard3: () => import('./richard3/exercises.ts'),
  'cousins-war': () => import('./cousins-war/exercises.ts'),
  lancaster: () => import('./lancaster/exercises.ts'),
}

/** The exercises of a game by its name, topic by topic; none where nobody has made any. */
export async function loadExercises(game: string): Promise<readonly Exercise[]> {
  const exercises = Object.hasOwn(EXERCISES, game) ? (await EXERCISES[game]()).exercises : []
  const topics = [...new Set(exercises.map(({ topic }) => topic))]
  return topics.flatMap((topic) => exercises.filter((exercise) => exercise.topic === topic))
}
