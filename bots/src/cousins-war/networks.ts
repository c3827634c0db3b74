/** The networks of The Cousins' War. */
import type { LearnedNetworks } from './evaluation.ts'
import { EARLIER_ROUNDS } from './network-weights-earlier-rounds.ts'
import { LAST_ROUND_NETWORK } from './network-weights-last-round.ts'

export const LEARNED_NETWORKS: LearnedNetworks = { earlier: EARLIER_ROUNDS, lastRound: LAST_ROUND_NETWORK }
