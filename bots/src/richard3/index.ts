import type { GameBots } from '../game-bots.ts'
import { richard3Guide } from './guide.ts'
import { richard3MoveRater } from './move-rater.ts'

export const bots: GameBots = { moveRaters: { richard3: richard3MoveRater }, guides: { richard3: richard3Guide } }
