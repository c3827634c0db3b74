import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '../refusal.ts'
import type { PeopleRow } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'

export interface PeopleSettings {
  readonly storage: Storage
  /** Signs cookies; the same on all servers of one database. */
  readonly cookieKey: string
  readonly now: () => number
  /** A text that nobody can guess, of so many random bytes. */
  readonly secret: (bytes: number) => string
}

/** Somebody who is known here, and the session by which. */
export interface Known {
  readonly person: PeopleRow
  readonly sessionKey: string
}

const YEAR = 365 * 24 * 60 * 60 * 1000
export const SESSION_SECONDS = YEAR / 1000

/** What the OWASP recommends for argon2id, which is what the library uses unless told otherwise. */
const HASHING = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A hash of nothing anybody knows, so that an unknown name takes as long to refuse as a wrong password. */
const NOBODYS_HASH = hash(createHash('sha256').update(String(Math.random())).digest('hex'), HASHING)

/** Guests and accounts: who somebody is, by the cookie they send. */
export class People {
  readonly #settings: PeopleSettings

  constructor(settings: PeopleSettings) {
    this.#settings = settings
  }

  /** Whose cookie this is. A signature that is not ours is turned away before the database is asked. */
  async whose(cookie: string | undefined): Promise<Known | undefined> {
    const token = cookie === undefined ? undefined : this.#tokenIn(cookie)
    if (token === undefined) return undefined
    const sessionKey = keyOf(token)
    const person = await this.#settings.storage.people.personOfSession(sessionKey, this.#settings.now())
    return person && { person, sessionKey }
  }

  /** A new guest; answers the cookie. */
  async welcomeGuest(): Promise<{ cookie: string; person: PeopleRow }> {
    const { storage, secret, now } = this.#settings
    const id = secret(12)
    const name = `Guest ${id.slice(0, 4)}`
    const person = { id, name, name_key: null, password_hash: null, created_at: now(), hides_profile: 0 }
    await storage.people.create(person)
    return { cookie: await this.#newSession(id), person }
  }

  /** A guest takes a name and a password and keeps all tables. */
  async register({ person }: Known, name: string, password: string): Promise<void> {
    if (person.name_key !== null) throw new Refusal('not-allowed', 'you have an account already')
    const passwordHash = await hash(password, HASHING)
    if (!(await this.#settings.storage.people.upgrade(person.id, name.trim(), nameKey(name), passwordHash)))
      throw new Refusal('name-taken', 'somebody else has this name; please choose another')
  }

  /** Answers a cookie. */
  async logIn(name: string, password: string): Promise<{ cookie: string; person: PeopleRow }> {
    const person = await this.#settings.storage.people.findByName(nameKey(name))
    const isRight = await verify(person?.password_hash ?? (await NOBODYS_HASH), password)
    if (person === undefined || !isRight)
      throw new Refusal('wrong-password', 'there is no such name with this password')
    return { cookie: await this.#newSession(person.id), person }
  }

  logOut({ sessionKey }: Known): Promise<void> {
    return this.#settings.storage.people.endSession(sessionKey)
  }

  /** Everywhere else the person is logged out. */
  async changePassword({ person, sessionKey }: Known, old: string, password: string): Promise<void> {
    await this.#checkPassword(person, old)
    await this.#settings.storage.people.setPassword(person.id, await hash(password, HASHING))
    await this.#settings.storage.people.endSessionsOf(person.id, sessionKey)
  }

  /** All that is stored about a person, but for what would open their account or their games. */
  async dataOf({ person }: Known): Promise<object> {
    const { storage } = this.#settings
    const tables = await storage.tables.tablesOf(person.id, 100_000)
    return {
      person: {
        id: person.id,
        name: person.name,
        account: person.name_key !== null,
        createdAt: person.created_at,
        hidesProfile: person.hides_profile === 1,
      },
      tables: tables.map(({ table, seats }) => ({
        id: table.id,
        game: table.game,
        status: table.status,
        createdAt: table.created_at,
        seats: seats.filter((seat) => seat.person_id === person.id).map(({ seat }) => seat),
      })),
      results: await storage.results.allOf(person.id),
      ratings: await storage.results.ratingsOf(person.id),
      ...(await storage.talk.allOf(person.id)),
    }
  }

  async forget({ person }: Known, password: string | undefined): Promise<void> {
    if (person.password_hash !== null) await this.#checkPassword(person, password ?? '')
    await this.#settings.storage.people.forget(person.id, 'somebody')
  }

  async #checkPassword(person: PeopleRow, password: string): Promise<void> {
    if (person.password_hash === null || !(await verify(person.password_hash, password)))
      throw new Refusal('wrong-password', 'this is not your password')
  }

  async #newSession(personId: string): Promise<string> {
    const { storage, secret, now } = this.#settings
    const token = secret(24)
    await storage.people.addSession(keyOf(token), personId, now() + YEAR)
    return `${token}.${this.#signature(token)}`
  }

  #tokenIn(cookie: string): string | undefined {
    const dot = cookie.indexOf('.')
    const token = cookie.slice(0, dot)
    const given = Buffer.from(cookie.slice(dot + 1))
    const right = Buffer.from(this.#signature(token))
    return given.length === right.length && timingSafeEqual(given, right) ? token : undefined
  }

  #signature(token: string): string {
    return createHmac('sha256', this.#settings.cookieKey).update(token).digest('base64url')
  }
}

const keyOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Names that people would take for each other are one name. */
export const nameKey = (name: string): string => name.trim().normalize('NFKC').toLowerCase()
