import type { Channel, GameResult, Pace, RowKind, SeatKind, TableStatus } from '@tudor-rose/protocol'
import type { Generated, Insertable, Selectable } from 'kysely'

/**
 * The tables of the database, the same for SQLite and PostgreSQL. Times are milliseconds since 1970, booleans are 1 and
 * 0, and structured values are JSON text, because both databases support these in the same way.
 */
export interface Schema {
  settings: SettingsRow
  people: PeopleRow
  sessions: SessionsRow
  tables: TablesRow
  seats: SeatsRow
  log: LogRow
  standings: WaitStateRow
  chat: ChatRow
  notes: NotesRow
  results: ResultsRow
  ratings: RatingsRow
  results_due: ResultsDueRow
  attendance: AttendanceRow
  notices: NoticesRow
  channels: ChannelsRow
  push_subscriptions: PushSubscriptionsRow
  mail_addresses: MailAddressesRow
  mail_tokens: MailTokensRow
  webhooks: WebhooksRow
  departures: DeparturesRow
}

/** Values that all servers of one database share, such as the key that signs cookies. */
export interface SettingsRow {
  name: string
  value: string
}

export interface PeopleRow {
  id: string
  /** The name as shown to others. */
  name: string
  /** The name as it is compared, unique among accounts; null for guests. */
  name_key: string | null
  /** The look of the name, unique too; null for guests, and for older accounts whose look was already taken. */
  name_look: string | null
  /** An argon2id hash; null for guests. */
  password_hash: string | null
  created_at: number
  /** Whether this person's games are hidden from others. */
  hides_profile: number
  /** The language of mails and push messages; null for people who registered before it was stored. */
  language: string | null
  /** When the person was deleted; the rest of the row is kept for the games of others. */
  forgotten_at: number | null
}

/** Deleted people whose seats must still be given up. Written in the transaction that deletes them. */
export interface DeparturesRow {
  person_id: string
}

export interface SessionsRow {
  /** The SHA-256 of the token in the cookie, so that a stolen database gives no access to sessions. */
  key: string
  person_id: string
  expires_at: number
}

export interface TablesRow {
  id: string
  /** The token that allows taking a seat reserved for invited people. */
  invitation: string
  creator_id: string
  game: string
  rules_version: number
  options: string
  /** The text of the component file, if it is not the standard one. */
  components: string | null
  time_control: string
  visibility: string
  watchers: number
  /** Whether players may ask a bot for advice at this table. */
  hints: number
  /** Secret until the game ends. */
  seed: string
  status: TableStatus
  created_at: number
  ended_at: number | null
  /** The outcome, as JSON. */
  outcome: string | null
  /** The table of the rematch. */
  rematch_id: string | null
}

export interface SeatsRow {
  table_id: string
  seat: number
  kind: SeatKind
  /** The kind of the seat when nobody has taken it; null if it was never free. */
  free_kind: SeatKind | null
  person_id: string | null
  bot: string | null
  /** The seat's contribution to the dice; secret until the game ends. */
  seed: string | null
}

/** The log of a table. Everything about its game follows from these rows, in order. Rows are never changed. */
export interface LogRow {
  table_id: string
  /** 0 is the start, then 1, 2, 3 ... without gaps. */
  number: number
  kind: RowKind
  /** The seat that acted; -1 for none. */
  seat: number
  /** The move in notation, or other data depending on the kind. */
  text: string
  /** The last number that the seat had seen when it decided. */
  answers: number
  time: number
}

/**
 * Which seats a table waits for, and until when. Written with every log row, so that servers need not search through
 * tables.
 */
export interface WaitStateRow {
  table_id: string
  /** The log row that this follows from. */
  number: number
  /** The seats that must decide and whose time is not up, one bit each. */
  awaited: number
  /** When the next flag falls. */
  deadline: number | null
  /** Whether a bot must decide. */
  bot_awaited: number
  /** Until then, one server has leased the bot's move. */
  lease_until: number
}

export interface ChatRow {
  table_id: string
  number: number
  person_id: string
  name: string
  /** -1 for observers. */
  seat: number
  text: string
  time: number
}

export interface NotesRow {
  table_id: string
  person_id: string
  text: string
}

/** How a game ended for a person. */
export interface ResultsRow {
  table_id: string
  person_id: string
  game: string
  seat: number
  result: GameResult
  /** The person's rating after the game; null if it was not rated. */
  mu: number | null
  sigma: number | null
  ended_at: number
}

/** A person's rating in a game. */
export interface RatingsRow {
  person_id: string
  game: string
  mu: number
  sigma: number
  /** The number of rated games. */
  games: number
}

/** Tables that have ended and whose results must still be entered. Written with the row that ends the game. */
export interface ResultsDueRow {
  table_id: string
  ended_at: number
}

/** When a seat was last present at its table. */
export interface AttendanceRow {
  table_id: string
  seat: number
  seen_at: number
}

export type { Channel, GameResult, Pace, SeatKind, TableStatus }

/** A table that waits for a person who is notified on one channel. Written with the log row that started the turn. */
export interface NoticesRow {
  person_id: string
  channel: Channel
  table_id: string
  seat: number
  /** The log row since which the table waits. */
  number: number
  /** The latest time to send it. */
  due_at: number
}

/** A person's settings for one channel. */
export interface ChannelsRow {
  person_id: string
  channel: Channel
  is_on: number
  pace: Pace
  /** Until then, one server has leased the channel, or it pauses because the last attempt failed. */
  lease_until: Generated<number>
  /** Failed attempts since the last success. */
  attempts: Generated<number>
}

/** A browser that has subscribed to push messages. */
export interface PushSubscriptionsRow {
  /** The SHA-256 of the endpoint: a browser belongs to the person who used it last. */
  key: string
  person_id: string
  endpoint: string
  p256dh: string
  auth: string
  created_at: number
}

export interface MailAddressesRow {
  person_id: string
  address: string
  /** The address as it is compared. */
  address_key: string
  /** Whether somebody who reads mail there has confirmed the address. */
  is_confirmed: number
}

export type TokenPurpose = 'confirm' | 'reset'

/** The tokens of links in mails, and what each is for. */
export interface MailTokensRow {
  /** The SHA-256 of the token in the link, so that a stolen database gives no access. */
  key: string
  person_id: string
  purpose: TokenPurpose
  expires_at: number
}

export interface WebhooksRow {
  person_id: string
  url: string
  /** Signs the messages to this webhook. */
  secret: string
}

export type LogEntry = Selectable<LogRow>
export type TableEntry = Selectable<TablesRow>
export type SeatEntry = Selectable<SeatsRow>
export type WaitState = Insertable<WaitStateRow>
