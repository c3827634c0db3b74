/** What search goes by in The Cousins' War. */
import type { Experience } from './evaluation.ts'
import { EARLIER_ROUNDS } from './learnt-earlier-rounds.ts'
import { LAST_ROUND_NETWORK } from './learnt-last-round.ts'

export const EXPERIENCE: Experience = { earlier: EARLIER_ROUNDS, lastRound: LAST_ROUND_NETWORK }
