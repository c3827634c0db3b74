import type { Presence } from '../fanout/fanout.ts'
import type { GameRegistry } from '../games.ts'
import { knownLanguage } from '../languages.ts'
import type { PendingNotification, Turn } from '../storage/notification-store.ts'
import type { NoticesRow } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'
import type { NotificationChannel } from './channel.ts'
import { waitingTable } from './digest.ts'
import type { Links } from './links.ts'

export interface TurnNotifierSettings {
  readonly storage: Storage
  readonly games: GameRegistry
  readonly presence: Presence
  readonly channels: readonly NotificationChannel[]
  readonly links: Links
  readonly now: () => number
  /** Called when a message could not be delivered, which is rarely a fault of this server. */
  readonly onFailure: (error: unknown, pending: PendingNotification) => void
}

/** Longer than any channel waits for an answer; a server that holds a lease longer counts as dead. */
export const LEASE = 2 * 60_000
const MAX_CONCURRENT = 50

const MINUTE = 60_000
/** How long to wait after each failed attempt. After the last delay there is one more attempt, then we give up. */
const RETRY_DELAYS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE]

/**
 * Tells people that it is their turn: everything that is due on one channel goes out as one message. All servers run this;
 * the one that leases a person's channel sends the message and then deletes the notices. If it dies before that, another
 * server sends the message again.
 */
export class TurnNotifier {
  readonly #settings: TurnNotifierSettings
  readonly #running = new Set<Promise<void>>()

  constructor(settings: TurnNotifierSettings) {
    this.#settings = settings
  }

  /** Starts sending what is due. Called regularly; it does not wait for slow receivers. */
  async sweep(): Promise<void> {
    const { storage, now, onFailure } = this.#settings
    const free = MAX_CONCURRENT - this.#running.size
    if (free <= 0) return
    for (const pending of await storage.notifications.due(now(), free)) {
      const task = this.#run(pending)
        .catch((error) => onFailure(error, pending))
        .finally(() => this.#running.delete(task))
      this.#running.add(task)
    }
  }

  /** Resolves when everything that was started has finished. */
  async idle(): Promise<void> {
    await Promise.all(this.#running)
  }

  async #run(pending: PendingNotification): Promise<void> {
    const { storage, channels, now, onFailure } = this.#settings
    const until = now() + LEASE
    const leased = await storage.notifications.lease(pending, now(), until)
    if (leased === undefined) return
    const channel = leased.is_on === 1 ? channels.find(({ name }) => name === pending.channel) : undefined
    const notices = await storage.notifications.waiting(pending)
    const turns = channel === undefined ? [] : await storage.notifications.turnsOf(pending.person_id)
    const isCurrent = await Promise.all(notices.map((notice) => this.#isCurrent(notice, turns)))
    await storage.notifications.drop(notices.filter((_, i) => !isCurrent[i]))
    const current = notices.filter((_, i) => isCurrent[i])
    let attempts = 0
    if (channel !== undefined && current.length > 0)
      try {
        await this.#send(channel, pending, turns)
      } catch (error) {
        onFailure(error, pending)
        attempts = leased.attempts + 1
      }
    const delay = attempts === 0 ? undefined : RETRY_DELAYS[attempts - 1]
    if (delay !== undefined)
      return storage.notifications.release(pending, until, { lease_until: now() + delay, attempts })
    await storage.notifications.drop(current)
    await storage.notifications.release(pending, until, { lease_until: 0, attempts: 0 })
  }

  /** Whether the table still waits for this person, who has not moved since and is not looking at it. */
  async #isCurrent({ table_id, seat, number }: NoticesRow, turns: readonly Turn[]): Promise<boolean> {
    const { storage, presence } = this.#settings
    if (!turns.some((turn) => turn.table_id === table_id && turn.seat === seat)) return false
    if (await storage.notifications.hasActed(table_id, seat, number)) return false
    const visitors = await presence.list(table_id)
    return !visitors.some((visitor) => visitor.seat === seat)
  }

  async #send(channel: NotificationChannel, { person_id }: PendingNotification, turns: readonly Turn[]): Promise<void> {
    const { storage, games, links, now } = this.#settings
    const person = await storage.people.find(person_id)
    if (person === undefined) return
    const language = knownLanguage(person.language)
    const tables = turns.map((turn) => waitingTable(turn, games, links, language))
    await channel.send({ personId: person_id, name: person.name, language, tables, time: now() })
  }
}
