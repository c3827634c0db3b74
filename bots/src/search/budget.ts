/** How long search may go on: so many playouts, or so many milliseconds by a clock that is handed in. */
export type Budget = { readonly playouts: number } | { readonly milliseconds: number; readonly clock: () => number }

/** Answers, before each playout, whether there is still time for it; always for the first. */
export function timekeeper(budget: Budget): (done: number) => boolean {
  if ('playouts' in budget) return (done) => done < budget.playouts
  const end = budget.clock() + budget.milliseconds
  return (done) => done === 0 || budget.clock() < end
}
