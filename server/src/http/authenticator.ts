import type { FastifyInstance, FastifyRequest } from 'fastify'
import { preferredLanguage } from '../languages.ts'
import type { Limits, RateLimit } from '../limits/rate-limits.ts'
import type { Authenticated, People } from '../people/people.ts'
import { Refusal } from '../refusal.ts'
import { clientNetwork } from './client-network.ts'
import { type Cookies, SESSION_COOKIE } from './cookies.ts'

export interface AuthenticatorSettings {
  readonly people: People
  readonly limits: Limits
  readonly cookies: Cookies
}

/** Knows from the session cookie who sends a request. */
export class Authenticator {
  readonly #people: People
  readonly #newGuests: RateLimit
  /** Guests whose cookie is still to be sent. */
  readonly #created = new WeakMap<FastifyRequest, { readonly personId: string; readonly cookie: string }>()

  constructor(app: FastifyInstance, { people, limits, cookies }: AuthenticatorSettings) {
    this.#people = people
    this.#newGuests = limits('new guests', 30, 5 * 60)
    app.addHook('onSend', async (request, reply) => {
      const created = this.#created.get(request)
      if (created !== undefined) cookies.set(request, reply, SESSION_COOKIE, created.cookie)
    })
  }

  find(request: FastifyRequest): Promise<Authenticated | undefined> {
    return this.#people.findByCookie(request.cookies[SESSION_COOKIE])
  }

  /** Throws if nobody is logged in. */
  async authenticate(request: FastifyRequest): Promise<Authenticated> {
    const found = await this.find(request)
    if (found === undefined) throw new Refusal('not-logged-in', 'you are not logged in')
    return found
  }

  /** Creates a guest if nobody is logged in; their cookie is sent with the response. */
  async authenticateOrCreateGuest(request: FastifyRequest): Promise<Authenticated['person']> {
    const found = await this.find(request)
    if (found !== undefined) return found.person
    if (!(await this.#newGuests.allows(clientNetwork(request))))
      throw new Refusal('too-many-requests', 'too many new guests from your address; please try again later')
    const { cookie, person } = await this.#people.createGuest(preferredLanguage(request.headers['accept-language']))
    this.#created.set(request, { personId: person.id, cookie })
    return person
  }

  /** Deletes the guest that this request created, because the request was refused. */
  async discardNewGuest(request: FastifyRequest): Promise<void> {
    const created = this.#created.get(request)
    if (created === undefined) return
    this.#created.delete(request)
    await this.#people.deleteGuest(created.personId)
  }
}
