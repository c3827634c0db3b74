import { formatRecord, OBSERVER } from '@tudor-rose/table'
import type { FastifyInstance } from 'fastify'
import type { GameShelf } from '../games.ts'
import { noSuchTable, tableId } from '../input/ids.ts'
import type { Limits } from '../input/rate.ts'
import { integer, maybe, object, text } from '../input/shape.ts'
import { descriptionOf, mayFind, viewerOf } from '../protocol/face.ts'
import { Refusal } from '../refusal.ts'
import type { Storage } from '../storage/storage.ts'
import type { StoredTable } from '../storage/table-store.ts'
import type { Opening } from '../tables/opening.ts'
import type { Play } from '../tables/play.ts'
import { seatSeed, tableRequest } from '../tables/table-request.ts'
import type { Tables } from '../tables/tables.ts'
import { type BotsFor, checkBot } from '../turns/bot.ts'
import { callerOf } from './caller.ts'
import type { Doorkeeper } from './people-routes.ts'

export interface TableRoutesSettings {
  readonly storage: Storage
  readonly tables: Tables
  readonly opening: Opening
  readonly play: Play
  readonly games: GameShelf
  readonly botsFor: BotsFor
  readonly door: Doorkeeper
  readonly limits: Limits
}

const SEAT = integer(0, 20)
const joining = object({ seat: maybe(SEAT), invitation: maybe(text(60)), seed: maybe(seatSeed) })
const leaving = object({ seat: SEAT })
const substitution = object({ seat: SEAT, bot: maybe(text(40)), invitation: maybe(text(60)) })
const nothing = object({})

const MOST_IN_A_LIST = 100

/** What was agreed outside of the rules is no move, but whoever finds the record should know that nothing is missing. */
const ABANDONED = 'All players agreed to end the game without a result.'

type ById = { Params: { id: string }; Querystring: { invitation?: unknown } }

