import { type Kysely, sql } from 'kysely'
import type { Schema, TableStatus } from './schema.ts'

/** A seat at a table whose game has not ended. */
export interface UnfinishedSeat {
  readonly table_id: string
  readonly seat: number
  readonly status: TableStatus
}

/** A table that a person opened, has a seat at, or had a seat at until somebody else took it over. */
export interface Participation {
  readonly id: string
  readonly game: string
  readonly status: TableStatus
  readonly createdAt: number
  readonly opened: boolean
  readonly seats: readonly number[]
  readonly formerSeats: readonly number[]
}

/** SQLite allows 32,766 parameters per statement. */
const LOOKED_UP_AT_ONCE = 10_000

/** The tables where people take part, or did. */
export class ParticipationStore {
  readonly #db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  /** The person's seats at tables that are open or in play. */
  unfinishedSeatsOf(personId: string): Promise<UnfinishedSeat[]> {
    return this.#db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .select(['seats.table_id', 'seats.seat', 'tables.status'])
      .where('seats.person_id', '=', personId)
      .where('tables.status', 'in', ['open', 'playing'])
      .orderBy('seats.table_id')
      .orderBy('seats.seat')
      .execute()
  }

  /** For the export of a person's data; newest first. */
  async allOf(personId: string): Promise<Participation[]> {
    const seats = await this.#seatsOf(personId)
    const formerSeats = await this.#formerSeatsOf(personId)
    const opened = await this.#db.selectFrom('tables').select('id').where('creator_id', '=', personId).execute()
    const openedIds = new Set(opened.map(({ id }) => id))
    const ids = [...new Set([...seats.keys(), ...formerSeats.keys(), ...openedIds])]
    const found: Participation[] = []
    for (let i = 0; i < ids.length; i += LOOKED_UP_AT_ONCE) {
      const tables = await this.#db
        .selectFrom('tables')
        .select(['id', 'game', 'status', 'created_at'])
        .where('id', 'in', ids.slice(i, i + LOOKED_UP_AT_ONCE))
        .execute()
      for (const { id, game, status, created_at } of tables)
        found.push({
          id,
          game,
          status,
          createdAt: created_at,
          opened: openedIds.has(id),
          seats: seats.get(id) ?? [],
          formerSeats: formerSeats.get(id) ?? [],
        })
    }
    return found.sort((a, b) => b.createdAt - a.createdAt)
  }

  async #seatsOf(personId: string): Promise<Map<string, number[]>> {
    const rows = await this.#db
      .selectFrom('seats')
      .select(['table_id', 'seat'])
      .where('person_id', '=', personId)
      .orderBy('seat')
      .execute()
    return byTable(rows)
  }

  /** Seats that others took over, which only the log shows. */
  async #formerSeatsOf(personId: string): Promise<Map<string, number[]>> {
    const rows = await this.#db
      .selectFrom('log')
      .select(['table_id', 'seat', 'text'])
      // As a literal, because with a parameter SQLite does not use the partial index.
      .where('kind', '=', sql.lit('substitute'))
      .where('text', 'like', `% ${personId}`)
      .orderBy('number')
      .execute()
    // In a SQL pattern, `_` matches any character, so the ids are checked again here. A person who returned to their own
    // seat did not lose it.
    const left = rows.filter(({ text }) => text.endsWith(` ${personId}`) && !text.startsWith(`person ${personId} `))
    return byTable(left)
  }
}

function byTable(rows: readonly { readonly table_id: string; readonly seat: number }[]): Map<string, number[]> {
  const found = new Map<string, number[]>()
  for (const { table_id, seat } of rows) found.set(table_id, [...new Set([...(found.get(table_id) ?? []), seat])])
  return found
}
