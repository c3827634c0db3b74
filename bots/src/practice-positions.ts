/** The practice positions of all games. */
import type { Exercise } from './practice/exercise.ts'

export * from './practice/index.ts'
export * from './richard3/practice/position.ts'

type Load = () => Promise<{ readonly exercises: readonly Exercise[] }>

/** Each game has its own module, which is loaded on demand. */
const EXERCISES: Readonly<Record<string, Load>> = {
  richard3: () => import('./richard3/practice/exercises.ts'),
  'cousins-war': () => import('./cousins-war/practice/exercises.ts'),
  lancaster: () => import('./lancaster/practice/exercises.ts'),
}

/** The exercises of a game, topic by topic; none if it has no practice positions. */
export async function loadExercises(game: string): Promise<readonly Exercise[]> {
  const exercises = Object.hasOwn(EXERCISES, game) ? (await EXERCISES[game]()).exercises : []
  const topics = [...new Set(exercises.map(({ topic }) => topic))]
  return topics.flatMap((topic) => exercises.filter((exercise) => exercise.topic === topic))
}
