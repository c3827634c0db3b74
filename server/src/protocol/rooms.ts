import type { Fanout } from '../fanout/fanout.ts'
import type { Storage } from '../storage/storage.ts'
import type { Tables } from '../tables/tables.ts'
import { Room } from './room.ts'

export interface RoomsSettings {
  readonly storage: Storage
  readonly tables: Tables
  readonly fanout: Fanout
  readonly now: () => number
  readonly onFault: (error: unknown, tableId: string) => void
}

/** The rooms of all tables that somebody has open on this server. */
export class Rooms {
  readonly #settings: RoomsSettings
  readonly #rooms = new Map<string, Room>()

  constructor(settings: RoomsSettings) {
    this.#settings = settings
  }

  of(tableId: string): Room {
    const known = this.#rooms.get(tableId)
    if (known !== undefined) return known
    const { storage, fanout, now, onFault } = this.#settings
    const room = new Room({ storage, visitors: (id) => fanout.presence.list(id), now, onFault })
    this.#rooms.set(tableId, room)
    return room
  }

  closeIfEmpty(tableId: string, room: Room): void {
    if (!room.isEmpty) return
    if (this.#rooms.get(tableId) === room) this.#rooms.delete(tableId)
    this.#settings.tables.unlisten(tableId, room)
  }
}
