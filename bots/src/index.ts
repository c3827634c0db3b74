import { bots as cousinsWar, guidesWithTable } from './cousins-war/index.ts'
import { greedyPolicy, type MoveRaters } from './greedy.ts'
import { bots as lancaster } from './lancaster/index.ts'
import { type Policy, randomPolicy } from './policy.ts'
import { bots as richard3 } from './richard3/index.ts'
import type { Guides } from './search/search-policy.ts'

export * from './bot-names.ts'
export * from './cousins-war/bluffing/index.ts'
export * from './game-bots.ts'
export * from './greedy.ts'
export * from './hints/analysis.ts'
export * from './hints/hint.ts'
export * from './incremental-task.ts'
export * from './levels/index.ts'
export * from './policy.ts'
export * from './richard3/odds/battle-odds.ts'
export * from './richard3/odds/odds-report.ts'
export * from './search/budget.ts'
export * from './search/guide.ts'
export * from './search/search.ts'
export * from './search/search-policy.ts'
export * from './search/settings.ts'

/** By game: how moves are rated for the greedy policy. */
export const MOVE_RATERS: MoveRaters = { ...cousinsWar.moveRaters, ...lancaster.moveRaters, ...richard3.moveRaters }

/** By game: what search knows about it. */
export const GUIDES: Guides = { ...cousinsWar.guides, ...lancaster.guides, ...richard3.guides }

/** The same, with the solved battles of The Cousins' War. */
export const guidesWithBattleTable = (bytes: Uint8Array): Guides => ({ ...GUIDES, ...guidesWithTable(bytes) })

/** Policies by name; each call creates a new player. */
export const POLICIES: Readonly<Record<string, () => Policy>> = {
  random: randomPolicy,
  greedy: () => greedyPolicy(MOVE_RATERS),
}

/** Whether this bot (a name in `POLICIES`, or a level) can play this game. */
export const playsGame = (name: string, game: string): boolean => name !== 'greedy' || Object.hasOwn(MOVE_RATERS, game)
