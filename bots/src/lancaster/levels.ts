import type { GameLevels } from '../levels/level.ts'

export const levels: GameLevels = {
  medium: { playouts: 20 },
  hard: {
    playouts: 12_000,
    settings: {
      // Rating all moves takes as long as many evaluations: worth it with few playouts, but not with thousands.
      expandsOnRevisit: true,
      mixesStrategies: true,
      // Thousands of playouts can look far ahead, but only along promising moves.
      bandit: { exploration: 0.12, priorBias: 0.3, widening: { first: 4, growth: 0.5 } },
    },
  },
}
