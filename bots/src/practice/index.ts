/** Exercises: positions with a best line, and the values of their moves. */
export * from './analyse-line.ts'
export * from './attempt.ts'
export * from './exercise.ts'
export * from './exercises.ts'
export * from './exhaustive-search.ts'
export * from './line-steps.ts'
