import type { CousinsEvent } from '@tudor-rose/cousins-war'
import type { GameManifest } from '../game-entry.ts'
import { drawCousinsWar } from './board.ts'
import { cardLines } from './cards.ts'
import { solve } from './solve.ts'
import { CousinsWarStatistics } from './statistics.ts'

export const manifest: GameManifest<CousinsEvent> = {
  draw: drawCousinsWar,
  componentTable: cardLines,
  rounds: ['log.round'],
  statistics: (game) => new CousinsWarStatistics(game),
  commands: [solve],
}
