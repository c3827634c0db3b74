import type { Seat } from '@tudor-rose/table'
import type { Presence } from '../fanout/fanout.ts'
import type { AttendanceRow } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'

export interface AttendanceSettings {
  readonly storage: Storage
  readonly presence: Pick<Presence, 'list'>
  readonly now: () => number
}

/**
 * When seats were last at their tables. It is noted when somebody leaves, and every now and then while they stay, and
 * written for many seats at a time. A server that dies loses minutes of it, where days are what counts.
 */
export class Attendance {
  readonly #settings: AttendanceSettings
  #unwritten = new Map<string, AttendanceRow>()

  constructor(settings: AttendanceSettings) {
    this.#settings = settings
  }

  /** Whoever holds this seat is at the table, or was until now. Who only watches holds none. */
  note(tableId: string, seat: Seat): void {
    if (seat < 0) return
    this.#unwritten.set(`${tableId} ${seat}`, { table_id: tableId, seat, seen_at: this.#settings.now() })
  }

  /** Writes what has been noted; called every now and then, and before a server closes. */
  async write(): Promise<void> {
    if (this.#unwritten.size === 0) return
    const noted = this.#unwritten
    this.#unwritten = new Map()
    try {
      await this.#settings.storage.attendance.note([...noted.values()])
    } catch (error) {
      this.#unwritten = new Map([...noted, ...this.#unwritten])
      throw error
    }
  }

  /** Now, for a seat that is at its table on whichever server; 0 for one that has never been. */
  async lastSeen(tableId: string, seat: Seat): Promise<number> {
    const { storage, presence, now } = this.#settings
    const visitors = await presence.list(tableId)
    if (visitors.some((visitor) => visitor.seat === seat)) return now()
    const unwritten = this.#unwritten.get(`${tableId} ${seat}`)?.seen_at ?? 0
    return Math.max(unwritten, (await storage.attendance.lastSeen(tableId, seat)) ?? 0)
  }
}
