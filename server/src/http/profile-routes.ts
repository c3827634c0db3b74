import type { FastifyInstance } from 'fastify'
import { boolean, object, text } from '../input/shape.ts'
import { profileOf } from '../people/profile.ts'
import type { Storage } from '../storage/storage.ts'
import type { Doorkeeper } from './people-routes.ts'

const NAME = text(30)
const setting = object({ hidden: boolean })

/** What people show of themselves. */
export function profileRoutes(app: FastifyInstance, storage: Storage, door: Doorkeeper): void {
  app.get<{ Params: { name: string } }>('/api/people/:name', async (request) => {
    const name = NAME(request.params.name, 'the name')
    const asking = await door.known(request).catch(() => undefined)
    return profileOf(storage, name, asking?.person)
  })

  app.get('/api/me/profile', async (request) => {
    const { person } = await door.known(request)
    return { hidden: person.hides_profile === 1 }
  })

  app.post('/api/me/profile', async (request) => {
    const { hidden } = setting(request.body, '')
    const { person } = await door.known(request)
    await storage.people.setHidesProfile(person.id, hidden)
    return { hidden }
  })
}
