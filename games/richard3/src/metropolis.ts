/** Moves things that have been handed out to places towards where they are likely to be. */
import type { Chance } from '@tudor-rose/table'

/** So often, for each place, two things are asked whether they would rather be in each other's. */
const TRADES = 40
/** In the first third they are more easily talked into what is less likely, so that nobody is stuck where he began. */
const FIRST_WARMTH = 3
const FINENESS = 2 ** 24

/**
 * Metropolis: two that would likelier be in each other's place always change, others in proportion. `taken` tells which of the
 * `many` things is in each place; `likelihoods` has a row for each place, in it the logarithm of a weight for each thing.
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
