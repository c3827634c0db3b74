const FIRST_PAUSE = 10_000
const LONGEST_PAUSE = 60 * 60 * 1000

interface Pause {
  readonly until: number
  readonly length: number
}

/**
 * Tables with which something went wrong lately. Whoever sweeps looks past them, so that many of them do not keep the others
 * waiting, and tries them again after pauses that grow.
 */
export class SetAside {
  readonly #pauses = new Map<string, Pause>()
  readonly #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

  /** No fewer than there are set aside now: how many more have to be looked up to find enough others. */
  get size(): number {
    return this.#pauses.size
  }

  has(id: string): boolean {
    const pause = this.#pauses.get(id)
    return pause !== undefined && pause.until > this.#now()
  }

  add(id: string): void {
    const before = this.#pauses.get(id)
    const length = before === undefined ? FIRST_PAUSE : Math.min(2 * before.length, LONGEST_PAUSE)
    this.#pauses.set(id, { until: this.#now() + length, length })
    for (const [each, { until }] of this.#pauses) if (until < this.#now() - LONGEST_PAUSE) this.#pauses.delete(each)
  }

  /** It went well with this table. */
  forgive(id: string): void {
    this.#pauses.delete(id)
  }
}
