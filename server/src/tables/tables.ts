import type { Seat } from '@tudor-rose/table'
import type { Fanout, News } from '../fanout/fanout.ts'
import type { GameShelf } from '../games.ts'
import { Refusal } from '../refusal.ts'
import type { Appended, SeatChange, TableChange } from '../storage/log-writer.ts'
import type { LogEntry } from '../storage/schema.ts'
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
  /** A row has been added; the table is as this row left it. */
  onRow(live: LiveTable, row: LogEntry): void
  /** Somebody sat down, stood up, came, went or said something. */
  onNews(live: LiveTable, news: News): void
}

export interface TablesSettings {
  readonly storage: Storage
  readonly games: GameShelf
  readonly fanout: Fanout
  readonly now: () => number
  /** Told of faults that no player can be told about. */
  readonly onFault: (error: unknown, tableId: string) => void
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
  readonly #held = new Map<string, Held>()
  #onCommitted: (live: LiveTable) => void = () => {}

  constructor({ storage, games, fanout, now, onFault }: TablesSettings) {
    this.#storage = storage
    this.#games = games
    this.#fanout = fanout
    this.#now = now
    this.#onFault = onFault
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
   * server was quicker. Answers the row's number once it is safely stored; where `draft` answers a number, that.
   */
  write(id: string, draft: (live: LiveTable) => Draft | number | Promise<Draft | number>): Promise<number> {
    return this.#inTurn(id, async (held) => {
      for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
        const live = await this.#liveOf(id, held)
        const drafted = await draft(live)
        if (typeof drafted === 'number') return drafted
        if (await this.#append(held, live, drafted)) return live.number
      }
      throw new Refusal('unavailable', 'the table is too busy; please try again')
    })
  }

  async #append(held: Held, live: LiveTable, { seating, ...draft }: Draft): Promise<boolean> {
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
      live.apply(row)
    } catch (error) {
      // A row that is refused has changed nothing; after a fault nobody knows.
      if (error instanceof Refusal) held.live = live
      throw error
    }
    const change = row.kind === 'start' ? BEGUN : wasOver || live.outcome === undefined ? undefined : ended(live)
    const append = { row, standing: live.standing(), ...(change && { change }), ...(seating && { seating }) }
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
  listen<L extends TableListener>(id: string, begin: (live: LiveTable) => L): Promise<LiveTable> {
    return this.#inTurn(id, async (held) => {
      const live = await this.#liveOf(id, held)
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
      const some = open.slice(i, i + LOOKED_UP_AT_ONCE)
      const numbers = await this.#storage.tables.lastNumbers(some.map(([id]) => id))
      for (const [id, held] of some) {
        const number = numbers.get(id)
        if (number !== undefined && (held.live === undefined || held.live.number < number))
          this.#hear(id, { kind: 'log', number })
      }
    }
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

  async #liveOf(id: string, held: Held): Promise<LiveTable> {
    if (held.live === undefined) await this.#bringUpToDate(id, held)
    return held.live!
  }

  /** Makes of `held` what the database says, and tells those who listen row by row where it goes on. */
  async #bringUpToDate(id: string, held: Held): Promise<void> {
    if (held.live !== undefined) {
      const { live } = held
      held.live = undefined
      for (const row of await this.#storage.tables.logAfter(id, live.number)) {
        live.apply(row)
        this.#tellRow(held, live, row)
      }
      held.live = live
      return
    }
    const full = await this.#storage.tables.load(id)
    if (full === undefined) {
      if (held.listeners.size === 0) this.#held.delete(id)
      throw new Refusal('no-such-table', 'there is no such table')
    }
    const game = this.#games.find(full.table.game, full.table.components)
    if (game.rulesVersion !== full.table.rules_version)
      throw new Refusal(
        'bad-table',
        'this table was played by another version of the rules, which this server does not know',
      )
    const live = LiveTable.rebuild(full, game)
    held.live = live
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

const LOOKED_UP_AT_ONCE = 500

const BEGUN: TableChange = { status: 'playing', ended_at: null, outcome: null }

const ended = ({ outcome, lastTime }: LiveTable): TableChange => ({
  status: outcome?.kind === 'abandoned' ? 'abandoned' : 'finished',
  ended_at: lastTime,
  outcome: JSON.stringify(outcome),
})
