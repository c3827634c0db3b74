/** The only source of chance that a game has; whoever drives the game decides where it comes from. */
export interface Chance {
  /** A fair whole number from 0 to n - 1. */
  below(n: number): number
}

/** One throw of a six-sided die. */
export const rollDie = (chance: Chance): number => chance.below(6) + 1
