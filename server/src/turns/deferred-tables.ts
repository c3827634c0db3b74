const FIRST_PAUSE = 10_000
const MAX_PAUSE = 60 * 60 * 1000

interface Pause {
  readonly until: number
  readonly length: number
}

/**
 * Tables where something failed recently. Sweepers skip them, so that they do not delay the others, and retry them after
 * growing pauses.
 */
export class DeferredTables {
  readonly #pauses = new Map<string, Pause>()
  readonly #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

  /** At least the number of tables deferred now; sweepers query this many more to find enough others. */
  get size(): number {
    return this.#pauses.size
  }

  has(id: string): boolean {
    const pause = this.#pauses.get(id)
    return pause !== undefined && pause.until > this.#now()
  }

  add(id: string): void {
    const before = this.#pauses.get(id)
    const length = before === undefined ? FIRST_PAUSE : Math.min(2 * before.length, MAX_PAUSE)
    this.#pauses.set(id, { until: this.#now() + length, length })
    for (const [each, { until }] of this.#pauses) if (until < this.#now() - MAX_PAUSE) this.#pauses.delete(each)
  }

  /** Called after a success with this table. */
  forgive(id: string): void {
    this.#pauses.delete(id)
  }
}
