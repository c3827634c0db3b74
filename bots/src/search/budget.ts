/**
 * How long search may run: a number of playouts, or of milliseconds by an injected clock. With both, the first limit
 * reached ends it.
 */
export type Budget =
  | { readonly playouts: number }
  | { readonly milliseconds: number; readonly clock: () => number; readonly playouts?: number }

export interface BudgetTracker {
  /** Whether there is budget for another playout after `done` of them; always for the first. */
  hasBudget(done: number): boolean
  /** An estimate of how many playouts remain; rather too high than too low. */
  remaining(done: number): number
}

/** By how much playouts may still get faster. */
const SPEED_UP_ALLOWANCE = 1.25

export function trackBudget(budget: Budget): BudgetTracker {
  const { playouts = Number.POSITIVE_INFINITY } = budget
  if (!('clock' in budget)) return { hasBudget: (done) => done < playouts, remaining: (done) => playouts - done }
  const { clock, milliseconds } = budget
  const start = clock()
  const end = start + milliseconds
  return {
    hasBudget: (done) => done === 0 || (done < playouts && clock() < end),
    remaining(done) {
      const now = clock()
      const inTime = now > start ? (SPEED_UP_ALLOWANCE * done * (end - now)) / (now - start) : Number.POSITIVE_INFINITY
      return Math.min(playouts - done, inTime)
    },
  }
}
