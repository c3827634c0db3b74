import type { GameBots } from '../game-bots.ts'
import { lancasterGuide } from './guide.ts'
import { lancasterMoveRater } from './move-rater.ts'

export const bots: GameBots = { moveRaters: { lancaster: lancasterMoveRater }, guides: { lancaster: lancasterGuide } }
