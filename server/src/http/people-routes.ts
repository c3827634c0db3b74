import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Limits } from '../input/rate.ts'
import { maybe, object, text } from '../input/shape.ts'
import { type Known, type People, SESSION_SECONDS } from '../people/people.ts'
import { Refusal } from '../refusal.ts'

export const COOKIE = 'tudor'

const NAME = text(30, 2)
const PASSWORD = text(200, 8)

const registration = object({ name: NAME, password: PASSWORD })
const login = object({ name: text(30), password: text(200) })
const passwordChange = object({ old: text(200), password: PASSWORD })
const farewell = object({ password: maybe(text(200)) })

export interface Doorkeeper {
  /** Who asks; throws where nobody does who is known. */
  known(request: FastifyRequest): Promise<Known>
  /** Who asks; somebody new becomes a guest at once. */
  knownOrGuest(request: FastifyRequest, reply: FastifyReply): Promise<Known['person']>
}

export function doorkeeper(people: People, limits: Limits): Doorkeeper {
  const newGuests = limits(30, 0.1)
  const whose = (request: FastifyRequest) => people.whose(cookieOf(request.headers.cookie))
  return {
    async known(request) {
      const known = await whose(request)
      if (known === undefined) throw new Refusal('not-logged-in', 'nobody is logged in here')
      return known
    },
    async knownOrGuest(request, reply) {
      const known = await whose(request)
      if (known !== undefined) return known.person
      if (!newGuests.allows(request.ip)) throw new Refusal('too-many-requests', 'too many new guests from your address')
      const { cookie, person } = await people.welcomeGuest()
      setCookie(request, reply, cookie)
      return person
    },
  }
}

/** Who one is: /api/me and what belongs to it. */
export function peopleRoutes(app: FastifyInstance, people: People, door: Doorkeeper, limits: Limits): void {
  // Ten wrong passwords are a bad memory; a hundred are somebody else. Counted by name and by address.
  const logins = limits(10, 1 / 30)
  const checkLogins = (...names: string[]): void => {
    if (!names.every((name) => logins.allows(name)))
      throw new Refusal('too-many-requests', 'too many attempts; please wait a while')
  }

  app.post('/api/guest', async (request, reply) => describe(await door.knownOrGuest(request, reply)))

  app.get('/api/me', async (request) => describe((await door.known(request)).person))

  app.post('/api/account', async (request) => {
    const { name, password } = registration(request.body, '')
    const known = await door.known(request)
    checkLogins(`address ${request.ip}`)
    await people.register(known, name, password)
    return { name: name.trim(), account: true }
  })

  app.post('/api/login', async (request, reply) => {
    const { name, password } = login(request.body, '')
    checkLogins(`address ${request.ip}`, `name ${name.trim().toLowerCase()}`)
    const { cookie, person } = await people.logIn(name, password)
    setCookie(request, reply, cookie)
    return describe(person)
  })

  app.post('/api/logout', async (request, reply) => {
    await people.logOut(await door.known(request))
    setCookie(request, reply, '')
    return {}
  })

  app.post('/api/password', async (request) => {
    const { old, password } = passwordChange(request.body, '')
    const known = await door.known(request)
    checkLogins(`person ${known.person.id}`)
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
    checkLogins(`person ${known.person.id}`)
    await people.forget(known, password)
    setCookie(request, reply, '')
    return {}
  })
}

const describe = ({ id, name, name_key }: Known['person']) => ({ id, name, account: name_key !== null })

/** The value of our cookie in this header. */
export function cookieOf(header: string | undefined): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const [name, ...value] = part.trim().split('=')
    if (name === COOKIE) return value.join('=')
  }
  return undefined
}

/** Not for scripts, and not sent when another site posts here. An empty value takes the cookie back. */
function setCookie(request: FastifyRequest, reply: FastifyReply, value: string): void {
  const seconds = value === '' ? 0 : SESSION_SECONDS
  const secure = request.protocol === 'https' ? '; Secure' : ''
  reply.header('set-cookie', `${COOKIE}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`)
}
