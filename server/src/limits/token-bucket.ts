/** An amount at once, and an amount per second after that. */
export interface Bucket {
  /** Takes this amount and returns true, or takes nothing and returns false. */
  takes(amount?: number): boolean
  /** Whether nothing has been taken lately. */
  readonly isFull: boolean
}

/**
 * A token bucket in memory. Sockets use these: a socket belongs to one server, and it sends too much to ask Redis about each
 * message.
 */
export class TokenBucket implements Bucket {
  #tokens: number
  #at: number
  readonly #burst: number
  readonly #perSecond: number
  readonly #now: () => number

  constructor(burst: number, perSecond: number, now: () => number) {
    this.#burst = burst
    this.#perSecond = perSecond
    this.#now = now
    this.#tokens = burst
    this.#at = now()
  }

  takes(amount = 1): boolean {
    this.#refill()
    if (this.#tokens < amount) return false
    this.#tokens -= amount
    return true
  }

  get isFull(): boolean {
    this.#refill()
    return this.#tokens === this.#burst
  }

  #refill(): void {
    const now = this.#now()
    this.#tokens = Math.min(this.#burst, this.#tokens + (Math.max(0, now - this.#at) / 1000) * this.#perSecond)
    this.#at = Math.max(now, this.#at)
  }
}

export type Buckets = (burst: number, perSecond: number) => Bucket

/** For benchmarks, in which one machine plays for thousands of people. */
export const UNLIMITED_BUCKETS: Buckets = () => ({ takes: () => true, isFull: true })
