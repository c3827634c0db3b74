/**
 * What to expect of a battle that is ahead: of so many fighters, not always whole ones, against so many; with cards as in the
 * situations of the battle table; and if the own side attacks first as likely as `attacks` says, from 0 to 1.
 */
export interface BattleForecast {
  winChance(own: number, enemy: number, ownCard: number, enemyCard: number, attacks: number): number
  /** How many of the winner's fighters are left, given that he wins. */
  survivorsOfWin(own: number, enemy: number, ownCard: number, enemyCard: number, attacks: number): number
  /** By number: how often so many of whole fighters are left, given that they win. It is overwritten by the next call. */
  survivorShares(own: number, enemy: number, ownCard: number, enemyCard: number, attacks: number): ArrayLike<number>
}

/** If it cannot be told who will attack first. */
export const EITHER_ATTACKS = 0.5

/** Twelve troops and two French are the most that can stand on one half. */
export const MOST_FIGHTERS = 14
export const READ_UP_TO = MOST_FIGHTERS + 1

/** By fighters of both sides; between two whole numbers a grid is read in proportion. */
export function readBetween(grid: Float64Array, own: number, enemy: number): number {
  const a = Math.min(own, MOST_FIGHTERS)
  const b = Math.min(enemy, MOST_FIGHTERS)
  const a0 = Math.min(Math.floor(a), MOST_FIGHTERS - 1)
  const b0 = Math.min(Math.floor(b), MOST_FIGHTERS - 1)
  const x = a - a0
  const y = b - b0
  const at = a0 * READ_UP_TO + b0
  const low = grid[at] * (1 - y) + grid[at + 1] * y
  const high = grid[at + READ_UP_TO] * (1 - y) + grid[at + READ_UP_TO + 1] * y
  return low * (1 - x) + high * x
}
