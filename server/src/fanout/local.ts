import type { Fanout, Presence, Visitor } from './fanout.ts'

/** For a single server, which knows all news already. */
export class LocalFanout implements Fanout {
  readonly presence: Presence = new LocalPresence()

  publish(): void {}
  watch(): void {}
  unwatch(): void {}
  onNews(): void {}
  onGap(): void {}
  async close(): Promise<void> {}
}

class LocalPresence implements Presence {
  readonly #visitors = new Map<string, Map<string, Visitor>>()

  async arrive(tableId: string, connection: string, visitor: Visitor): Promise<void> {
    const here = this.#visitors.get(tableId) ?? new Map<string, Visitor>()
    this.#visitors.set(tableId, here)
    here.set(connection, visitor)
  }

  async leave(tableId: string, connection: string): Promise<void> {
    const here = this.#visitors.get(tableId)
    here?.delete(connection)
    if (here?.size === 0) this.#visitors.delete(tableId)
  }

  async renew(): Promise<void> {}

  async list(tableId: string): Promise<Visitor[]> {
    return [...(this.#visitors.get(tableId)?.values() ?? [])]
  }
}
