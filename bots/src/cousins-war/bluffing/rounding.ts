/** Rounds probabilities of announcements to integers, so that the file stays small. */
import { READINGS, THROWS } from '../dice.ts'
import { PROBABILITY_UNITS } from './battle-table.ts'

/** Announcements with a smaller probability for a throw are shifted to other throws. */
const MIN_SHARE = 0.006
/** Smaller probabilities are noise of the training. */
const NOISE = 0.0005

/** Throws from weak to strong, so that neighbours are similar. */
const BY_STRENGTH = THROWS.map((_, thrown) => thrown).sort((a, b) => THROWS[a].best - THROWS[b].best || a - b)

/**
 * Writes the probabilities of all throws, `width` apart, as integers that sum up to `PROBABILITY_UNITS`. Many throws bluff a little
 * each; what is rounded off for one of them is made up for by the next, so that each announcement keeps its overall
 * frequency.
 */
export function roundShares(shares: Float64Array, width: number, parts: Uint16Array): void {
  const owed = new Float64Array(READINGS)
  for (const thrown of BY_STRENGTH) {
    const weight = THROWS[thrown].share
    const row = shares.subarray(thrown * width, thrown * width + READINGS)
    const rounded = parts.subarray(thrown * READINGS, (thrown + 1) * READINGS)
    let likeliest = 0
    for (let i = 1; i < READINGS; i++) if (row[i] > row[likeliest]) likeliest = i
    let left = PROBABILITY_UNITS
    for (let i = 0; i < READINGS; i++) {
      const wanted = row[i] > NOISE ? row[i] + owed[i] / weight : 0
      rounded[i] = i === likeliest || wanted < MIN_SHARE ? 0 : Math.min(left, Math.round(PROBABILITY_UNITS * wanted))
      left -= rounded[i]
    }
    rounded[likeliest] = left
    for (let i = 0; i < READINGS; i++) owed[i] += weight * (row[i] - rounded[i] / PROBABILITY_UNITS)
  }
}
