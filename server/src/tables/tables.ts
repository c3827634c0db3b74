import { setImmediate } from 'node:timers/promises'
import type { Seat } from '@tudor-rose/table'
import type { Fanout, News } from '../fanout/fanout.ts'
import type { GameShelf } from '../games.ts'
import { Refusal } from '../refusal.ts'
import type { Appended, SeatChange, TableChange } from '../storage/log-writer.ts'
import type { LogEntry, NoticesRow } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'
import { LiveTable } from './live-table.ts'

/** A row that somebody wants to add to a log; its number and time are the table's business. */
export interface Draft {
  readonly kind: string
  readonly seat: Seat
  readonly text: string
  readonly answers: number
  readonly seating?: SeatChange
}

/** What a table tells those who have it open on this server. */
export interface TableListener {
  /** Up to which line of chat it has heard what was said. */
  readonly lastLine: number
  /** A row has been added; the table is as this row left it. */
  onRow(live: LiveTable, row: LogEntry): void
  /** Somebody sat down, stood up, came, went or said something. */
  onNews(live: LiveTable, news: News): void
}

/** Who is to be told of a row, once it has been applied. */
export type NoticesAfter = (row: LogEntry) => readonly NoticesRow[]

export interface TablesSettings {
  readonly storage: Storage
  readonly games: GameShelf
  readonly fanout: Fanout
  readonly now: () => number
  /** Told of faults that no player can be told about. */
  readonly onFault: (error: unknown, tableId: string) => void
  /** Looks at a table before a row is applied; nobody is told of anything without it. */
  readonly noticesAfter?: (live: LiveTable) => Promise<NoticesAfter>
}

/** A table that this server has in memory. */
interface Held {
  live: LiveTable | undefined
  /** Whatever is done with the table is done one after the other. */
  queue: Promise<unknown>
  readonly listeners: Set<TableListener>
  usedAt: number
  /** How much there is to do with it. */
  pending: number
}

/** How often somebody else may be quicker before a row is given up. */
const MOST_ATTEMPTS = 10

/**
 * The tables of this server. A table is rebuilt from its log when somebody wants it, kept in memory while anybody has it
 * open, and forgotten after that. Any number of servers may do so with the same table at the same time: what counts is who
 * gets a row into the log first.
 */
export class Tables {
  readonly #storage: Storage
  readonly #games: GameShelf
  readonly #fanout: Fanout
  readonly #now: () => number
  readonly #onFault: TablesSettings['onFault']
  readonly #noticesAfter: TablesSettings['noticesAfter']
  readonly #held = new Map<string, Held>()
  #onCommitted: (live: LiveTable) => void = () => {}