/** Games that can be played, tables that are there, and all that is done with a table outside of play. */
export function tableRoutes(app: FastifyInstance, settings: TableRoutesSettings): void {
  const { storage, tables, opening, play, games, botsFor, door, limits } = settings
  const openings = limits(30, 0.2)

  app.get('/api/games', async () => ({
    games: games.all.map((game) => ({
      name: game.name,
      rulesVersion: game.rulesVersion,
      options: game.options,
      seats: game.seats(Object.fromEntries(game.options.map(({ name, standard }) => [name, standard]))),
      components: game.components?.name ?? null,
      bots: botsFor(game),
    })),
  }))

  const describeAll = async (found: readonly StoredTable[], personId: string | undefined) => {
    const people = found.flatMap(({ seats }) => seats.flatMap((seat) => seat.person_id ?? []))
    const names = await storage.people.names([...new Set(people)])
    return found.map((table) => describeWith(names, table, personId))
  }

  const describe = async (found: StoredTable, personId: string | undefined) => (await describeAll([found], personId))[0]

  const describeWith = (
    names: ReadonlyMap<string, string>,
    { table, seats }: StoredTable,
    personId: string | undefined,
  ) => {
    const isMine = table.creator_id === personId || seats.some((seat) => seat.person_id === personId)
    return {
      ...descriptionOf({ table, game: games.find(table.game, table.components) }),
      status: table.status,
      createdAt: table.created_at,
      endedAt: table.ended_at,
      outcome: table.outcome === null ? null : JSON.parse(table.outcome),
      rematch: table.rematch_id,
      seats: seats.map(({ seat, kind, person_id, bot }) => ({
        seat,
        kind,
        name: person_id === null ? bot : (names.get(person_id) ?? 'somebody'),
        mine: personId !== undefined && person_id === personId,
      })),
      ...(isMine && { invitation: table.invitation }),
    }
  }

  /** A table of a game or of components that this server cannot read any more is left out. */
  const isReadable = ({ table }: StoredTable): boolean => {
    try {
      games.find(table.game, table.components)
      return true
    } catch (error) {
      if (error instanceof Refusal) return false
      throw error
    }
  }

  app.get('/api/tables', async () => {
    const found = await storage.tables.lobby(MOST_IN_A_LIST)
    return { tables: await describeAll(found.filter(isReadable), undefined) }
  })

  app.get('/api/me/tables', async (request) => {
    const { person } = await door.known(request)
    const found = await storage.tables.tablesOf(person.id, MOST_IN_A_LIST)
    return { tables: await describeAll(found.filter(isReadable), person.id) }
  })

  app.post('/api/tables', async (request, reply) => {
    const asked = tableRequest(request.body, '')
    const person = await door.knownOrGuest(request, reply)
    if (!openings.allows(person.id) || !openings.allows(callerOf(request)))
      throw new Refusal('too-many-requests', 'too many tables; please play some of them first')
    const id = await opening.open(person.id, asked)
    return describe((await storage.tables.find(id))!, person.id)
  })

  const findTable = async (id: string): Promise<StoredTable> => {
    const found = await storage.tables.find(tableId(id))
    if (found === undefined) throw noSuchTable()
    return found
  }

  app.get<ById>('/api/tables/:id', async (request) => {
    const found = await findTable(request.params.id)
    const person = await door.known(request).catch(() => undefined)
    const invitation = typeof request.query.invitation === 'string' ? request.query.invitation : undefined
    if (!mayFind(found.table, invitation)) viewerOf(found, person?.person.id, undefined, invitation)
    const described = await describe(found, person?.person.id)
    const { components } = found.table
    if (components === null) return described
    return { ...described, components: { ...described.components, text: components } }
  })

  app.post<ById>('/api/tables/:id/join', async (request, reply) => {
    const asked = joining(request.body, '')
    const { id } = (await findTable(request.params.id)).table
    const person = await door.knownOrGuest(request, reply)
    return { seat: await opening.join(id, person.id, asked) }
  })

  app.post<ById>('/api/tables/:id/leave', async (request) => {
    const { seat } = leaving(request.body, '')
    const { person } = await door.known(request)
    await opening.leave(tableId(request.params.id), person.id, seat)
    return {}
  })

  app.post<ById>('/api/tables/:id/rematch', async (request) => {
    nothing(request.body, '')
    const { person } = await door.known(request)
    return { id: await opening.rematch(tableId(request.params.id), person.id) }
  })

  /** Puts the seat of somebody who has vanished on offer, for who plays here. */
  app.post<ById>('/api/tables/:id/offer', async (request) => {
    const { seat } = leaving(request.body, '')
    const { person } = await door.known(request)
    const { table } = await findTable(request.params.id)
    return { number: await play.offer(table.id, seat, person.id) }
  })

  /** Takes over a vacant seat, also the own one; with a bot's name, whoever plays here puts that bot there. */
  app.post<ById>('/api/tables/:id/substitute', async (request, reply) => {
    const { seat, bot, invitation } = substitution(request.body, '')
    const found = await findTable(request.params.id)
    const person = await door.knownOrGuest(request, reply)
    const isOwn = found.seats[seat]?.person_id === person.id
    if (bot !== undefined) checkBot(bot, games.find(found.table.game, found.table.components), botsFor)
    else if (!isOwn && !mayFind(found.table, invitation))
      throw new Refusal('not-allowed', 'this table is not open to everybody')
    return { number: await play.substitute(found.table.id, seat, person.id, bot) }
  })

  /** Ends the game for a vacant seat, for who plays here. */
  app.post<ById>('/api/tables/:id/claim', async (request) => {
    const { seat } = leaving(request.body, '')
    const { person } = await door.known(request)
    const { table } = await findTable(request.params.id)
    return { number: await play.claim(table.id, seat, person.id) }
  })

  /** The record holds every secret of the game, so it is to be had at the end only. */
  app.get<ById>('/api/tables/:id/record', async (request, reply) => {
    const person = await door.known(request).catch(() => undefined)
    const invitation = typeof request.query.invitation === 'string' ? request.query.invitation : undefined
    const id = tableId(request.params.id)
    const record = await tables.read(id, (live) => {
      viewerOf(live, person?.person.id, OBSERVER, invitation)
      if (live.outcome === undefined) throw new Refusal('not-over', 'the record can be had when the game is over')
      return formatRecord(live.game, live.session!.record(), live.outcome.kind === 'abandoned' ? ABANDONED : undefined)
    })
    reply.type('text/plain; charset=utf-8')
    reply.header('content-disposition', `attachment; filename="${id}.record"`)
    return record
  })
}
