/** What servers tell each other about a table. It says only that there is something to see; the database says what. */
export type News =
  /** The log has a row of this number. */
  | { readonly kind: 'log'; readonly number: number }
  /** Somebody sat down or stood up before the game. */
  | { readonly kind: 'seats' }
  | { readonly kind: 'chat' }
  /** Somebody came or went. */
  | { readonly kind: 'presence' }

export type NewsListener = (tableId: string, news: News) => void

/**
 * Carries news between the servers of one database. It may lose some: whoever watches a table compares with the database
 * every now and then, so nothing that matters hangs on it.
 */
export interface Fanout {
  publish(tableId: string, news: News): void
  /** Asks for the news of one more table. */
  watch(tableId: string): void
  unwatch(tableId: string): void
  onNews(listener: NewsListener): void
  /** Told when news may have been lost, because the connection was. */
  onGap(listener: () => void): void
  readonly presence: Presence
  close(): Promise<void>
}

/** Somebody who has a table open: a seat, or one who watches. */
export interface Visitor {
  readonly seat: number
  readonly name: string
}

/** Who has a table open, on whichever server. Whoever does not renew in time is gone. */
export interface Presence {
  arrive(tableId: string, connection: string, visitor: Visitor): Promise<void>
  leave(tableId: string, connection: string): Promise<void>
  /** Called regularly with all connections of this server. */
  renew(here: Iterable<{ tableId: string; connection: string; visitor: Visitor }>): Promise<void>
  list(tableId: string): Promise<Visitor[]>
}
