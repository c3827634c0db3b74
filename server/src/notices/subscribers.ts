import type { NoticeStore } from '../storage/notice-store.ts'
import type { Channel, Pace } from '../storage/schema.ts'

/** The channels that somebody has switched on, in the order of their names. */
export type Wishes = readonly { readonly channel: Channel; readonly pace: Pace }[]

interface Known {
  readonly wishes: Promise<Wishes>
  readonly askedAt: number
}

/** What was switched on at another server is known here after this time at the latest. */
const KNOWN_FOR = 60_000
const LOOKED_THROUGH_AT = 10_000

/**
 * Who wants to be told of their turns, kept in memory for a while: every move asks. Those who are not known are looked up
 * together, with one query for all that ask in the same turn of the event loop.
 */
export class Subscribers {
  readonly #store: NoticeStore
  readonly #now: () => number
  readonly #known = new Map<string, Known>()
  #asking: { readonly personId: string; readonly answer: (wishes: Promise<Wishes>) => void }[] = []

  constructor(store: NoticeStore, now: () => number) {
    this.#store = store
    this.#now = now
  }

  wishesOf(personId: string): Promise<Wishes> {
    const known = this.#known.get(personId)
    if (known !== undefined && this.#now() - known.askedAt < KNOWN_FOR) return known.wishes
    if (this.#known.size >= LOOKED_THROUGH_AT) this.#forgetOld()
    if (this.#asking.length === 0) setImmediate(() => this.#ask())
    const wishes = new Promise<Wishes>((answer) => {
      this.#asking.push({ personId, answer })
    })
    // A database that did not answer is asked again.
    wishes.catch(() => this.forget(personId))
    this.#known.set(personId, { wishes, askedAt: this.#now() })
    return wishes
  }

  /** Called when somebody has chosen differently. */
  forget(personId: string): void {
    this.#known.delete(personId)
  }

  #ask(): void {
    const asking = this.#asking
    this.#asking = []
    const found = this.#store.channelsOn([...new Set(asking.map(({ personId }) => personId))])
    for (const { personId, answer } of asking)
      answer(
        found.then((rows) =>
          rows
            .filter((row) => row.person_id === personId)
            .map(({ channel, pace }) => ({ channel, pace }))
            .sort((a, b) => (a.channel < b.channel ? -1 : 1)),
        ),
      )
  }

  #forgetOld(): void {
    const old = this.#now() - KNOWN_FOR
    for (const [personId, { askedAt }] of this.#known) if (askedAt <= old) this.#known.delete(personId)
  }
}
