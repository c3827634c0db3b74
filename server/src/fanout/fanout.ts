import type { Data } from '@tudor-rose/protocol'
import Type from 'typebox'

/** What servers tell each other about a table. News says only that something has changed; the database says what. */
export const News = Type.Union([
  Type.Object({
    kind: Type.Literal('log'),
    number: Type.Integer({ description: 'The log has a row with this number.' }),
  }),
  Type.Object({ kind: Type.Literal('seats') }, { description: 'Somebody took or left a seat before the game.' }),
  Type.Object({ kind: Type.Literal('chat') }),
  Type.Object({ kind: Type.Literal('presence') }, { description: 'Somebody came or went.' }),
])
export type News = Data<typeof News>

export type NewsListener = (tableId: string, news: News) => void

/**
 * Carries news between the servers of one database. News may be lost: servers regularly compare their open tables with
 * the database, so nothing important depends on it.
 */
export interface Fanout {
  publish(tableId: string, news: News): void
  /** Subscribes to the news of one more table. */
  watch(tableId: string): void
  unwatch(tableId: string): void
  onNews(listener: NewsListener): void
  /** Called when news may have been lost, because the connection was. */
  onGap(listener: () => void): void
  readonly presence: Presence
  close(): Promise<void>
}

/** A person who has a table open, in a seat or as an observer. */
export const Visitor = Type.Object({ seat: Type.Integer(), name: Type.String() })
export type Visitor = Data<typeof Visitor>

/** Who has a table open, on any server. Visitors who are not renewed in time count as gone. */
export interface Presence {
  arrive(tableId: string, connection: string, visitor: Visitor): Promise<void>
  leave(tableId: string, connection: string): Promise<void>
  /** Called regularly with all connections of this server. */
  renew(here: Iterable<{ tableId: string; connection: string; visitor: Visitor }>): Promise<void>
  list(tableId: string): Promise<Visitor[]>
}
