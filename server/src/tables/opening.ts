import type { JoinRequest, TableRequest } from '@tudor-rose/protocol'
import { type AnyGame, completeOptions, type Seat } from '@tudor-rose/table'
import type { GameRegistry } from '../games.ts'
import { equalInConstantTime } from '../input/constant-time.ts'
import { PacedQueue } from '../limits/paced-queue.ts'
import { asRefusal, Refusal } from '../refusal.ts'
import type { SeatEntry, TableEntry } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'
import type { StoredTable } from '../storage/table-store.ts'
import { NOBODY } from './live-table.ts'
import { type BotsFor, checkBot } from './offered-bots.ts'
import type { Tables } from './tables.ts'

export interface OpeningSettings {
  readonly storage: Storage
  readonly tables: Tables
  readonly games: GameRegistry
  readonly botsFor: BotsFor
  readonly now: () => number
  /** A random text of this many bytes that nobody can guess. */
  readonly secret: (bytes: number) => string
}

const SEED_BYTES = 32
/** The most component files that wait to be read. */
const MAX_FILES_WAITING = 50

/** Everything before the first move: opening a table, taking seats and starting the game; also rematches. */
export class Opening {
  readonly #settings: OpeningSettings
  readonly #files = new PacedQueue(
    MAX_FILES_WAITING,
    () => new Refusal('too-many-requests', 'many people are sending files just now; please try again later'),
  )

  constructor(settings: OpeningSettings) {
    this.#settings = settings
  }

  /** Opens a table and returns its id. The seed is drawn here and does not change, so its commitment can be shown. */
  async open(personId: string, request: TableRequest): Promise<string> {
    const { storage, secret } = this.#settings
    const id = secret(9)
    // Reading a file can take a while. The game then stays in memory for what follows.
    if (request.components !== undefined) await this.#files.run(() => this.#gameOf(request))
    await storage.tables.create(this.#newTable(id, personId, request))
    await this.#beginIfFull(id)
    return id
  }

  #gameOf({ game, components }: TableRequest): AnyGame {
    return this.#settings.games.find(game, components)
  }

  #newTable(id: string, personId: string, request: TableRequest): StoredTable {
    const { botsFor, now, secret } = this.#settings
    const game = this.#gameOf(request)
    let options: Readonly<Record<string, string>>
    try {
      options = completeOptions(game, request.options ?? {})
    } catch (error) {
      throw asRefusal(error)
    }
    const seatNames = game.seats(options)
    if (request.seats.length !== seatNames.length)
      throw new Refusal('bad-table', `seats should list ${seatNames.length} seats: ${seatNames.join(', ')}`)
    // Nobody waits for such a game, and it would take computing time from other bots until its end.
    if (request.seats.every(({ kind }) => kind === 'bot'))
      throw new Refusal(
        'bad-table',
        'games with bots only are not possible here; at least one seat must be "me", "open" or "invited"',
      )
    const seats = request.seats.map((asked, seat): SeatEntry => {
      const entry = { table_id: id, seat, free_kind: null, person_id: null, bot: null, seed: null }
      if (asked.kind === 'me')
        return { ...entry, kind: 'person', person_id: personId, seed: request.seed ?? secret(SEED_BYTES) }
      if (asked.kind !== 'bot') return { ...entry, kind: asked.kind }
      checkBot(asked.bot, game, botsFor)
      return { ...entry, kind: 'bot', bot: asked.bot, seed: secret(SEED_BYTES) }
    })
    const table: TableEntry = {
      id,
      invitation: secret(16),
      creator_id: personId,
      game: game.name,
      rules_version: game.rulesVersion,
      options: JSON.stringify(options),
      components: game.components?.isStandard === false ? game.components.text : null,
      time_control: JSON.stringify(request.time ?? { kind: 'none' }),
      visibility: request.visibility ?? 'private',
      watchers: request.watchers === false ? 0 : 1,
      hints: request.hints === true ? 1 : 0,
      seed: secret(SEED_BYTES),
      status: 'open',
      created_at: now(),
      ended_at: null,
      outcome: null,
      rematch_id: null,
    }
    return { table, seats }
  }

  /** Takes a seat, or returns the seat that the person already has. The game begins when the last seat is taken. */
  async join(id: string, personId: string, request: JoinRequest): Promise<Seat> {
    const { storage, tables, secret } = this.#settings
    const seed = request.seed ?? secret(SEED_BYTES)
    for (;;) {
      const found = await this.#find(id)
      const mine = found.seats.find((seat) => seat.person_id === personId && (request.seat ?? seat.seat) === seat.seat)
      if (mine !== undefined) return mine.seat
      const seat = freeSeat(found, request)
      if (!(await storage.tables.sit(id, seat, { personId, seed }))) continue
      tables.announce(id, { kind: 'seats' })
      await this.#beginIfFull(id)
      return seat
    }
  }

  /** Gives up a seat before the game begins. */
  async leave(id: string, personId: string, seat: Seat): Promise<void> {
    const { storage, tables } = this.#settings
    if (!(await storage.tables.stand(id, seat, personId))) {
      await this.#find(id)
      throw new Refusal('not-allowed', 'this is not your seat, or the game has begun')
    }
    tables.announce(id, { kind: 'seats' })
  }

  /** Opens a table for the rematch, where everybody moves one seat on. If it exists already, takes a seat there. */
  async rematch(id: string, personId: string): Promise<string> {
    const { storage, secret } = this.#settings
    const { table, seats } = await this.#find(id)
    if (table.status === 'open' || table.status === 'playing') throw new Refusal('not-over', 'the game is not over yet')
    const mine = seats.filter((seat) => seat.person_id === personId)
    if (mine.length === 0) throw new Refusal('not-allowed', 'only players of this game can ask for a rematch')
    if (table.rematch_id === null) {
      const asked = seats.map((_, seat) => seats.at(seat - 1)!)
      const rematch = this.#newTable(secret(9), personId, {
        game: table.game,
        options: JSON.parse(table.options),
        ...(table.components === null ? {} : { components: table.components }),
        seats: asked.map((holder) => (holder.bot === null ? { kind: 'invited' } : { kind: 'bot', bot: holder.bot })),
        time: JSON.parse(table.time_control),
        visibility: table.visibility === 'public' ? 'public' : 'private',
        watchers: table.watchers === 1,
        hints: table.hints === 1,
      })
      table.rematch_id = await storage.tables.createRematch(id, rematch)
    }
    const { invitation } = (await this.#find(table.rematch_id)).table
    for (const { seat } of mine)
      await this.join(table.rematch_id, personId, { invitation, seat: (seat + 1) % seats.length })
    return table.rematch_id
  }

  async #find(id: string): Promise<StoredTable> {
    const found = await this.#settings.storage.tables.find(id)
    if (found === undefined) throw new Refusal('no-such-table', 'there is no such table')
    return found
  }

  async #beginIfFull(id: string): Promise<void> {
    const { storage, tables } = this.#settings
    await tables.write(id, async (live) => {
      if (live.hasStarted) return live.number
      live.seats = await storage.tables.seats(id)
      const seeds = live.seats.map(({ seed }) => seed)
      if (seeds.includes(null)) return live.number
      return { kind: 'start', seat: NOBODY, text: JSON.stringify(seeds), answers: NOBODY }
    })
  }
}

function freeSeat({ table, seats }: StoredTable, { seat: wanted, invitation }: JoinRequest): Seat {
  const isInvited = invitation !== undefined && equalInConstantTime(invitation, table.invitation)
  if (table.visibility === 'private' && !isInvited)
    throw new Refusal('not-allowed', 'you can join this table only with its link')
  if (table.status !== 'open') throw new Refusal('already-started', 'the game has begun; all seats are taken')
  const isFree = ({ kind }: SeatEntry): boolean => kind === 'open' || (kind === 'invited' && isInvited)
  const free = seats.find((seat) => (wanted === undefined || seat.seat === wanted) && isFree(seat))
  if (free !== undefined) return free.seat
  throw new Refusal(
    'seat-taken',
    wanted === undefined ? 'there is no free seat for you' : 'this seat is not free for you',
  )
}
