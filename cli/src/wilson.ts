/** 95 % of a normal distribution are within so many standard deviations. */
const DEVIATIONS = 1.96

/** Wilson's score interval at 95 % for `points` out of `games`. */
export function wilson(points: number, games: number): { readonly low: number; readonly high: number } {
  if (games === 0) return { low: 0, high: 1 }
  const share = points / games
  const squared = DEVIATIONS ** 2
  const middle = share + squared / (2 * games)
  const spread = DEVIATIONS * Math.sqrt((share * (1 - share) + squared / (4 * games)) / games)
  const whole = 1 + squared / games
  return { low: Math.max(0, (middle - spread) / whole), high: Math.min(1, (middle + spread) / whole) }
}
