import type { Fanout } from '../fanout/fanout.ts'
import type { Storage } from '../storage/storage.ts'
import type { Tables } from '../tables/tables.ts'
import { TableChannel } from './table-channel.ts'

export interface TableChannelsSettings {
  readonly storage: Storage
  readonly tables: Tables
  readonly fanout: Fanout
  readonly now: () => number
  readonly onFault: (error: unknown, tableId: string) => void
}

/** The channels of all tables that are open on this server. */
export class TableChannels {
  readonly #settings: TableChannelsSettings
  readonly #channels = new Map<string, TableChannel>()

  constructor(settings: TableChannelsSettings) {
    this.#settings = settings
  }

  of(tableId: string): TableChannel {
    const known = this.#channels.get(tableId)
    if (known !== undefined) return known
    const { storage, fanout, now, onFault } = this.#settings
    const channel = new TableChannel({ storage, visitors: (id) => fanout.presence.list(id), now, onFault })
    this.#channels.set(tableId, channel)
    return channel
  }

  closeIfEmpty(tableId: string, channel: TableChannel): void {
    if (!channel.isEmpty) return
    if (this.#channels.get(tableId) === channel) this.#channels.delete(tableId)
    this.#settings.tables.unlisten(tableId, channel)
  }
}