  constructor({ storage, games, fanout, now, onFault, noticesAfter }: TablesSettings) {
    this.#storage = storage
    this.#games = games
    this.#fanout = fanout
    this.#now = now
    this.#onFault = onFault
    this.#noticesAfter = noticesAfter
    fanout.onNews((tableId, news) => this.#hear(tableId, news))
    fanout.onGap(() => void this.catchUp().catch((error) => onFault(error, '')))
  }

  /** Called with every table to which this server has added a row. */
  onCommitted(act: (live: LiveTable) => void): void {
    this.#onCommitted = act
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.#held.size
  }

  /** Does something with a table as it stands, while nothing else is done with it. */
  read<T>(id: string, act: (live: LiveTable) => T | Promise<T>): Promise<T> {
    return this.#inTurn(id, async (held) => act(await this.#liveOf(id, held)))
  }

  /**
   * Adds a row to a log. `draft` looks at the table and says which, or refuses by throwing; it is asked again if another
   * server was quicker. Answers the row's number once it is safely stored; where `draft` answers a number, that. Another
   * server may have given out the number that is `known` before this one has heard of it.
   */
  write(
    id: string,
    draft: (live: LiveTable) => Draft | number | Promise<Draft | number>,
    known?: number,
  ): Promise<number> {
    return this.#inTurn(id, async (held) => {
      for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
        const live = await this.#liveOf(id, held, known)
        const drafted = await draft(live)
        if (typeof drafted === 'number') return drafted
        if (await this.#append(held, live, drafted)) return live.number
      }
      throw new Refusal('unavailable', 'the table is too busy; please try again')
    })
  }

  async #append(held: Held, live: LiveTable, { seating, ...draft }: Draft): Promise<boolean> {
    const noticesAfter = await this.#noticesAfter?.(live)
    const wasOver = live.outcome !== undefined
    const row: LogEntry = {
      table_id: live.table.id,
      number: live.number + 1,
      time: Math.max(this.#now(), live.lastTime),
      ...draft,
    }
    // From here to the commit nobody sees the table. If the row does not get into the log, this copy is worth nothing.
    held.live = undefined
    try {
      live.add(row)
    } catch (error) {
      // A row that is refused has changed nothing; after a fault nobody knows.
      if (error instanceof Refusal) held.live = live
      throw error
    }
    const change = row.kind === 'start' ? BEGUN : wasOver || live.outcome === undefined ? undefined : ended(live)
    const notices = noticesAfter?.(row) ?? []
    const append = {
      row,
      standing: live.standing(),
      ...(change && { change }),
      ...(row.kind === 'start' && { seated: live.seats }),
      ...(seating && { seating }),
      ...(notices.length > 0 && { notices }),
    }
    let outcome: Appended
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

  /** Opens a table for somebody who is to hear of what happens there from now on: whom `begin` answers. */
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

  /** Tells everybody, here and on other servers. */
  announce(id: string, news: News): void {
    this.#hear(id, news)
    this.#fanout.publish(id, news)
  }

  /** Forgets the tables that nobody has open and nobody has used since. */
  forgetIdle(usedBefore: number): void {
    for (const [id, held] of this.#held)
      if (held.listeners.size === 0 && held.pending === 0 && held.usedAt < usedBefore) this.#held.delete(id)
  }

  /** Compares the tables that are open here with the database, in case news were lost. */
  async catchUp(): Promise<void> {
    const open = [...this.#held].filter(([, held]) => held.listeners.size > 0)
    for (let i = 0; i < open.length; i += LOOKED_UP_AT_ONCE) {
      await this.#catchUpSome(open.slice(i, i + LOOKED_UP_AT_ONCE))
      // Reading SQLite takes no turn of the event loop, and moves want theirs.
      await setImmediate()
    }
  }

  async #catchUpSome(open: readonly (readonly [string, Held])[]): Promise<void> {
    const { tables, talk } = this.#storage
    const ids = open.map(([id]) => id)
    const numbers = await tables.lastNumbers(ids)
    const lines = await talk.lastNumbers(ids)
    for (const [id, held] of open) {
      const number = numbers.get(id)
      if (number !== undefined && (held.live === undefined || held.live.number < number))
        this.#hear(id, { kind: 'log', number })
      // Before the start a seat may have been taken on another server; afterwards the log says so.
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

  /** The table; up to date if somebody knows a number that it does not have yet. */
  async #liveOf(id: string, held: Held, known = -1): Promise<LiveTable> {
    // News of a table that nobody has open here are not listened to, so what is in memory may be out of date.
    const isFollowed = held.live !== undefined && held.listeners.size > 0
    if (!isFollowed || held.live!.number < known) await this.#bringUpToDate(id, held)
    return held.live!
  }

  /** Makes of `held` what the database says, and tells those who listen row by row where it goes on. */
  async #bringUpToDate(id: string, held: Held): Promise<void> {
    if (held.live !== undefined) {
      const { live } = held
      held.live = undefined
      const rows = await this.#storage.tables.logAfter(id, live.number)
      // Who sat down last may not have been heard of here, and from the start on only the log says who sits where.
      if (rows[0]?.kind === 'start') return this.#rebuildBegun(id, held)
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
    const last = full.log.at(-1)
    if (last !== undefined) this.#tellRow(held, live, last)
  }

  async #rebuildBegun(id: string, held: Held): Promise<void> {
    await this.#bringUpToDate(id, held)
    for (const listener of [...held.listeners]) listener.onNews(held.live!, { kind: 'seats' })
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
