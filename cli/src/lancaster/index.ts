import type { LancasterEvent } from '@tudor-rose/lancaster'
import type { GameManifest } from '../game-entry.ts'
import { drawLancaster, lancasterLegend } from './board.ts'
import { componentLines } from './components.ts'
import { LancasterStatistics } from './statistics.ts'

export const manifest: GameManifest<LancasterEvent> = {
  draw: drawLancaster,
  legend: lancasterLegend,
  componentTable: componentLines,
  rounds: ['log.round'],
  colours: ['blue', 'yellow', 'red', 'green', 'purple'],
  statistics: (game) => new LancasterStatistics(game),
}
