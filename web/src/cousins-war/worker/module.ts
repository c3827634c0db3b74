import { game } from '@tudor-rose/cousins-war'
import type { AnyGame } from '@tudor-rose/table'
import type { GameModule } from '../../worker/game-module.ts'
import { ROUND_EVENTS } from '../rounds.ts'
import { fetchBattleTable } from './battle-table.ts'

export const module: GameModule = {
  game: game as AnyGame,
  loadBots: () => import('@tudor-rose/bots/cousins-war'),
  loadExercises: () => import('@tudor-rose/bots/cousins-war/practice'),
  loadBotData: fetchBattleTable,
  loadLesson: () => import('./lesson.ts'),
  roundEvents: ROUND_EVENTS,
}
