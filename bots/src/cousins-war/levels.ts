import type { GameLevels } from '../levels/level.ts'

export const levels: GameLevels = { medium: { playouts: 15 }, hard: { playouts: 30_000 } }
