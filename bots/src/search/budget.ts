/**
 * How long search may go on: so many playouts, or so many milliseconds by a clock that is handed in. With both it ends with
 * whichever is used up first.
 */
export type Budget =
  | { readonly playouts: number }
  | { readonly milliseconds: number; readonly clock: () => number; readonly playouts?: number }

export interface Timekeeper {
  /** Whether there is still time for a playout, with so many done; always for the first. */
  isThereTime(done: number): boolean
  /** How many more playouts there will be, as far as can be told, and rather too many than too few. */
  left(done: number): number
}

/** Playouts may become quicker by so much than they have been so far. */
const CAUTION = 1.25

export function timekeeper(budget: Budget): Timekeeper {
  const { playouts = Number.POSITIVE_INFINITY } = budget
  if (!('clock' in budget)) return { isThereTime: (done) => done < playouts, left: (done) => playouts - done }
  const { clock, milliseconds } = budget
  const start = clock()
  const end = start + milliseconds
  return {
    isThereTime: (done) => done === 0 || (done < playouts && clock() < end),
    left(done) {
      const now = clock()
      const inTime = now > start ? (CAUTION * done * (end - now)) / (now - start) : Number.POSITIVE_INFINITY
      return Math.min(playouts - done, inTime)
    },
  }
}
