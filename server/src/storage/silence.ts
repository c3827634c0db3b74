import type { Duplex } from 'node:stream'
import type { PoolClient } from 'pg'

type Query = (...statement: unknown[]) => Promise<unknown>

/**
 * Closes a connection that does not answer a statement within this time. pg's `query_timeout` gives up on the statement
 * only. It would return a connection to the pool that may still be in a transaction that is never committed.
 */
export function breakWhenSilent(client: PoolClient, milliseconds: number): void {
  const { stream } = (client as unknown as { readonly connection: { readonly stream: Duplex } }).connection
  const query = client.query.bind(client) as Query
  const watched: Query = async (...statement) => {
    const breaking = setTimeout(() => stream.destroy(new Error('the database does not answer')), milliseconds)
    try {
      return await query(...statement)
    } finally {
      clearTimeout(breaking)
    }
  }
  client.query = watched as unknown as typeof client.query
}
