import type { RichardEvent } from '@tudor-rose/richard3'
import type { GameManifest } from '../game-entry.ts'
import { drawRichard3 } from './board.ts'
import { legendLines } from './map.ts'
import { richard3Odds } from './odds.ts'
import { scenarioLines } from './scenarios.ts'

export const manifest: GameManifest<RichardEvent> = {
  draw: drawRichard3,
  legend: legendLines,
  questions: [richard3Odds],
  componentTable: scenarioLines,
  rounds: ['log.cards'],
}
