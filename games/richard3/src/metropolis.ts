/** Rearranges things that have been assigned to places, by likelihood. */
import type { Chance } from '@tudor-rose/table'

/** Proposed swaps for each place. */
const TRADES = 40
/** In the first third, unlikely swaps are accepted more easily, so that nothing is stuck where it began. */
const FIRST_WARMTH = 3
const FINENESS = 2 ** 24

/**
 * Metropolis sampling: a swap that makes the arrangement likelier is always accepted, any other in proportion. `taken` has the
 * index of the thing in each place, out of `many`; `likelihoods` has a row for each place with the log-weight of each thing.
 */
export function rearrangeByLikelihood(
  taken: Uint8Array,
  likelihoods: Float64Array,
  many: number,
  chance: Chance,
): void {
  if (many < 2) return
  const trades = TRADES * many
  for (let trade = 0; trade < trades; trade++) {
    const here = chance.below(many)
    const there = (here + 1 + chance.below(many - 1)) % many
    const one = taken[here]
    const other = taken[there]
    const now = likelihoods[here * many + one] + likelihoods[there * many + other]
    const gain = likelihoods[here * many + other] + likelihoods[there * many + one] - now
    const warmth = Math.max(1, FIRST_WARMTH * (1 - (2 * trade) / trades))
    if (gain >= 0 || Math.log((chance.below(FINENESS) + 1) / FINENESS) * warmth <= gain) {
      taken[here] = other
      taken[there] = one
    }
  }
}
