export interface Percentiles {
  readonly p50: number
  readonly p99: number
  readonly worst: number
}

/** In milliseconds, rounded to a tenth. */
export function percentiles(milliseconds: readonly number[]): Percentiles {
  const sorted = milliseconds.toSorted((a, b) => a - b)
  const share = (part: number): number => Math.round((sorted[Math.floor(sorted.length * part)] ?? 0) * 10) / 10
  return { p50: share(0.5), p99: share(0.99), worst: share(0.99999) }
}
