import { ROUTES } from '@tudor-rose/protocol'
import type { FastifyInstance } from 'fastify'
import { profileOf } from '../people/profile.ts'
import type { Storage } from '../storage/storage.ts'
import { apiRoute } from './api-route.ts'
import type { Authenticator } from './authenticator.ts'

/** Public profiles, and whether a person shows theirs. */
export function profileRoutes(app: FastifyInstance, storage: Storage, authenticator: Authenticator): void {
  apiRoute(app, ROUTES.profile, async (request) => {
    const viewer = await authenticator.find(request)
    return profileOf(storage, request.params.name, viewer?.person)
  })

  apiRoute(app, ROUTES.myProfile, async (request) => {
    const { person } = await authenticator.authenticate(request)
    return { hidden: person.hides_profile === 1 }
  })

  apiRoute(app, ROUTES.setMyProfile, async (request) => {
    const { hidden } = request.body
    const { person } = await authenticator.authenticate(request)
    await storage.people.setHidesProfile(person.id, hidden)
    return { hidden }
  })
}
