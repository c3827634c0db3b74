import { ROUTES } from '@tudor-rose/protocol'
import type { Perspective } from '@tudor-rose/protocol/view'
import { OBSERVER } from '@tudor-rose/table'
import type { FastifyInstance } from 'fastify'
import type { GameRegistry } from '../games.ts'
import { noSuchTable, tableId } from '../input/ids.ts'
import type { Limits } from '../limits/rate-limits.ts'
import { Refusal } from '../refusal.ts'
import { Replays } from '../replay/replays.ts'
import type { Storage } from '../storage/storage.ts'
import { viewerOf } from '../tables/access.ts'
import { apiRoute } from './api-route.ts'
import type { Authenticator } from './authenticator.ts'
import { clientNetwork } from './client-network.ts'

export interface ReplayRoutesSettings {
  readonly storage: Storage
  readonly games: GameRegistry
  readonly authenticator: Authenticator
  readonly limits: Limits
}

/** Replays of finished games. */
export function replayRoutes(
  app: FastifyInstance,
  { storage, games, authenticator, limits }: ReplayRoutesSettings,
): void {
  const replays = new Replays(games)
  // Enough to see the game from every seat, one after the other; a replay costs as much as a hundred moves.
  const requests = limits('replays', 20, 40)

  apiRoute(app, ROUTES.replay, async (request, reply) => {
    const { eyes, language, invitation } = request.query
    const id = tableId(request.params.id)
    const found = await storage.tables.find(id)
    if (found === undefined) throw noSuchTable()
    const { table, seats } = found
    const known = await authenticator.find(request)
    const viewer = viewerOf(found, known?.person.id, eyes === undefined ? undefined : OBSERVER, invitation)
    if (table.status === 'open' || table.status === 'playing')
      throw new Refusal('not-over', 'the replay is available when the game is over')
    if (!(await requests.allows(clientNetwork(request))))
      throw new Refusal('too-many-requests', 'too many replays; please slow down')
    const through = eyes === undefined ? viewer : eyesOf(eyes, seats.length)
    const log = await storage.tables.logAfter(id, -1)
    reply.type('application/json; charset=utf-8')
    return replays.write({ table, seats, log }, { eyes: through, language })
  })
}

function eyesOf(given: string, seats: number): Perspective {
  if (given === 'all') return 'all'
  if (given === 'observer') return OBSERVER
  const seat = /^\d{1,2}$/.test(given) ? Number(given) : seats
  if (seat < seats) return seat
  throw new Refusal('bad-message', `eyes should be "all", "observer" or a seat from 0 to ${seats - 1}`)
}
