import type { GameBots } from '../game-bots.ts'
import { richard3Guide } from './guide.ts'
import { levels } from './levels.ts'
import { richard3MoveRater } from './move-rater.ts'

export const bots: GameBots = {
  moveRater: richard3MoveRater,
  guide: richard3Guide,
  levels,
  loadExercises: () => import('./practice/index.ts'),
  topics: { odds: () => import('./odds/topic.ts') },
}
