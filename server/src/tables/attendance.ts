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
 * When each seat was last present at its table. Recorded when somebody leaves, and regularly while they stay; written for
 * many seats at a time. A server that crashes loses a few minutes of it, which does not matter, because absences count in
 * days.
 */
export class Attendance {
  readonly #settings: AttendanceSettings
  #unwritten = new Map<string, AttendanceRow>()

  constructor(settings: AttendanceSettings) {
    this.#settings = settings
  }

  /** Records that the holder of this seat is at the table, or was until now. Observers hold no seat. */
  note(tableId: string, seat: Seat): void {
    if (seat < 0) return
    this.#unwritten.set(`${tableId} ${seat}`, { table_id: tableId, seat, seen_at: this.#settings.now() })
  }

  /** Writes what has been recorded. Called regularly, and before a server closes. */
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

  /** The current time for a seat that is present on any server; 0 for a seat that was never present. */
  async lastSeen(tableId: string, seat: Seat): Promise<number> {
    const { storage, presence, now } = this.#settings
    const visitors = await presence.list(tableId)
    if (visitors.some((visitor) => visitor.seat === seat)) return now()
    const unwritten = this.#unwritten.get(`${tableId} ${seat}`)?.seen_at ?? 0
    return Math.max(unwritten, (await storage.attendance.lastSeen(tableId, seat)) ?? 0)
  }
}
