import type { Kysely } from 'kysely'
import type { AttendanceRow, Schema } from './schema.ts'

/** PostgreSQL allows 65,535 parameters per statement and SQLite 32,766; a row has three. */
const MAX_ROWS = 5000

/** When each seat was last present at its table. */
export class AttendanceStore {
  readonly #db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  /** Each seat may appear only once. A later stored time is kept. */
  async note(seen: readonly AttendanceRow[]): Promise<void> {
    // Servers that write the same seats at once take the locks in the same order, which prevents deadlocks.
    const sorted = seen.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
    for (let i = 0; i < sorted.length; i += MAX_ROWS)
      await this.#db
        .insertInto('attendance')
        .values(sorted.slice(i, i + MAX_ROWS))
        .onConflict((conflict) =>
          conflict
            .columns(['table_id', 'seat'])
            .doUpdateSet((set) => ({ seen_at: set.ref('excluded.seen_at') }))
            .whereRef('excluded.seen_at', '>', 'attendance.seen_at'),
        )
        .execute()
  }

  async lastSeen(tableId: string, seat: number): Promise<number | undefined> {
    const row = await this.#db
      .selectFrom('attendance')
      .select('seen_at')
      .where('table_id', '=', tableId)
      .where('seat', '=', seat)
      .executeTakeFirst()
    return row?.seen_at
  }

  /** When a person was last present at the tables where they have a seat, for the export of their data. */
  allOf(personId: string): Promise<AttendanceRow[]> {
    return this.#db
      .selectFrom('attendance')
      .innerJoin('seats', (join) =>
        join.onRef('seats.table_id', '=', 'attendance.table_id').onRef('seats.seat', '=', 'attendance.seat'),
      )
      .selectAll('attendance')
      .where('seats.person_id', '=', personId)
      .execute()
  }
}

const keyOf = ({ table_id, seat }: AttendanceRow): string => `${table_id} ${seat}`
