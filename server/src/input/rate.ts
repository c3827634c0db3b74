/** Lets so many through at once, and so many a second after that. Each has its own; `RateLimits` keeps one for each name. */
export class Rate {
  #tokens: number
  #at: number
  readonly #burst: number
  readonly #perSecond: number

  constructor(burst: number, perSecond: number, now: number) {
    this.#burst = burst
    this.#perSecond = perSecond
    this.#tokens = burst
    this.#at = now
  }

  /** Whether there is room for one more. */
  allows(now: number): boolean {
    this.#tokens = Math.min(this.#burst, this.#tokens + (Math.max(0, now - this.#at) / 1000) * this.#perSecond)
    this.#at = Math.max(now, this.#at)
    if (this.#tokens < 1) return false
    this.#tokens--
    return true
  }

  /** Whether it is as if nobody had ever asked. */
  isFull(now: number): boolean {
    return this.#tokens + ((now - this.#at) / 1000) * this.#perSecond >= this.#burst
  }
}

const LOOKED_THROUGH_EVERY = 1000

/** One rate for each name, such as an address; those that have recovered are forgotten. */
export class RateLimits {
  readonly #rates = new Map<string, Rate>()
  readonly #burst: number
  readonly #perSecond: number
  readonly #now: () => number
  #asked = 0

  constructor(burst: number, perSecond: number, now: () => number) {
    this.#burst = burst
    this.#perSecond = perSecond
    this.#now = now
  }

  allows(name: string): boolean {
    const now = this.#now()
    if (++this.#asked % LOOKED_THROUGH_EVERY === 0) this.#forgetRecovered(now)
    let rate = this.#rates.get(name)
    if (rate === undefined) {
      rate = new Rate(this.#burst, this.#perSecond, now)
      this.#rates.set(name, rate)
    }
    return rate.allows(now)
  }

  #forgetRecovered(now: number): void {
    for (const [name, rate] of this.#rates) if (rate.isFull(now)) this.#rates.delete(name)
  }
}

/** Makes limits of so many at once and so many a second. */
export type Limits = (burst: number, perSecond: number) => Pick<RateLimits, 'allows'>

/** For measuring, when one machine plays a thousand people. */
export const UNLIMITED: Limits = () => ({ allows: () => true })
