import type { Kysely } from 'kysely'
import type { PeopleRow, Schema } from './schema.ts'

/** People and where they are logged in. */
export class PeopleStore {
  readonly #db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  async create(person: Omit<PeopleRow, 'hides_profile'>): Promise<void> {
    await this.#db
      .insertInto('people')
      .values({ hides_profile: 0, ...person })
      .execute()
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

  /** Makes a guest an account; `false` if the name is taken or there is no such guest. */
  async upgrade(id: string, name: string, nameKey: string, passwordHash: string): Promise<boolean> {
    // Whoever loses the race for a name runs into its uniqueness; asking first makes that rare, not impossible.
    if ((await this.findByName(nameKey)) !== undefined) return false
    try {
      const { numUpdatedRows } = await this.#db
        .updateTable('people')
        .set({ name, name_key: nameKey, password_hash: passwordHash })
        .where('id', '=', id)
        .where('name_key', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    } catch (error) {
      if ((await this.findByName(nameKey)) !== undefined) return false
      throw error
    }
  }

  async setPassword(id: string, passwordHash: string): Promise<void> {
    await this.#db.updateTable('people').set({ password_hash: passwordHash }).where('id', '=', id).execute()
  }

  async addSession(key: string, personId: string, expiresAt: number): Promise<void> {
    await this.#db.insertInto('sessions').values({ key, person_id: personId, expires_at: expiresAt }).execute()
  }

  /** Whose session this is, if it has not run out. */
  async personOfSession(key: string, now: number): Promise<PeopleRow | undefined> {
    return this.#db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person_id')
      .selectAll('people')
      .where('sessions.key', '=', key)
      .where('sessions.expires_at', '>', now)
      .executeTakeFirst()
  }

  async endSession(key: string): Promise<void> {
    await this.#db.deleteFrom('sessions').where('key', '=', key).execute()
  }

  /** Logs a person out everywhere, or everywhere but here. */
  async endSessionsOf(personId: string, exceptKey?: string): Promise<void> {
    let sessions = this.#db.deleteFrom('sessions').where('person_id', '=', personId)
    if (exceptKey !== undefined) sessions = sessions.where('key', '!=', exceptKey)
    await sessions.execute()
  }

  async endOldSessions(now: number): Promise<void> {
    await this.#db.deleteFrom('sessions').where('expires_at', '<=', now).execute()
  }

  /**
   * Forgets a person: name, password, sessions, notes, results, ratings and what they said. Their moves stay, for they are the games of
   * others too, under a name that says no more than that somebody was there.
   */
  async forget(id: string, nameOfTheForgotten: string): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('sessions').where('person_id', '=', id).execute()
      await transaction.deleteFrom('notes').where('person_id', '=', id).execute()
      await transaction.deleteFrom('results').where('person_id', '=', id).execute()
      await transaction.deleteFrom('ratings').where('person_id', '=', id).execute()
      await transaction
        .updateTable('chat')
        .set({ text: '', name: nameOfTheForgotten })
        .where('person_id', '=', id)
        .execute()
      await transaction
        .updateTable('people')
        .set({ name: nameOfTheForgotten, name_key: null, password_hash: null })
        .where('id', '=', id)
        .execute()
    })
  }
}
