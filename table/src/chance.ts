/** The only source of chance for a game. The caller chooses the implementation. */
export interface Chance {
  /** A uniformly distributed integer from 0 to n - 1. */
  below(n: number): number
}

/** One roll of a six-sided die. */
export const rollDie = (chance: Chance): number => chance.below(6) + 1
