import type { RichardEvent } from '@tudor-rose/richard3'
import type { Exercise } from '../../practice/exercise.ts'
import { battles } from './battles.ts'
import { campaigns } from './campaigns.ts'

export const exercises: readonly Exercise<RichardEvent>[] = [...campaigns, ...battles]
