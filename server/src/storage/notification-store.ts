import type { Kysely } from 'kysely'
import type { Channel, NoticesRow, Pace, Schema } from './schema.ts'

/** The notices for one person on one channel. */
export interface PendingNotification {
  readonly person_id: string
  readonly channel: Channel
}

/** A table that waits for a person. */
export interface Turn {
  readonly table_id: string
  readonly game: string
  readonly seat: number
  /** When the table last changed. */
  readonly since: number
  /** When the next flag falls at the table. */
  readonly deadline: number | null
}

export interface Lease {
  readonly is_on: number
  readonly attempts: number
}

export interface LeaseEnd {
  /** Until then, no server sends on this channel. */
  readonly lease_until: number
  readonly attempts: number
}

/** SQLite allows 32,766 parameters per statement; a notice has six. */
const MAX_NOTICES = 1000

/**
 * Called in the transaction of the log rows that cause the notices. A notice that already exists is replaced and starts
 * to wait again, because it is for a new turn.
 */
export async function insertNotices(db: Kysely<Schema>, notices: readonly NoticesRow[]): Promise<void> {
  for (let i = 0; i < notices.length; i += MAX_NOTICES)
    await db
      .insertInto('notices')
      .values(notices.slice(i, i + MAX_NOTICES))
      .onConflict((conflict) =>
        conflict.columns(['person_id', 'channel', 'table_id']).doUpdateSet((set) => ({
          seat: set.ref('excluded.seat'),
          number: set.ref('excluded.number'),
          due_at: set.ref('excluded.due_at'),
        })),
      )
      .execute()
}

/** Pending notices, and the leases of servers that send them. */
export class NotificationStore {
  readonly #db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  /** The channels that these people have switched on, with their paces. */
  async channelsOn(people: readonly string[]): Promise<{ person_id: string; channel: Channel; pace: Pace }[]> {
    if (people.length === 0) return []
    return this.#db
      .selectFrom('channels')
      .select(['person_id', 'channel', 'pace'])
      .where('person_id', 'in', [...people])
      .where('is_on', '=', 1)
      .execute()
  }

  /** Due notifications that no server has leased, oldest first. */
  due(now: number, most: number): Promise<PendingNotification[]> {
    return this.#db
      .selectFrom('notices')
      .innerJoin('channels', (join) =>
        join.onRef('channels.person_id', '=', 'notices.person_id').onRef('channels.channel', '=', 'notices.channel'),
      )
      .select(['notices.person_id', 'notices.channel'])
      .where('notices.due_at', '<=', now)
      .where('channels.lease_until', '<=', now)
      .groupBy(['notices.person_id', 'notices.channel'])
      .orderBy(({ fn }) => fn.min('notices.due_at'))
      .limit(most)
      .execute()
  }

  /** Leases a pending notification; returns `undefined` if another server has leased it. */
  async lease({ person_id, channel }: PendingNotification, now: number, until: number): Promise<Lease | undefined> {
    return this.#db
      .updateTable('channels')
      .set({ lease_until: until })
      .where('person_id', '=', person_id)
      .where('channel', '=', channel)
      .where('lease_until', '<=', now)
      .returning(['is_on', 'attempts'])
      .executeTakeFirst()
  }

  async release({ person_id, channel }: PendingNotification, leasedUntil: number, then: LeaseEnd): Promise<void> {
    await this.#db
      .updateTable('channels')
      .set(then)
      .where('person_id', '=', person_id)
      .where('channel', '=', channel)
      // If the lease has expired in the meantime, another server may hold it.
      .where('lease_until', '=', leasedUntil)
      .execute()
  }

  /** All notices for this person on this channel, including those that are not due yet and go out with the others. */
  waiting({ person_id, channel }: PendingNotification): Promise<NoticesRow[]> {
    return this.#db
      .selectFrom('notices')
      .selectAll()
      .where('person_id', '=', person_id)
      .where('channel', '=', channel)
      .orderBy('due_at')
      .execute()
  }

  /**
   * Deletes notices, unless they were replaced in the meantime. One at a time, so that this never holds one row while
   * waiting for another: log rows insert several notices at once, and a deadlock must never abort those.
   */
  async drop(notices: readonly NoticesRow[]): Promise<void> {
    for (const { person_id, channel, table_id, number } of notices)
      await this.#db
        .deleteFrom('notices')
        .where('person_id', '=', person_id)
        .where('channel', '=', channel)
        .where('table_id', '=', table_id)
        .where('number', '=', number)
        .execute()
  }

  /** Deletes notices that were never sent, such as those for deleted people. */
  async dropOlderThan(time: number, most = 1000): Promise<void> {
    await this.drop(await this.#db.selectFrom('notices').selectAll().where('due_at', '<', time).limit(most).execute())
  }

  /** Whether this seat has acted since that row. */
  async hasActed(tableId: string, seat: number, number: number): Promise<boolean> {
    const row = await this.#db
      .selectFrom('log')
      .select('number')
      .where('table_id', '=', tableId)
      .where('number', '>', number)
      .where('seat', '=', seat)
      .limit(1)
      .executeTakeFirst()
    return row !== undefined
  }

  /** The tables that wait for a person, longest wait first. */
  async turnsOf(personId: string): Promise<Turn[]> {
    const rows = await this.#db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .innerJoin('standings', 'standings.table_id', 'seats.table_id')
      .innerJoin('log', (join) =>
        join.onRef('log.table_id', '=', 'standings.table_id').onRef('log.number', '=', 'standings.number'),
      )
      .select(['seats.table_id', 'seats.seat', 'tables.game', 'standings.awaited', 'standings.deadline'])
      .select('log.time as since')
      .where('seats.person_id', '=', personId)
      .where('tables.status', '=', 'playing')
      .orderBy('log.time')
      .orderBy('seats.table_id')
      .orderBy('seats.seat')
      .execute()
    return rows.filter(({ awaited, seat }) => (awaited & (1 << seat)) !== 0).map(({ awaited: _bits, ...turn }) => turn)
  }
}
