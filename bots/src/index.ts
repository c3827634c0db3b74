import { teaching as cousinsWar, guidesByTable } from './cousins-war/teaching.ts'
import { greedyPolicy, type Judges } from './greedy.ts'
import { teaching as lancaster } from './lancaster/teaching.ts'
import { type Policy, randomPolicy } from './policy.ts'
import { teaching as richard3 } from './richard3/teaching.ts'
import type { Guides } from './search/search-policy.ts'

export * from './bot-names.ts'
export * from './cousins-war/bluffing/index.ts'
export * from './greedy.ts'
export * from './hints/advice.ts'
export * from './hints/analysis.ts'
export * from './levels/index.ts'
export * from './policy.ts'
export * from './richard3/odds/battle-odds.ts'
export * from './richard3/odds/telling.ts'
export * from './search/budget.ts'
export * from './search/guide.ts'
export * from './search/search.ts'
export * from './search/search-policy.ts'
export * from './search/settings.ts'
export * from './teaching.ts'

/** The games that the greedy policy has been taught. */
export const JUDGES: Judges = { ...cousinsWar.judges, ...lancaster.judges, ...richard3.judges }

/** What search has been taught of each game. */
export const GUIDES: Guides = { ...cousinsWar.guides, ...lancaster.guides, ...richard3.guides }

/** The same with the table by which battles of The Cousins' War are fought. */
export const guidesWithBattleTable = (bytes: Uint8Array): Guides => ({ ...GUIDES, ...guidesByTable(bytes) })

/** Every policy by its name; each call makes a player of its own. */
export const POLICIES: Readonly<Record<string, () => Policy>> = {
  random: randomPolicy,
  greedy: () => greedyPolicy(JUDGES),
}

/** Whether the bot of this name, of `POLICIES` or a level, has been taught this game. */
export const playsGame = (name: string, game: string): boolean => name !== 'greedy' || Object.hasOwn(JUDGES, game)
