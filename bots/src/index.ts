import { cousinsWarJudge } from './cousins-war/judge.ts'
import { greedyPolicy, type Judges } from './greedy.ts'
import { lancasterJudge } from './lancaster/judge.ts'
import { type Policy, randomPolicy } from './policy.ts'

export * from './greedy.ts'
export * from './policy.ts'

/** The games that the greedy policy has been taught. */
export const JUDGES: Judges = { 'cousins-war': cousinsWarJudge, lancaster: lancasterJudge }

/** Every policy by its name; each call makes a player of its own. */
export const POLICIES: Readonly<Record<string, () => Policy>> = {
  random: randomPolicy,
  greedy: () => greedyPolicy(JUDGES),
}
