import type { LancasterEvent } from '@tudor-rose/lancaster'
import type { Exercise } from '../../practice/exercise.ts'
import { placements } from './placements.ts'
import { scorings } from './scorings.ts'

export const exercises: readonly Exercise<LancasterEvent>[] = [...placements, ...scorings]
