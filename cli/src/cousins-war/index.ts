import type { GameManifest } from '../game-entry.ts'
import { drawCousinsWar } from './board.ts'
import { cardLines } from './cards.ts'
import { CousinsWarStatistics } from './statistics.ts'

export const manifest: GameManifest = {
  draw: drawCousinsWar,
  componentTable: cardLines,
  rounds: ['log.round'],
  statistics: (game) => new CousinsWarStatistics(game),
}
