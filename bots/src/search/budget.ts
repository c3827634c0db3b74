/**
 * How long search may go on: so many playouts, or so many milliseconds by a clock that is handed in. With both it ends with
 * whichever is used up first.
 */
export type Budget =
  | { readonly playouts: number }
  | { readonly milliseconds: number; readonly clock: () => number; readonly playouts?: number }

/** Answers, before each playout, whether there is still time for it; always for the first. */
export function timekeeper(budget: Budget): (done: number) => boolean {
  const { playouts = Number.POSITIVE_INFINITY } = budget
  if (!('clock' in budget)) return (done) => done < playouts
  const end = budget.clock() + budget.milliseconds
  return (done) => done === 0 || (done < playouts && budget.clock() < end)
}
