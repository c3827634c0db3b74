import type { Kysely, Transaction } from 'kysely'
import type { GameResult, RatingsRow, ResultsRow, Schema } from './schema.ts'

/** An estimate of a person's skill: a mean and its uncertainty, as defined by openskill. */
export interface Rating {
  readonly mu: number
  readonly sigma: number
}

export interface ResultsToEnter {
  readonly results: readonly Omit<ResultsRow, 'mu' | 'sigma'>[]
  readonly game: string
  /** The people whose rating changes. */
  readonly rated: readonly string[]
  /** The rating that people start with. */
  readonly newcomer: Rating
  /** Computes the ratings after the game from those before it, in the order of `rated`. */
  readonly rerate: (before: readonly Rating[]) => readonly Rating[]
}

export interface Tally {
  readonly game: string
  readonly result: GameResult
  readonly count: number
}

/** People's results and ratings. */
export class ResultStore {
  readonly #db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  /** Tables that have ended and whose results are not yet entered, oldest first. */
  async due(most: number): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('results_due')
      .select('table_id')
      .orderBy('ended_at')
      .orderBy('table_id')
      .limit(most)
      .execute()
    return rows.map((row) => row.table_id)
  }

  /** Enters the results of a table; `false` if that has been done already. */
  enterResults(tableId: string, { results, game, rated, newcomer, rerate }: ResultsToEnter): Promise<boolean> {
    return this.#db.transaction().execute(async (transaction) => {
      // Of several servers, the one that deletes the row enters the results. If it crashes, the transaction is rolled
      // back and the row stays.
      const { numDeletedRows } = await transaction
        .deleteFrom('results_due')
        .where('table_id', '=', tableId)
        .executeTakeFirst()
      if (numDeletedRows !== 1n) return false
      if (results.length === 0) return true
      const before = await takeRatings(transaction, game, rated, newcomer)
      const after = new Map(rerate(rated.map((id) => before.get(id)!)).map((rating, i) => [rated[i], rating]))
      for (const [personId, { mu, sigma }] of after)
        await transaction
          .updateTable('ratings')
          .set({ mu, sigma })
          .where('person_id', '=', personId)
          .where('game', '=', game)
          .execute()
      const forgotten = await forgottenAmong(
        transaction,
        results.map(({ person_id }) => person_id),
      )
      const rows = results
        .filter(({ person_id }) => !forgotten.has(person_id))
        .map((row) => {
          const { mu = null, sigma = null } = after.get(row.person_id) ?? {}
          return { ...row, mu, sigma }
        })
      if (rows.length > 0) await transaction.insertInto('results').values(rows).execute()
      return true
    })
  }

  /** How often a person has won, drawn and lost, per game. */
  async tallyOf(personId: string): Promise<Tally[]> {
    const rows = await this.#db
      .selectFrom('results')
      .select(({ fn }) => ['game', 'result', fn.countAll().as('count')])
      .where('person_id', '=', personId)
      .groupBy(['game', 'result'])
      .execute()
    return rows.map((row) => ({ ...row, count: Number(row.count) }))
  }

  ratingsOf(personId: string): Promise<RatingsRow[]> {
    return this.#db.selectFrom('ratings').selectAll().where('person_id', '=', personId).orderBy('game').execute()
  }

  /** A person's latest results at public tables. */
  latestPublic(personId: string, most: number): Promise<ResultsRow[]> {
    return this.#db
      .selectFrom('results')
      .innerJoin('tables', 'tables.id', 'results.table_id')
      .selectAll('results')
      .where('results.person_id', '=', personId)
      .where('tables.visibility', '=', 'public')
      .orderBy('results.ended_at', 'desc')
      .orderBy('results.table_id')
      .limit(most)
      .execute()
  }

  /** For the export of a person's data. */
  allOf(personId: string): Promise<ResultsRow[]> {
    return this.#db.selectFrom('results').selectAll().where('person_id', '=', personId).orderBy('ended_at').execute()
  }
}

/** Those of these people who are deleted; no results are entered for them. */
async function forgottenAmong(transaction: Transaction<Schema>, people: readonly string[]): Promise<Set<string>> {
  const rows = await transaction
    .selectFrom('people')
    .select('id')
    .where('id', 'in', [...people])
    .where('forgotten_at', 'is not', null)
    .execute()
  return new Set(rows.map((row) => row.id))
}

/**
 * Reads ratings and adds one game to each. This locks them until the transaction ends, so that two games of one person
 * that end at once are rated one after the other. Always in the same order, which prevents deadlocks.
 */
async function takeRatings(
  transaction: Transaction<Schema>,
  game: string,
  people: readonly string[],
  newcomer: Rating,
): Promise<Map<string, Rating>> {
  const taken = new Map<string, Rating>()
  for (const person_id of people.toSorted()) {
    const rating = await transaction
      .insertInto('ratings')
      .values({ person_id, game, mu: newcomer.mu, sigma: newcomer.sigma, games: 1 })
      .onConflict((conflict) =>
        conflict.columns(['person_id', 'game']).doUpdateSet(({ eb }) => ({ games: eb('ratings.games', '+', 1) })),
      )
      .returning(['mu', 'sigma'])
      .executeTakeFirstOrThrow()
    taken.set(person_id, rating)
  }
  return taken
}
