import type { Kysely } from 'kysely'
import { forgetContacts } from './contact-store.ts'
import type { PeopleRow, Schema } from './schema.ts'

export type NewPerson = Pick<PeopleRow, 'id' | 'name' | 'name_key' | 'password_hash' | 'created_at'> &
  Partial<Pick<PeopleRow, 'language'>>

/** A name as shown, its key for lookups, and its look. */
export type AccountName = Pick<PeopleRow, 'name'> & { readonly name_key: string; readonly name_look: string }

/** People and their sessions. */
export class PeopleStore {
  readonly #db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  async create(person: NewPerson): Promise<PeopleRow> {
    const row: PeopleRow = { name_look: null, hides_profile: 0, language: null, forgotten_at: null, ...person }
    await this.#db.insertInto('people').values(row).execute()
    return row
  }

  async removeGuest(id: string): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('sessions').where('person_id', '=', id).execute()
      await transaction.deleteFrom('people').where('id', '=', id).where('name_key', 'is', null).execute()
    })
  }

  find(id: string): Promise<PeopleRow | undefined> {
    return this.#db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst()
  }

  findByName(nameKey: string): Promise<PeopleRow | undefined> {
    return this.#db.selectFrom('people').selectAll().where('name_key', '=', nameKey).executeTakeFirst()
  }

  async names(ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map()
    const rows = await this.#db
      .selectFrom('people')
      .select(['id', 'name'])
      .where('id', 'in', [...ids])
      .execute()
    return new Map(rows.map((row) => [row.id, row.name]))
  }

  /** Which of these people have an account. */
  async accountsAmong(ids: readonly string[]): Promise<Set<string>> {
    if (ids.length === 0) return new Set()
    const rows = await this.#db
      .selectFrom('people')
      .select('id')
      .where('id', 'in', [...ids])
      .where('name_key', 'is not', null)
      .execute()
    return new Set(rows.map((row) => row.id))
  }

  async setHidesProfile(id: string, hides: boolean): Promise<void> {
    await this.#db
      .updateTable('people')
      .set({ hides_profile: hides ? 1 : 0 })
      .where('id', '=', id)
      .execute()
  }

  async setLanguage(id: string, language: string): Promise<void> {
    await this.#db.updateTable('people').set({ language }).where('id', '=', id).execute()
  }

  /** Turns a guest into an account; `false` if the name or one that looks like it is taken, or if there is no such guest. */
  async upgrade(id: string, name: AccountName, passwordHash: string): Promise<boolean> {
    // Of two people who take a name at once, the second violates the unique constraint. This check makes that rare, not
    // impossible.
    if (await this.#isTaken(name)) return false
    try {
      const { numUpdatedRows } = await this.#db
        .updateTable('people')
        .set({ ...name, password_hash: passwordHash })
        .where('id', '=', id)
        .where('name_key', 'is', null)
        .where('forgotten_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    } catch (error) {
      if (await this.#isTaken(name)) return false
      throw error
    }
  }

  async #isTaken({ name_key, name_look }: AccountName): Promise<boolean> {
    const row = await this.#db
      .selectFrom('people')
      .select('id')
      .where(({ or, eb }) => or([eb('name_key', '=', name_key), eb('name_look', '=', name_look)]))
      .limit(1)
      .executeTakeFirst()
    return row !== undefined
  }

  async setPassword(id: string, passwordHash: string): Promise<void> {
    await this.#db.updateTable('people').set({ password_hash: passwordHash }).where('id', '=', id).execute()
  }

  async addSession(key: string, personId: string, expiresAt: number): Promise<void> {
    await this.#db.insertInto('sessions').values({ key, person_id: personId, expires_at: expiresAt }).execute()
  }

  /** The person of this session, if it has not expired. */
  async personOfSession(key: string, now: number): Promise<PeopleRow | undefined> {
    return this.#db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person_id')
      .selectAll('people')
      .where('sessions.key', '=', key)
      .where('sessions.expires_at', '>', now)
      .executeTakeFirst()
  }

  /** Which of these sessions have neither ended nor expired. */
  async lastingSessions(keys: readonly string[], now: number): Promise<Set<string>> {
    if (keys.length === 0) return new Set()
    const rows = await this.#db
      .selectFrom('sessions')
      .select('key')
      .where('key', 'in', [...keys])
      .where('expires_at', '>', now)
      .execute()
    return new Set(rows.map((row) => row.key))
  }

  async endSession(key: string): Promise<void> {
    await this.#db.deleteFrom('sessions').where('key', '=', key).execute()
  }

  /** Logs a person out everywhere, or everywhere except in one session. */
  async endSessionsOf(personId: string, exceptKey?: string): Promise<void> {
    let sessions = this.#db.deleteFrom('sessions').where('person_id', '=', personId)
    if (exceptKey !== undefined) sessions = sessions.where('key', '!=', exceptKey)
    await sessions.execute()
  }

  /** For the export of a person's data: their sessions, without the keys. */
  async sessionsOf(personId: string, currentKey: string): Promise<{ expiresAt: number; isThisOne: boolean }[]> {
    const rows = await this.#db
      .selectFrom('sessions')
      .select(['key', 'expires_at'])
      .where('person_id', '=', personId)
      .orderBy('expires_at')
      .execute()
    return rows.map(({ key, expires_at }) => ({ expiresAt: expires_at, isThisOne: key === currentKey }))
  }

  async endOldSessions(now: number): Promise<void> {
    await this.#db.deleteFrom('sessions').where('expires_at', '<=', now).execute()
  }

  /**
   * Deletes a person: name, password, sessions, notes, results, ratings, contacts and chat. Their moves stay, under a
   * name that identifies nobody, because they are part of other people's games. The same transaction records that their
   * seats must still be given up.
   */
  async forget(id: string, nameOfTheForgotten: string, now: number): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('sessions').where('person_id', '=', id).execute()
      await transaction.deleteFrom('notes').where('person_id', '=', id).execute()
      await transaction
        .deleteFrom('attendance')
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('seats')
              .select('seats.seat')
              .whereRef('seats.table_id', '=', 'attendance.table_id')
              .whereRef('seats.seat', '=', 'attendance.seat')
              .where('seats.person_id', '=', id),
          ),
        )
        .execute()
      await transaction.deleteFrom('results').where('person_id', '=', id).execute()
      await transaction.deleteFrom('ratings').where('person_id', '=', id).execute()
      await forgetContacts(transaction, id)
      await transaction
        .updateTable('chat')
        .set({ text: '', name: nameOfTheForgotten })
        .where('person_id', '=', id)
        .execute()
      await transaction
        .updateTable('people')
        .set({
          name: nameOfTheForgotten,
          name_key: null,
          name_look: null,
          password_hash: null,
          language: null,
          forgotten_at: now,
        })
        .where('id', '=', id)
        .execute()
      await transaction
        .insertInto('departures')
        .values({ person_id: id })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    })
  }

  /** Deleted people whose seats must still be given up. */
  async departing(most: number): Promise<string[]> {
    const rows = await this.#db.selectFrom('departures').select('person_id').limit(most).execute()
    return rows.map((row) => row.person_id)
  }

  async hasDeparted(id: string): Promise<void> {
    await this.#db.deleteFrom('departures').where('person_id', '=', id).execute()
  }
}
