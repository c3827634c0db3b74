import type { Exercise } from '../../practice/exercise.ts'
import { placements } from './placements.ts'
import { scorings } from './scorings.ts'

export const exercises: readonly Exercise[] = [...placements, ...scorings]
