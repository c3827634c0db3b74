/**
 * A token bucket: a number of messages at once, and a number per second after that. Each socket has one, in memory: a
 * socket belongs to one server, and it sends too many messages to ask Redis about each.
 */
export class MessageRate {
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

  allows(): boolean {
    const now = this.#now()
    this.#tokens = Math.min(this.#burst, this.#tokens + (Math.max(0, now - this.#at) / 1000) * this.#perSecond)
    this.#at = Math.max(now, this.#at)
    if (this.#tokens < 1) return false
    this.#tokens--
    return true
  }
}

export type MessageRates = (burst: number, perSecond: number) => Pick<MessageRate, 'allows'>

/** For benchmarks, in which one machine plays for thousands of people. */
export const UNLIMITED_MESSAGES: MessageRates = () => ({ allows: () => true })
