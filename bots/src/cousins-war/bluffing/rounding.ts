/** Shares of announcements in whole parts, few enough to be kept in a file. */
import { READINGS, THROWS } from '../dice.ts'
import { PARTS } from './battle-table.ts'

/** What is said less often than this of a throw is left to other throws. */
const LEAST_SHARE = 0.006
/** What is said less often than this is noise of the learning. */
const NOISE = 0.0005

/** Throws from weak to strong, so that neighbours are much the same. */
const BY_STRENGTH = THROWS.map((_, thrown) => thrown).sort((a, b) => THROWS[a].best - THROWS[b].best || a - b)

/**
 * Writes the shares of all throws, `width` apart, as parts that sum up to `PARTS`. Many throws bluff a little each; what is
 * rounded away of an announcement with one of them is made up for with the next, so that it is heard as often as before.
 */
export function roundShares(shares: Float64Array, width: number, parts: Uint16Array): void {
  const owed = new Float64Array(READINGS)
  for (const thrown of BY_STRENGTH) {
    const weight = THROWS[thrown].share
    const row = shares.subarray(thrown * width, thrown * width + READINGS)
    const rounded = parts.subarray(thrown * READINGS, (thrown + 1) * READINGS)
    let likeliest = 0
    for (let i = 1; i < READINGS; i++) if (row[i] > row[likeliest]) likeliest = i
    let left = PARTS
    for (let i = 0; i < READINGS; i++) {
      const wanted = row[i] > NOISE ? row[i] + owed[i] / weight : 0
      rounded[i] = i === likeliest || wanted < LEAST_SHARE ? 0 : Math.min(left, Math.round(PARTS * wanted))
      left -= rounded[i]
    }
    rounded[likeliest] = left
    for (let i = 0; i < READINGS; i++) owed[i] += weight * (row[i] - rounded[i] / PARTS)
  }
}
