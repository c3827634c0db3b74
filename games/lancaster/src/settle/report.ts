/** Says what is wrong with a position, and where in the exported one. */
export type Report = (path: readonly string[], reason: string) => void
