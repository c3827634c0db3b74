import type { NotificationStore } from '../storage/notification-store.ts'
import type { Channel, Pace } from '../storage/schema.ts'

/** The channels that a person has switched on, sorted by name. */
export type ChannelChoices = readonly { readonly channel: Channel; readonly pace: Pace }[]

interface Cached {
  readonly choices: Promise<ChannelChoices>
  readonly askedAt: number
}

/** A change made at another server takes effect here after this time at the latest. */
const CACHE_MS = 60_000
const EVICT_AT = 10_000

/**
 * Who wants to be notified of their turns. Cached for a while, because every move asks. People who are not in the cache
 * are looked up with one query for all that are requested in the same turn of the event loop.
 */
export class Subscribers {
  readonly #store: NotificationStore
  readonly #now: () => number
  readonly #cache = new Map<string, Cached>()
  #queue: { readonly personId: string; readonly answer: (choices: Promise<ChannelChoices>) => void }[] = []

  constructor(store: NotificationStore, now: () => number) {
    this.#store = store
    this.#now = now
  }

  choicesOf(personId: string): Promise<ChannelChoices> {
    const cached = this.#cache.get(personId)
    if (cached !== undefined && this.#now() - cached.askedAt < CACHE_MS) return cached.choices
    if (this.#cache.size >= EVICT_AT) this.#evictOld()
    if (this.#queue.length === 0) setImmediate(() => this.#ask())
    const choices = new Promise<ChannelChoices>((answer) => {
      this.#queue.push({ personId, answer })
    })
    // If the database did not answer, ask it again next time.
    choices.catch(() => this.forget(personId))
    this.#cache.set(personId, { choices, askedAt: this.#now() })
    return choices
  }

  /** Called when a person changes their choice. */
  forget(personId: string): void {
    this.#cache.delete(personId)
  }

  #ask(): void {
    const queue = this.#queue
    this.#queue = []
    const found = this.#store.channelsOn([...new Set(queue.map(({ personId }) => personId))])
    for (const { personId, answer } of queue)
      answer(
        found.then((rows) =>
          rows
            .filter((row) => row.person_id === personId)
            .map(({ channel, pace }) => ({ channel, pace }))
            .sort((a, b) => (a.channel < b.channel ? -1 : 1)),
        ),
      )
  }

  #evictOld(): void {
    const old = this.#now() - CACHE_MS
    for (const [personId, { askedAt }] of this.#cache) if (askedAt <= old) this.#cache.delete(personId)
  }
}
