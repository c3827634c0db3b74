/**
 * The expected outcome of a future battle, by possibly fractional numbers of fighters, by last cards as in the
 * situations of the battle table, and by the probability that the own side attacks first, from 0 to 1.
 */
export interface BattleForecast {
  winChance(own: number, enemy: number, ownCard: number, enemyCard: number, attacks: number): number
  /** The expected number of the winner's surviving fighters, given a win. */
  survivorsOfWin(own: number, enemy: number, ownCard: number, enemyCard: number, attacks: number): number
  /** The distribution of the number of survivors, given a win. It is overwritten by the next call. */
  survivorShares(own: number, enemy: number, ownCard: number, enemyCard: number, attacks: number): ArrayLike<number>
}

/** If it is unknown who will attack first. */
export const EITHER_ATTACKS = 0.5

/** At most twelve troops and two French can be on one side. */
export const MAX_FIGHTERS = 14
export const GRID_SIZE = MAX_FIGHTERS + 1

/** Bilinear interpolation by fighters of both sides. */
export function interpolate(grid: Float64Array, own: number, enemy: number): number {
  const a = Math.min(own, MAX_FIGHTERS)
  const b = Math.min(enemy, MAX_FIGHTERS)
  const a0 = Math.min(Math.floor(a), MAX_FIGHTERS - 1)
  const b0 = Math.min(Math.floor(b), MAX_FIGHTERS - 1)
  const x = a - a0
  const y = b - b0
  const at = a0 * GRID_SIZE + b0
  const low = grid[at] * (1 - y) + grid[at + 1] * y
  const high = grid[at + GRID_SIZE] * (1 - y) + grid[at + GRID_SIZE + 1] * y
  return low * (1 - x) + high * x
}
