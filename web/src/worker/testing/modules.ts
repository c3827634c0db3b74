import type { AnyGame } from '@tudor-rose/table'
import type { GameModule } from '../game-module.ts'

const FOUND = import.meta.glob<GameModule>('../../*/worker/module.ts', { eager: true, import: 'module' })

/** The worker modules of all games. In the browser each has its own worker. */
export const MODULES: Readonly<Record<string, GameModule>> = Object.fromEntries(
  Object.values(FOUND).map((module) => [module.game.name, module]),
)

export const rulesOf = (game: string): AnyGame => MODULES[game].game
