import { type Outcome, ROUTES } from '@tudor-rose/protocol'
import { formatRecord, OBSERVER } from '@tudor-rose/table'
import type { FastifyInstance } from 'fastify'
import type { GameRegistry } from '../games.ts'
import { noSuchTable, tableId } from '../input/ids.ts'
import type { Limits } from '../limits/rate-limits.ts'
import { Refusal } from '../refusal.ts'
import type { Storage } from '../storage/storage.ts'
import type { StoredTable } from '../storage/table-store.ts'
import { mayFind, viewerOf } from '../tables/access.ts'
import { TableDescriptions } from '../tables/descriptions.ts'
import { type BotsFor, checkBot } from '../tables/offered-bots.ts'
import type { Opening } from '../tables/opening.ts'
import type { Play } from '../tables/play.ts'
import type { Tables } from '../tables/tables.ts'
import { apiRoute } from './api-route.ts'
import type { Authenticator } from './authenticator.ts'
import { clientNetwork } from './client-network.ts'

export interface TableRoutesSettings {
  readonly storage: Storage
  readonly tables: Tables
  readonly opening: Opening
  readonly play: Play
  readonly games: GameRegistry
  readonly botsFor: BotsFor
  readonly authenticator: Authenticator
  readonly limits: Limits
}

const MAX_LISTED = 100

/** A comment in the record: ending a game by agreement is no move, but a reader should know that nothing is missing. */
const ABANDONED = 'All players agreed to end the game without a result.'

/** Games, the lobby, and everything done with a table outside of play. */
export function tableRoutes(app: FastifyInstance, settings: TableRoutesSettings): void {
  const { storage, tables, opening, play, games, botsFor, authenticator, limits } = settings
  const openings = limits('new tables', 30, 150)
  const descriptions = new TableDescriptions(games)

  apiRoute(app, ROUTES.games, async () => ({
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
      ...descriptions.of(table),
      status: table.status,
      createdAt: table.created_at,
      endedAt: table.ended_at,
      outcome: table.outcome === null ? null : (JSON.parse(table.outcome) as Outcome),
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

  /** Tables whose game or components this server can no longer read are left out of lists. */
  const isReadable = ({ table }: StoredTable): boolean => descriptions.isReadable(table)

  apiRoute(app, ROUTES.tables, async () => {
    const found = await storage.tables.lobby(MAX_LISTED)
    return { tables: await describeAll(found.filter(isReadable), undefined) }
  })

  apiRoute(app, ROUTES.myTables, async (request) => {
    const { person } = await authenticator.authenticate(request)
    const found = await storage.tables.tablesOf(person.id, MAX_LISTED)
    return { tables: await describeAll(found.filter(isReadable), person.id) }
  })

  apiRoute(app, ROUTES.openTable, async (request) => {
    const asked = request.body
    const person = await authenticator.authenticateOrCreateGuest(request)
    if (!(await openings.allows(person.id)) || !(await openings.allows(clientNetwork(request))))
      throw new Refusal('too-many-requests', 'too many new tables; please try again later')
    const id = await opening.open(person.id, asked)
    return describe((await storage.tables.find(id))!, person.id)
  })

  const findTable = async (id: string): Promise<StoredTable> => {
    const found = await storage.tables.find(tableId(id))
    if (found === undefined) throw noSuchTable()
    return found
  }

  apiRoute(app, ROUTES.table, async (request) => {
    const found = await findTable(request.params.id)
    const person = await authenticator.find(request)
    const invitation = typeof request.query.invitation === 'string' ? request.query.invitation : undefined
    if (!mayFind(found.table, invitation)) viewerOf(found, person?.person.id, undefined, invitation)
    const described = await describe(found, person?.person.id)
    const { components } = found.table
    if (components === null || described.components === null) return described
    return { ...described, components: { ...described.components, text: components } }
  })

  apiRoute(app, ROUTES.joinTable, async (request) => {
    const asked = request.body
    const { id } = (await findTable(request.params.id)).table
    const person = await authenticator.authenticateOrCreateGuest(request)
    return { seat: await opening.join(id, person.id, asked) }
  })

  apiRoute(app, ROUTES.leaveTable, async (request) => {
    const { seat } = request.body
    const { person } = await authenticator.authenticate(request)
    await opening.leave(tableId(request.params.id), person.id, seat)
    return {}
  })

  apiRoute(app, ROUTES.rematch, async (request) => {
    const { person } = await authenticator.authenticate(request)
    return { id: await opening.rematch(tableId(request.params.id), person.id) }
  })

  /** A player offers the seat of somebody who has disappeared. */
  apiRoute(app, ROUTES.offerSeat, async (request) => {
    const { seat } = request.body
    const { person } = await authenticator.authenticate(request)
    const { table } = await findTable(request.params.id)
    return { number: await play.offer(table.id, seat, person.id) }
  })

  /** Takes over a vacant seat, which may be one's own; with a bot's name, a player puts that bot there. */
  apiRoute(app, ROUTES.substitute, async (request) => {
    const { seat, bot, invitation } = request.body
    const found = await findTable(request.params.id)
    const person = await authenticator.authenticateOrCreateGuest(request)
    const isOwn = found.seats[seat]?.person_id === person.id
    if (bot !== undefined) checkBot(bot, games.find(found.table.game, found.table.components), botsFor)
    else if (!isOwn && !mayFind(found.table, invitation))
      throw new Refusal('not-allowed', 'this table is not open to everyone')
    return { number: await play.substitute(found.table.id, seat, person.id, bot) }
  })

  /** A player ends the game because of a vacant seat. */
  apiRoute(app, ROUTES.claimWin, async (request) => {
    const { seat } = request.body
    const { person } = await authenticator.authenticate(request)
    const { table } = await findTable(request.params.id)
    return { number: await play.claim(table.id, seat, person.id) }
  })

  /** The record contains every secret of the game, so it is available at the end only. */
  apiRoute(app, ROUTES.record, async (request, reply) => {
    const person = await authenticator.find(request)
    const invitation = typeof request.query.invitation === 'string' ? request.query.invitation : undefined
    const id = tableId(request.params.id)
    const record = await tables.read(id, (live) => {
      viewerOf(live, person?.person.id, OBSERVER, invitation)
      if (live.outcome === undefined) throw new Refusal('not-over', 'the record is available when the game is over')
      return formatRecord(live.game, live.session!.record(), live.outcome.kind === 'abandoned' ? ABANDONED : undefined)
    })
    reply.type('text/plain; charset=utf-8')
    reply.header('content-disposition', `attachment; filename="${id}.record"`)
    return record
  })
}
