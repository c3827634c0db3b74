import { OBSERVER } from '@tudor-rose/table'
import type { FastifyInstance } from 'fastify'
import type { GameShelf } from '../games.ts'
import { noSuchTable, tableId } from '../input/ids.ts'
import type { Limits } from '../input/rate.ts'
import { maybe, object, text } from '../input/shape.ts'
import { viewerOf } from '../protocol/face.ts'
import { Refusal } from '../refusal.ts'
import type { Eyes } from '../replay/frame.ts'
import { Replays } from '../replay/replays.ts'
import type { Storage } from '../storage/storage.ts'
import { callerOf } from './caller.ts'
import type { Doorkeeper } from './people-routes.ts'

export interface ReplayRoutesSettings {
  readonly storage: Storage
  readonly games: GameShelf
  readonly door: Doorkeeper
  readonly limits: Limits
}

const asking = object({ eyes: maybe(text(20)), language: maybe(text(10)), invitation: maybe(text(60)) })

/** Games that are over, to be looked at again. */
export function replayRoutes(app: FastifyInstance, { storage, games, door, limits }: ReplayRoutesSettings): void {
  const replays = new Replays(games)
  // Enough to look through everybody's eyes one after the other; a replay takes as long as a hundred moves.
  const requests = limits(20, 0.5)

  app.get<{ Params: { id: string } }>('/api/tables/:id/replay', async (request, reply) => {
    const { eyes, language, invitation } = asking(request.query, '')
    const id = tableId(request.params.id)
    const found = await storage.tables.find(id)
    if (found === undefined) throw noSuchTable()
    const { table, seats } = found
    const known = await door.known(request).catch(() => undefined)
    const viewer = viewerOf(found, known?.person.id, eyes === undefined ? undefined : OBSERVER, invitation)
    if (table.status === 'open' || table.status === 'playing')
      throw new Refusal('not-over', 'the game can be looked at again when it is over')
    if (!requests.allows(callerOf(request)))
      throw new Refusal('too-many-requests', 'too many replays; please slow down')
    const through = eyes === undefined ? viewer : eyesOf(eyes, seats.length)
    const log = await storage.tables.logAfter(id, -1)
    reply.type('application/json; charset=utf-8')
    return replays.write({ table, seats, log }, { eyes: through, language })
  })
}

function eyesOf(given: string, seats: number): Eyes {
  if (given === 'all') return 'all'
  if (given === 'observer') return OBSERVER
  const seat = /^\d{1,2}$/.test(given) ? Number(given) : seats
  if (seat < seats) return seat
  throw new Refusal('bad-message', `eyes should be "all", "observer" or a seat from 0 to ${seats - 1}`)
}
