import type { Duplex } from 'node:stream'
import type { PoolClient } from 'pg'

type Query = (...statement: unknown[]) => Promise<unknown>

/**
 * Breaks a connection that leaves a statement without an answer for so many milliseconds. Giving up on the statement alone,
 * as pg's `query_timeout` does, would hand on a connection that may be in a transaction which nobody will ever commit.
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
