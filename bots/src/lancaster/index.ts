import type { GameBots } from '../game-bots.ts'
import { lancasterGuide } from './guide.ts'
import { levels } from './levels.ts'
import { lancasterMoveRater } from './move-rater.ts'

export const bots: GameBots = {
  moveRater: lancasterMoveRater,
  guide: lancasterGuide,
  levels,
  loadExercises: () => import('./practice/index.ts'),
}
