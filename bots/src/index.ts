import { readBattleTable } from './cousins-war/bluffing/table-file.ts'
import { cousinsWarGuide } from './cousins-war/guide.ts'
import { cousinsWarJudge } from './cousins-war/judge.ts'
import { greedyPolicy, type Judges } from './greedy.ts'
import { lancasterGuide } from './lancaster/guide.ts'
import { lancasterJudge } from './lancaster/judge.ts'
import { type Policy, randomPolicy } from './policy.ts'
import { richard3Guide } from './richard3/guide.ts'
import { richard3Judge } from './richard3/judge.ts'
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

/** The games that the greedy policy has been taught. */
export const JUDGES: Judges = {
  'cousins-war': (game) => cousinsWarJudge(game),
  lancaster: lancasterJudge,
  richard3: richard3Judge,
}

/** What search has been taught of each game. */
export const GUIDES: Guides = {
  'cousins-war': (game) => cousinsWarGuide(game),
  lancaster: lancasterGuide,
  richard3: richard3Guide,
}

/**
 * The same with the table by which battles of The Cousins' War are fought, `data/cousins-war-battle.bin`. It is larger than
 * all of the program, so whoever wants the stronger bot loads its bytes when there is a game to play.
 */
export function guidesWithBattleTable(bytes: Uint8Array): Guides {
  const table = readBattleTable(bytes)
  return { ...GUIDES, 'cousins-war': (game) => cousinsWarGuide(game, table) }
}

/** Every policy by its name; each call makes a player of its own. */
export const POLICIES: Readonly<Record<string, () => Policy>> = {
  random: randomPolicy,
  greedy: () => greedyPolicy(JUDGES),
}

/** Whether the bot of this name, of `POLICIES` or a level, has been taught this game. */
export const playsGame = (name: string, game: string): boolean => name !== 'greedy' || Object.hasOwn(JUDGES, game)
