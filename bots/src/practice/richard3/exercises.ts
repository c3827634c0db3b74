import type { Exercise } from '../exercise.ts'
import { battles } from './battles.ts'
import { campaigns } from './campaigns.ts'

export const exercises: readonly Exercise[] = [...campaigns, ...battles]
