import { game } from '@tudor-rose/richard3'
import type { AnyGame } from '@tudor-rose/table'
import type { GameModule } from '../../worker/game-module.ts'
import { ROUND_EVENTS } from '../rounds.ts'

export const module: GameModule = {
  game: game as AnyGame,
  loadBots: () => import('@tudor-rose/bots/richard3'),
  loadExercises: () => import('@tudor-rose/bots/richard3/practice'),
  loadLesson: () => import('./lesson.ts'),
  roundEvents: ROUND_EVENTS,
}
