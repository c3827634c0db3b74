import type { Presence } from '../fanout/fanout.ts'
import type { GameShelf } from '../games.ts'
import type { Errand, Turn } from '../storage/notice-store.ts'
import type { NoticesRow } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'
import type { Courier } from './courier.ts'
import { waitingTable } from './digest.ts'
import type { Links } from './links.ts'

export interface HeraldSettings {
  readonly storage: Storage
  readonly games: GameShelf
  readonly presence: Presence
  readonly couriers: readonly Courier[]
  readonly links: Links
  readonly now: () => number
  /** Told when somebody could not be reached; that is seldom a fault of ours. */
  readonly onFailure: (error: unknown, errand: Errand) => void
}

/** Longer than any courier waits; a server that takes longer is taken for dead. */
export const LEASE = 2 * 60_000
const MOST_AT_ONCE = 50

const MINUTE = 60_000
/** How long to wait after an attempt that failed; there is one attempt more than pauses. */
const PAUSES = [MINUTE, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE]

/**
 * Tells people that tables wait for them, all that is due on one channel in one message. Every server does; the one that
 * leases the channel of a person tells, and takes the notices away after that. If it dies over it, another tells again.
 */
export class Herald {
  readonly #settings: HeraldSettings
  readonly #underWay = new Set<Promise<void>>()

  constructor(settings: HeraldSettings) {
    this.#settings = settings
  }

  /** Takes up what is due; called every now and then. It does not wait for those who are slow to answer. */
  async sweep(): Promise<void> {
    const { storage, now, onFailure } = this.#settings
    const room = MOST_AT_ONCE - this.#underWay.size
    if (room <= 0) return
    for (const errand of await storage.notices.due(now(), room)) {
      const running = this.#run(errand)
        .catch((error) => onFailure(error, errand))
        .finally(() => this.#underWay.delete(running))
      this.#underWay.add(running)
    }
  }

  /** Comes when everything that has been taken up is done. */
  async idle(): Promise<void> {
    await Promise.all(this.#underWay)
  }

  async #run(errand: Errand): Promise<void> {
    const { storage, couriers, now, onFailure } = this.#settings
    const until = now() + LEASE
    const leased = await storage.notices.lease(errand, now(), until)
    if (leased === undefined) return
    const courier = leased.is_on === 1 ? couriers.find(({ channel }) => channel === errand.channel) : undefined
    const notices = await storage.notices.waiting(errand)
    const turns = courier === undefined ? [] : await storage.notices.turnsOf(errand.person_id)
    const isTrue = await Promise.all(notices.map((notice) => this.#isTrue(notice, turns)))
    await storage.notices.drop(notices.filter((_, i) => !isTrue[i]))
    const standing = notices.filter((_, i) => isTrue[i])
    let attempts = 0
    if (courier !== undefined && standing.length > 0)
      try {
        await this.#tell(courier, errand, turns)
      } catch (error) {
        onFailure(error, errand)
        attempts = leased.attempts + 1
      }
    const pause = attempts === 0 ? undefined : PAUSES[attempts - 1]
    if (pause !== undefined) return storage.notices.release(errand, until, { lease_until: now() + pause, attempts })
    await storage.notices.drop(standing)
    await storage.notices.release(errand, until, { lease_until: 0, attempts: 0 })
  }

  /** Whether a table still waits for somebody who has neither moved meanwhile nor is looking at it. */
  async #isTrue({ table_id, seat, number }: NoticesRow, turns: readonly Turn[]): Promise<boolean> {
    const { storage, presence } = this.#settings
    if (!turns.some((turn) => turn.table_id === table_id && turn.seat === seat)) return false
    if (await storage.notices.hasActed(table_id, seat, number)) return false
    const visitors = await presence.list(table_id)
    return !visitors.some((visitor) => visitor.seat === seat)
  }

  async #tell(courier: Courier, { person_id }: Errand, turns: readonly Turn[]): Promise<void> {
    const { storage, games, links, now } = this.#settings
    const person = await storage.people.find(person_id)
    if (person === undefined) return
    const tables = turns.map((turn) => waitingTable(turn, games, links))
    await courier.tell({ personId: person_id, name: person.name, tables, time: now() })
  }
}
