import type { Generated, Insertable, Selectable } from 'kysely'

/**
 * The tables of the database, the same on SQLite and PostgreSQL. Times are milliseconds since 1970, yes and no are 1 and 0,
 * and whatever has a structure of its own is JSON text, because both databases agree on those.
 */
export interface Schema {
  settings: SettingsRow
  people: PeopleRow
  sessions: SessionsRow
  tables: TablesRow
  seats: SeatsRow
  log: LogRow
  standings: StandingsRow
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

/** What all servers of one database share, such as the key that signs cookies. */
export interface SettingsRow {
  name: string
  value: string
}

export interface PeopleRow {
  id: string
  /** What others read. */
  name: string
  /** The name as it is compared, unique among accounts; a guest has none. */
  name_key: string | null
  /** What the name looks like, unique too; a guest has none, nor has who was here with such a name before that counted. */
  name_look: string | null
  /** An argon2id hash; a guest has none. */
  password_hash: string | null
  created_at: number
  /** Whether others are told nothing about this person's games. */
  hides_profile: number
  /** When the person was forgotten; what is left belongs to the games of others. */
  forgotten_at: number | null
}

/** People who have been forgotten and whose seats are still to be given up: written with the forgetting. */
export interface DeparturesRow {
  person_id: string
}

/** Where somebody is logged in. */
export interface SessionsRow {
  /** The SHA-256 of what the cookie says, so that a stolen database opens no session. */
  key: string
  person_id: string
  expires_at: number
}

export type TableStatus = 'open' | 'playing' | 'finished' | 'abandoned'

export interface TablesRow {
  id: string
  /** Whoever knows it may take a seat that is kept for invited people. */
  invitation: string
  creator_id: string
  game: string
  rules_version: number
  options: string
  /** The file that the game is played with, where it is not the usual one. */
  components: string | null
  time_control: string
  visibility: string
  watchers: number
  /** Whether those who play here may ask a bot what it would do. */
  hints: number
  /** Secret until the end. */
  seed: string
  status: TableStatus
  created_at: number
  ended_at: number | null
  /** How it ended, as JSON. */
  outcome: string | null
  /** The table that was opened for the return game. */
  rematch_id: string | null
}

export type SeatKind = 'open' | 'invited' | 'person' | 'bot'

export interface SeatsRow {
  table_id: string
  seat: number
  kind: SeatKind
  /** What it was before somebody sat down, and is again when they leave; nothing where it never was free. */
  free_kind: SeatKind | null
  person_id: string | null
  bot: string | null
  /** What this seat adds to the dice; secret until the end. */
  seed: string | null
}

/** The truth about a table: everything else about its game follows from these rows, in order. Rows are never changed. */
export interface LogRow {
  table_id: string
  /** 0 is the start, then 1, 2, 3 ... without a gap. */
  number: number
  kind: string
  /** Who did it; -1 where it was nobody. */
  seat: number
  /** The move as its notation, or what else belongs to this kind. */
  text: string
  /** The last number that the seat had seen when it decided. */
  answers: number
  time: number
}

/** Whom a table waits for and until when: written with every row of the log, so that no server has to look through tables. */
export interface StandingsRow {
  table_id: string
  /** The row of the log that it follows from. */
  number: number
  /** The seats that owe a decision and whose time is not up, one bit each. */
  awaited: number
  /** When the next flag falls. */
  deadline: number | null
  /** Whether a bot owes a decision. */
  bot_awaited: number
  /** Until then one server has taken it upon itself to make the bot's move. */
  lease_until: number
}

export interface ChatRow {
  table_id: string
  number: number
  person_id: string
  name: string
  /** -1 for somebody who watches. */
  seat: number
  text: string
  time: number
}

export interface NotesRow {
  table_id: string
  person_id: string
  text: string
}

export type GameResult = 'won' | 'drawn' | 'lost'

/** How a game ended for a person. */
export interface ResultsRow {
  table_id: string
  person_id: string
  game: string
  seat: number
  result: GameResult
  /** The person's rating after it; none where it was not rated. */
  mu: number | null
  sigma: number | null
  ended_at: number
}

/** How good a person is at a game, and how sure that is. */
export interface RatingsRow {
  person_id: string
  game: string
  mu: number
  sigma: number
  /** How many games it is made of. */
  games: number
}

/** Tables that have ended and whose results are still to be entered: written with the row that ends the game. */
export interface ResultsDueRow {
  table_id: string
  ended_at: number
}

/** When a seat was last at its table. */
export interface AttendanceRow {
  table_id: string
  seat: number
  seen_at: number
}

/** How somebody is told that a table waits for them, while they look elsewhere. */
export type Channel = 'push' | 'email' | 'webhook'

/** How long notices are collected before they go out as one. */
export type Pace = 'at-once' | 'soon' | 'hourly' | 'daily'

/** A table that has come to wait for a person, to be told on one channel: written with the row of the log that made it so. */
export interface NoticesRow {
  person_id: string
  channel: Channel
  table_id: string
  seat: number
  /** The row of the log since which the table waits. */
  number: number
  /** By when it is told at the latest. */
  due_at: number
}

/** Whether and how a person is told on a channel. */
export interface ChannelsRow {
  person_id: string
  channel: Channel
  is_on: number
  pace: Pace
  /** Until then one server has taken it upon itself to tell, or it is left alone because the last attempt failed. */
  lease_until: Generated<number>
  /** How often telling has failed since it last went well. */
  attempts: Generated<number>
}

/** A browser that has agreed to be told. */
export interface PushSubscriptionsRow {
  /** The SHA-256 of the endpoint: a browser belongs to who used it last. */
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
  /** Whether somebody who reads mail there has said that it is theirs. */
  is_confirmed: number
}

export type TokenPurpose = 'confirm' | 'reset'

/** What a link in a mail is good for. */
export interface MailTokensRow {
  /** The SHA-256 of what the link says, so that a stolen database opens nothing. */
  key: string
  person_id: string
  purpose: TokenPurpose
  expires_at: number
}

export interface WebhooksRow {
  person_id: string
  url: string
  /** Signs what is sent there. */
  secret: string
}

export type LogEntry = Selectable<LogRow>
export type TableEntry = Selectable<TablesRow>
export type SeatEntry = Selectable<SeatsRow>
export type Standing = Insertable<StandingsRow>
