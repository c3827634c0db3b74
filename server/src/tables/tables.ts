import { setImmediate } from 'node:timers/promises'
import type { RowKind } from '@tudor-rose/protocol'
import type { Seat } from '@tudor-rose/table'
import type { Fanout, News } from '../fanout/fanout.ts'
import type { GameRegistry } from '../games.ts'
import { Refusal } from '../refusal.ts'
import type { AppendResult, SeatChange, TableChange } from '../storage/log-writer.ts'
import type { LogEntry, NoticesRow } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'
import { LiveTable } from './live-table.ts'

/** A row to be added to a log; `Tables` adds its number and time. */
export interface Draft {
  readonly kind: RowKind
  readonly seat: Seat
  readonly text: string
  readonly answers: number
  readonly seating?: SeatChange
}

/** Receives the changes of a table that is open on this server. */
export interface TableListener {
  /** The number of the last chat line that this listener knows. */
  readonly lastLine: number
  /** A row has been added; `live` is the table after this row. */
  onRow(live: LiveTable, row: LogEntry): void
  /** Somebody took or left a seat, came, went or wrote in the chat. */
  onNews(live: LiveTable, news: News): void
}

/** The notices for a row, once it has been applied. */
export type NotificationsAfter = (row: LogEntry) => readonly NoticesRow[]

export interface TablesSettings {
  readonly storage: Storage
  readonly games: GameRegistry
  readonly fanout: Fanout
  readonly now: () => number
  /** Called for faults that cannot be reported to a player. */
  readonly onFault: (error: unknown, tableId: string) => void
  /** Called with a table before a row is applied. Without it, nobody is notified. */
  readonly notificationsAfter?: (live: LiveTable) => Promise<NotificationsAfter>
}

/** A table in this server's memory. */
interface Held {
  live: LiveTable | undefined
  /** Actions on the table run one after another. */
  queue: Promise<unknown>
  readonly listeners: Set<TableListener>
  usedAt: number
  /** The number of queued actions. */
  pending: number
}

/** How often another server may take a row's number first before the row is refused. */
const MAX_ATTEMPTS = 10

/**
 * The tables of this server. A table is rebuilt from its log when it is needed, kept in memory while anybody has it open,
 * and then dropped. Any number of servers may hold the same table at the same time: the first to get a row into the log
 * wins.
 */
export class Tables {
  readonly #storage: Storage
  readonly #games: GameRegistry
  readonly #fanout: Fanout
  readonly #now: () => number
  readonly #onFault: TablesSettings['onFault']
  readonly #notificationsAfter: TablesSettings['notificationsAfter']
  readonly #held = new Map<string, Held>()
  #onCommitted: (live: LiveTable) => void = () => {}

