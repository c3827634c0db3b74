import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Limits } from '../input/rate.ts'
import { maybe, object, text } from '../input/shape.ts'
import { accountName, nameKey } from '../people/names.ts'
import type { Known, People } from '../people/people.ts'
import { Refusal } from '../refusal.ts'
import { callerOf } from './caller.ts'
import { type Cookies, cookieOf, DEVICE_COOKIE, SESSION_COOKIE } from './cookies.ts'
import { LoginGuard } from './login-guard.ts'

export const PASSWORD = text(200, 8)

const registration = object({ name: accountName, password: PASSWORD })
const login = object({ name: text(30), password: text(200) })
const passwordChange = object({ old: text(200), password: PASSWORD })
const farewell = object({ password: maybe(text(200)) })

export interface Doorkeeper {
  /** Who asks; throws where nobody does who is known. */
  known(request: FastifyRequest): Promise<Known>
  /** Who asks; somebody new becomes a guest at once. */
  knownOrGuest(request: FastifyRequest, reply: FastifyReply): Promise<Known['person']>
  /** Forgets who has become a guest by this request, which came to nothing. */
  turnAway(request: FastifyRequest, reply: FastifyReply): Promise<void>
}

export function doorkeeper(people: People, limits: Limits, cookies: Cookies): Doorkeeper {
  const newGuests = limits(30, 0.1)
  const admitted = new WeakMap<FastifyRequest, string>()
  const whose = (request: FastifyRequest) => people.whose(cookieOf(request.headers.cookie, SESSION_COOKIE))
  return {
    async known(request) {
      const known = await whose(request)
      if (known === undefined) throw new Refusal('not-logged-in', 'nobody is logged in here')
      return known
    },
    async knownOrGuest(request, reply) {
      const known = await whose(request)
      if (known !== undefined) return known.person
      if (!newGuests.allows(callerOf(request)))
        throw new Refusal('too-many-requests', 'too many new guests from your address')
      const { cookie, person } = await people.welcomeGuest()
      admitted.set(request, person.id)
      cookies.set(request, reply, SESSION_COOKIE, cookie)
      return person
    },
    async turnAway(request, reply) {
      const guest = admitted.get(request)
      if (guest === undefined) return
      reply.removeHeader('set-cookie')
      await people.forgetGuest(guest)
    },
  }
}

export interface PeopleRoutesSettings {
  readonly people: People
  readonly door: Doorkeeper
  readonly cookies: Cookies
  readonly limits: Limits
  /** Comes after so many milliseconds. */
  readonly pause: (milliseconds: number) => Promise<void>
}

/** Who one is: /api/me and what belongs to it. */
export function peopleRoutes(app: FastifyInstance, settings: PeopleRoutesSettings): void {
  const { people, door, cookies, limits, pause } = settings
  const guard = new LoginGuard(limits, pause)
  const registrations = limits(10, 1 / 30)
  // Only who is logged in already is asked for the own password, so nobody can use up these for another.
  const ownPasswords = limits(10, 1 / 30)
  const check = (allowed: ReturnType<Limits>, name: string): void => {
    if (!allowed.allows(name)) throw new Refusal('too-many-requests', 'too many attempts; please wait a while')
  }

  app.post('/api/guest', async (request, reply) => describe(await door.knownOrGuest(request, reply)))

  app.get('/api/me', async (request) => describe((await door.known(request)).person))

  app.post('/api/account', async (request, reply) => {
    const { name, password } = registration(request.body, '')
    const known = await door.known(request)
    check(registrations, callerOf(request))
    await people.register(known, name, password)
    cookies.set(request, reply, DEVICE_COOKIE, people.deviceCookie(known.person))
    return { name, account: true }
  })

  app.post('/api/login', async (request, reply) => {
    const { name, password } = login(request.body, '')
    const device = await people.deviceOf(cookieOf(request.headers.cookie, DEVICE_COOKIE), name)
    await guard.admit({ caller: callerOf(request), nameKey: nameKey(name), device })
    const { cookie, person } = await people.logIn(name, password)
    cookies.set(request, reply, SESSION_COOKIE, cookie)
    if (device === undefined) cookies.set(request, reply, DEVICE_COOKIE, people.deviceCookie(person))
    return describe(person)
  })

  app.post('/api/logout', async (request, reply) => {
    await people.logOut(await door.known(request))
    cookies.set(request, reply, SESSION_COOKIE, '')
    return {}
  })

  app.post('/api/password', async (request) => {
    const { old, password } = passwordChange(request.body, '')
    const known = await door.known(request)
    check(ownPasswords, known.person.id)
    await people.changePassword(known, old, password)
    return {}
  })

  app.get('/api/me/data', async (request, reply) => {
    const data = await people.dataOf(await door.known(request))
    reply.header('content-disposition', 'attachment; filename="tudor-rose-data.json"')
    return data
  })

  app.post('/api/me/delete', async (request, reply) => {
    const { password } = farewell(request.body, '')
    const known = await door.known(request)
    check(ownPasswords, known.person.id)
    await people.forget(known, password)
    for (const cookie of [SESSION_COOKIE, DEVICE_COOKIE] as const) cookies.set(request, reply, cookie, '')
    return {}
  })
}

const describe = ({ id, name, name_key }: Known['person']) => ({ id, name, account: name_key !== null })
