/**
 * What counts how much, in peers who stand in England. Pool, exile, power and sureness follow linear fits of the outcome of
 * 148 campaigns between greedy bots to what both houses had at the start of each turn; the others are reasoned.
 */
export interface Weights {
  /** A peer who waits in the pool, and one in exile. */
  readonly pool: number
  readonly exile: number
  /** Shared by the heirs that a house has left: the last one is worth most. */
  readonly heirs: number
  readonly london: number
  /** What a hit in a round is worth: of peers, and of others for each turn that is left. */
  readonly power: number
  readonly powerOfOthers: number
  /** 7.1 Each block that cannot be fed. */
  readonly hunger: number
  /** The share of those in reach of a stronger enemy that is taken to be lost. */
  readonly risk: number
  /** The share of those in a battle that is lost if it is sure to be: by attackers, by defenders. */
  readonly lostAttacking: number
  readonly lostDefending: number
  /** How surely those who can still join an attack do. */
  readonly followers: number
  /** 8.2 What a tie is worth to the King. */
  readonly tie: number
  /** How sure a lead of one makes the throne, at the start and at the end of a campaign, and where others are to follow. */
  readonly sureAtStart: number
  readonly sureAtEnd: number
  readonly beforeOthers: number
  /** How much of a chance to win is taken to grow evenly with the lead. */
  readonly plainness: number
}

export const USUAL_WEIGHTS: Weights = {
  pool: 0.25,
  exile: 0.4,
  heirs: 3,
  london: 1,
  power: 0.25,
  powerOfOthers: 0.045,
  hunger: 0.25,
  risk: 0.35,
  lostAttacking: 0.7,
  lostDefending: 0.8,
  followers: 0.85,
  tie: 0.5,
  sureAtStart: 0.5,
  sureAtEnd: 1.3,
  beforeOthers: 0.8,
  plainness: 0.7,
}