  constructor({ storage, games, fanout, now, onFault, notificationsAfter }: TablesSettings) {
    this.#storage = storage
    this.#games = games
    this.#fanout = fanout
    this.#now = now
    this.#onFault = onFault
    this.#notificationsAfter = notificationsAfter
    fanout.onNews((tableId, news) => this.#hear(tableId, news))
    fanout.onGap(() => void this.catchUp().catch((error) => onFault(error, '')))
  }

  /** Sets the function that is called with a table after this server has added a row to it. */
  onCommitted(act: (live: LiveTable) => void): void {
    this.#onCommitted = act
  }

  /** The number of tables in memory. */
  get size(): number {
    return this.#held.size
  }

  /** Runs a function on the current table, with exclusive access. */
  read<T>(id: string, act: (live: LiveTable) => T | Promise<T>): Promise<T> {
    return this.#inTurn(id, async (held) => act(await this.#liveOf(id, held)))
  }

  /**
   * Adds a row to a log. `draft` looks at the table and returns the row, or throws to refuse; it is called again if
   * another server wrote first. Returns the row's number when it is stored; if `draft` returns a number, returns that.
   * `known` is a number that the client has seen: another server may have assigned it before this one has the row.
   */
  write(
    id: string,
    draft: (live: LiveTable) => Draft | number | Promise<Draft | number>,
    known?: number,
  ): Promise<number> {
    return this.#inTurn(id, async (held) => {
      for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
        const live = await this.#liveOf(id, held, known)
        const drafted = await draft(live)
        if (typeof drafted === 'number') return drafted
        if (await this.#append(held, live, drafted)) return live.number
      }
      throw new Refusal('unavailable', 'the table is too busy; please try again')
    })
  }

  async #append(held: Held, live: LiveTable, { seating, ...draft }: Draft): Promise<boolean> {
    const notificationsAfter = await this.#notificationsAfter?.(live)
    const wasOver = live.outcome !== undefined
    const row: LogEntry = {
      table_id: live.table.id,
      number: live.number + 1,
      time: Math.max(this.#now(), live.lastTime),
      ...draft,
    }
    // Until the commit, nobody may see the table. If the row is not written, this copy is wrong and is dropped.
    held.live = undefined
    try {
      live.add(row)
    } catch (error) {
      // A refused row has changed nothing; after other errors the state is unknown.
      if (error instanceof Refusal) held.live = live
      throw error
    }
    const change = row.kind === 'start' ? BEGUN : wasOver || live.outcome === undefined ? undefined : ended(live)
    const notices = notificationsAfter?.(row) ?? []
    const append = {
      row,
      waitState: live.waitState(),
      ...(change && { change }),
      ...(row.kind === 'start' && { seated: live.seats }),
      ...(seating && { seating }),
      ...(notices.length > 0 && { notices }),
    }
    let outcome: AppendResult
    try {
      outcome = await this.#storage.writer.append(append)
    } catch (error) {
      this.#onFault(error, row.table_id)
      throw new Refusal('unavailable', 'the move could not be stored; please send it again')
    }
    if (outcome === 'taken') {
      await this.#bringUpToDate(row.table_id, held)
      return false
    }
    held.live = live
    this.#tellRow(held, live, row)
    this.#fanout.publish(row.table_id, { kind: 'log', number: row.number })
    this.#onCommitted(live)
    return true
  }

  /** Opens a table for a listener, which `begin` creates and which then receives all changes. */
  listen<L extends TableListener>(id: string, begin: (live: LiveTable) => L, known?: number): Promise<LiveTable> {
    return this.#inTurn(id, async (held) => {
      const live = await this.#liveOf(id, held, known)
      const listener = begin(live)
      if (held.listeners.size === 0) this.#fanout.watch(id)
      held.listeners.add(listener)
      return live
    })
  }

  unlisten(id: string, listener: TableListener): void {
    const held = this.#held.get(id)
    if (held === undefined || !held.listeners.delete(listener)) return
    held.usedAt = this.#now()
    if (held.listeners.size === 0) this.#fanout.unwatch(id)
  }

  /** Informs the listeners here and on other servers. */
  announce(id: string, news: News): void {
    this.#hear(id, news)
    this.#fanout.publish(id, news)
  }

  /** Drops tables that nobody has open and that have not been used since then. */
  forgetIdle(usedBefore: number): void {
    for (const [id, held] of this.#held)
      if (held.listeners.size === 0 && held.pending === 0 && held.usedAt < usedBefore) this.#held.delete(id)
  }

  /** Compares the tables that are open here with the database, in case news was lost. */
  async catchUp(): Promise<void> {
    const open = [...this.#held].filter(([, held]) => held.listeners.size > 0)
    for (let i = 0; i < open.length; i += LOOKED_UP_AT_ONCE) {
      await this.#catchUpSome(open.slice(i, i + LOOKED_UP_AT_ONCE))
      // Reading SQLite is synchronous, so this gives moves a turn of the event loop.
      await setImmediate()
    }
  }

  async #catchUpSome(open: readonly (readonly [string, Held])[]): Promise<void> {
    const { tables, chat } = this.#storage
    const ids = open.map(([id]) => id)
    const numbers = await tables.lastNumbers(ids)
    const lines = await chat.lastNumbers(ids)
    for (const [id, held] of open) {
      const number = numbers.get(id)
      if (number !== undefined && (held.live === undefined || held.live.number < number))
        this.#hear(id, { kind: 'log', number })
      // Before the start, a seat may have been taken on another server; after it, the log says who sits where.
      else if (held.live?.hasStarted === false) await this.#hearOfSeats(id, held.live)
      const line = lines.get(id) ?? 0
      if ([...held.listeners].some(({ lastLine }) => lastLine < line)) this.#hear(id, { kind: 'chat' })
    }
  }

  async #hearOfSeats(id: string, { seats }: LiveTable): Promise<void> {
    const seated = await this.#storage.tables.seats(id)
    if (seated.some(({ person_id }, seat) => person_id !== seats[seat].person_id)) this.#hear(id, { kind: 'seats' })
  }

  #hear(id: string, news: News): void {
    const held = this.#held.get(id)
    if (held === undefined || held.listeners.size === 0) return
    const act = async (): Promise<void> => {
      if (news.kind === 'log') {
        if (held.live === undefined || held.live.number < news.number) await this.#bringUpToDate(id, held)
        return
      }
      const live = await this.#liveOf(id, held)
      if (news.kind === 'seats' && !live.hasStarted) live.seats = await this.#storage.tables.seats(id)
      for (const listener of [...held.listeners]) listener.onNews(live, news)
    }
    this.#inTurn(id, act).catch((error) => this.#onFault(error, id))
  }

  #inTurn<T>(id: string, act: (held: Held) => Promise<T>): Promise<T> {
    let held = this.#held.get(id)
    if (held === undefined) {
      held = { live: undefined, queue: Promise.resolve(), listeners: new Set(), usedAt: 0, pending: 0 }
      this.#held.set(id, held)
    }
    held.usedAt = this.#now()
    const mine = held
    mine.pending++
    const done = mine.queue.then(() => act(mine)).finally(() => mine.pending--)
    mine.queue = done.catch(() => {})
    return done
  }

  /** The table. It is updated first if it may be out of date or if `known` is higher than its number. */
  async #liveOf(id: string, held: Held, known = -1): Promise<LiveTable> {
    // This server does not receive news of a table that nobody has open here, so the copy in memory may be out of date.
    const isFollowed = held.live !== undefined && held.listeners.size > 0
    if (!isFollowed || held.live!.number < known) await this.#bringUpToDate(id, held)
    return held.live!
  }

  /** Updates `held` from the database. If it was in memory, listeners get every new row. */
  async #bringUpToDate(id: string, held: Held): Promise<void> {
    if (held.live !== undefined) {
      const { live } = held
      held.live = undefined
      const rows = await this.#storage.tables.logAfter(id, live.number)
      // This server may not know who took the last seat, and from the start on only the log says who sits where.
      if (rows[0]?.kind === 'start') return this.#bringUpToDate(id, held)
      for (const row of live.follow(rows)) this.#tellRow(held, live, row)
      if (!live.hasStarted) live.seats = await this.#storage.tables.seats(id)
      held.live = live
      return
    }
    const full = await this.#storage.tables.load(id)
    if (full === undefined) {
      if (held.listeners.size === 0) this.#held.delete(id)
      throw new Refusal('no-such-table', 'there is no such table')
    }
    const live = LiveTable.rebuild(full, this.#games.ofTable(full.table))
    held.live = live
    // Listeners get only the last row, but seats may have changed in one before it.
    for (const listener of [...held.listeners]) listener.onNews(live, { kind: 'seats' })
    const last = full.log.at(-1)
    if (last !== undefined) this.#tellRow(held, live, last)
  }

  #tellRow(held: Held, live: LiveTable, row: LogEntry): void {
    for (const listener of [...held.listeners]) {
      try {
        listener.onRow(live, row)
      } catch (error) {
        this.#onFault(error, live.table.id)
      }
    }
  }
}

const LOOKED_UP_AT_ONCE = 100

const BEGUN: TableChange = { status: 'playing', ended_at: null, outcome: null }

const ended = ({ outcome, lastTime }: LiveTable): TableChange => ({
  status: outcome?.kind === 'abandoned' ? 'abandoned' : 'finished',
  ended_at: lastTime,
  outcome: JSON.stringify(outcome),
})
