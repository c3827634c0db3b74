import { Readable } from 'node:stream'
import { ROUTES } from '@tudor-rose/protocol'
import type { FastifyInstance } from 'fastify'
import { knownLanguage } from '../languages.ts'
import type { Limits, RateLimit } from '../limits/rate-limits.ts'
import { exportData } from '../people/data-export.ts'
import { accountName, nameKey } from '../people/names.ts'
import type { Authenticated, People } from '../people/people.ts'
import { Refusal } from '../refusal.ts'
import type { Storage } from '../storage/storage.ts'
import { apiRoute } from './api-route.ts'
import type { Authenticator } from './authenticator.ts'
import { clientNetwork } from './client-network.ts'
import { type Cookies, DEVICE_COOKIE, SESSION_COOKIE } from './cookies.ts'
import { LoginGuard } from './login-guard.ts'

export interface PeopleRoutesSettings {
  readonly storage: Storage
  readonly people: People
  readonly authenticator: Authenticator
  readonly cookies: Cookies
  readonly limits: Limits
  /** Resolves after so many milliseconds. */
  readonly pause: (milliseconds: number) => Promise<void>
}

/** Guests, accounts and log-ins. */
export function peopleRoutes(app: FastifyInstance, settings: PeopleRoutesSettings): void {
  const { storage, people, authenticator, cookies, limits, pause } = settings
  const guard = new LoginGuard(limits, pause)
  const registrations = limits('registrations', 10, 5 * 60)
  // Counted by person: only somebody who is logged in is asked for their password.
  const ownPasswords = limits('own passwords', 10, 5 * 60)
  const exports = limits('data exports', 5, 60 * 60)
  const check = async (limit: RateLimit, key: string): Promise<void> => {
    if (!(await limit.allows(key))) throw new Refusal('too-many-requests', 'too many attempts; please try again later')
  }

  apiRoute(app, ROUTES.becomeGuest, async (request) => describe(await authenticator.authenticateOrCreateGuest(request)))

  apiRoute(app, ROUTES.me, async (request) => describe((await authenticator.authenticate(request)).person))

  apiRoute(app, ROUTES.register, async (request, reply) => {
    const name = accountName(request.body.name)
    const known = await authenticator.authenticate(request)
    await check(registrations, clientNetwork(request))
    await people.register(known, name, request.body.password)
    cookies.set(request, reply, DEVICE_COOKIE, people.deviceCookie(known.person))
    return { name, account: true }
  })

  apiRoute(app, ROUTES.logIn, async (request, reply) => {
    const { name, password } = request.body
    const device = await people.deviceOf(request.cookies[DEVICE_COOKIE], name)
    await guard.admit({ network: clientNetwork(request), nameKey: nameKey(name), device })
    const { cookie, person } = await people.logIn(name, password)
    cookies.set(request, reply, SESSION_COOKIE, cookie)
    if (device === undefined) cookies.set(request, reply, DEVICE_COOKIE, people.deviceCookie(person))
    return describe(person)
  })

  apiRoute(app, ROUTES.logOut, async (request, reply) => {
    await people.logOut(await authenticator.authenticate(request))
    cookies.clear(request, reply, SESSION_COOKIE)
    return {}
  })

  apiRoute(app, ROUTES.setMyLanguage, async (request) => {
    const { language } = request.body
    const { person } = await authenticator.authenticate(request)
    await storage.people.setLanguage(person.id, language)
    return { language }
  })

  apiRoute(app, ROUTES.changePassword, async (request) => {
    const { old, password } = request.body
    const known = await authenticator.authenticate(request)
    await check(ownPasswords, known.person.id)
    await people.changePassword(known, old, password)
    return {}
  })

  apiRoute(app, ROUTES.myData, async (request, reply) => {
    const known = await authenticator.authenticate(request)
    await check(exports, known.person.id)
    reply.header('content-disposition', 'attachment; filename="tudor-rose-data.json"')
    reply.type('application/json; charset=utf-8')
    return Readable.from(exportData(storage, known))
  })

  apiRoute(app, ROUTES.deleteMe, async (request, reply) => {
    const { password } = request.body
    const known = await authenticator.authenticate(request)
    await check(ownPasswords, known.person.id)
    await people.deleteAccount(known, password)
    for (const cookie of [SESSION_COOKIE, DEVICE_COOKIE] as const) cookies.clear(request, reply, cookie)
    return {}
  })
}

const describe = ({ id, name, name_key, language }: Authenticated['person']) => ({
  id,
  name,
  account: name_key !== null,
  language: knownLanguage(language),
})
