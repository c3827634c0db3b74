import type { Exercise } from './exercise.ts'

/** The part of a game's manifest for practice. */
export interface Practised {
  loadExercises?(): Promise<{ readonly exercises: readonly Exercise[] }>
}

/** The exercises of a game, topic by topic; none if it has no practice positions. */
export async function exercisesOf(bots: Practised | undefined): Promise<readonly Exercise[]> {
  const exercises = (await bots?.loadExercises?.())?.exercises ?? []
  const topics = [...new Set(exercises.map(({ topic }) => topic))]
  return topics.flatMap((topic) => exercises.filter((exercise) => exercise.topic === topic))
}
