import type { GameLevels } from '../levels/level.ts'

export const levels: GameLevels = {
  medium: { playouts: 20 },
  // In a few worlds, thousands of playouts would overfit to them; and there are too many enemy answers to search.
  hard: { playouts: 9000, settings: { sharedDeterminizations: 128, stopsAtOpponent: true } },
}
