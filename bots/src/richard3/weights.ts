/**
 * What counts how much, in peers who stand in England when a campaign ends. Most of it changes as the campaign goes on: at first
 * who can fight counts more than who is there, at last it is the other way round.
 */
export interface Weights {
  /** A peer who stands in England, one who waits in the pool and can be called, and one in exile. */
  readonly peer: number
  readonly pool: number
  readonly exile: number
  /** Shared by the heirs that a house has left: the last one is worth most. */
  readonly heirs: number
  /** 9.0 What the game is worth that the death of a house's last heir decides; 0: greedy takes him for an heir like others. */
  readonly lastHeir: number
  /** How likely he is attacked by all who could come, the next time that they can. */
  readonly lastHeirRisk: number
  readonly london: number
  /** What a hit in a round is worth: of peers, and of others. */
  readonly power: number
  readonly powerOfOthers: number
  /** 7.1 Each block that cannot be fed. */
  readonly hunger: number
  /** 7.2 Each mercenary in his own home over the limit there. Nobody goes hungry for his sake, but greedy has always thought so. */
  readonly hungerAtHome: number
  /** The share of those in reach of a stronger enemy that is taken to be lost. */
  readonly risk: number
  /** The share of those in a battle that is lost if it is sure to be: by attackers, by defenders. Many get away. */
  readonly lostAttacking: number
  readonly lostDefending: number
  /** How surely those who can still join an attack do. */
  readonly followers: number
  /** 8.2 What a tie is worth to the King. */
  readonly tie: number
  /** How sure a lead of one makes the throne. */
  readonly sureness: number
}

/** In the first turn of a campaign and in the last; in between they change evenly. */
export interface CampaignWeights {
  readonly first: Weights
  readonly last: Weights
  /** How much of what is sure within a campaign is still so where others are to follow. */
  readonly beforeOthers: number
  /** How much of a chance to win is taken to grow evenly with the lead. */
  readonly plainness: number
}

export const TURNS = 7

/** The weights of each turn, from 1 on. */
export function weightsByTurn({ first, last }: CampaignWeights): readonly Weights[] {
  const keys = Object.keys(first) as (keyof Weights)[]
  return Array.from({ length: TURNS + 1 }, (_, turn) => {
    const passed = Math.max(0, turn - 1) / (TURNS - 1)
    return Object.fromEntries(
      keys.map((key) => [key, first[key] + (last[key] - first[key]) * passed]),
    ) as unknown as Weights
  })
}

const REASONED: Weights = {
  peer: 1,
  pool: 0.25,
  exile: 0.4,
  heirs: 3,
  lastHeir: 0,
  lastHeirRisk: 0,
  london: 1,
  power: 0.25,
  powerOfOthers: 0.315,
  hunger: 0.25,
  hungerAtHome: 0.25,
  risk: 0.35,
  lostAttacking: 0.7,
  lostDefending: 0.8,
  followers: 0.85,
  tie: 0.5,
  sureness: 0.5,
}

/** Rules of thumb, by which the greedy policy plays: it stays as it is, so that what is measured against it can be compared. */
export const REASONED_WEIGHTS: CampaignWeights = {
  first: REASONED,
  last: { ...REASONED, powerOfOthers: 0.045, sureness: 1.3 },
  beforeOthers: 0.8,
  plainness: 0.7,
}

/**
 * By which search plays. Fitted by least squares to the count at the end of 2,300 campaigns between greedy bots, some of them careless, from what both
 * houses had after the actions of each turn: 11,000 moments, in three rounds, each with games of the weights before it. A lead
 * is thus the count that is to be expected. `followers`, `hunger`, `beforeOthers` and `plainness` are reasoned; `sureness`
 * follows from how far the count still strays, by 4.2 at first and 1.8 at last.
 */
export const FITTED_WEIGHTS: CampaignWeights = {
  first: {
    peer: 0.34,
    pool: 0.3,
    exile: 0.1,
    heirs: 4,
    lastHeir: 12,
    lastHeirRisk: 0.2,
    london: 0.3,
    power: 0.44,
    powerOfOthers: 0.15,
    hunger: 0.25,
    hungerAtHome: 0,
    risk: 0.06,
    lostAttacking: 0.5,
    lostDefending: 0.4,
    followers: 0.85,
    tie: 0.5,
    sureness: 0.41,
  },
  last: {
    peer: 0.8,
    pool: 0.4,
    exile: 0.1,
    heirs: 1.15,
    lastHeir: 12,
    lastHeirRisk: 0.2,
    london: 0.7,
    power: 0.2,
    powerOfOthers: 0.02,
    hunger: 0.25,
    hungerAtHome: 0,
    risk: 0.02,
    lostAttacking: 0.4,
    lostDefending: 0.42,
    followers: 0.85,
    tie: 0.3,
    sureness: 0.92,
  },
  beforeOthers: 0.8,
  plainness: 0.7,
}
