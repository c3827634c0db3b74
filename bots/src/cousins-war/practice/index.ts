import type { CousinsEvent } from '@tudor-rose/cousins-war'
import type { Exercise } from '../../practice/exercise.ts'
import { battles } from './battles.ts'
import { lastCards } from './last-cards.ts'

export const exercises: readonly Exercise<CousinsEvent>[] = [...battles, ...lastCards]
