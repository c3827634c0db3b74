import { createHash, createHmac } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { lookOf } from '../input/look-alikes.ts'
import { isSame } from '../input/same.ts'
import { Refusal } from '../refusal.ts'
import type { PeopleRow } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'
import type { Departures } from './departures.ts'
import { checkFree, guestName, nameKey, SOMEBODY } from './names.ts'

export interface PeopleSettings {
  readonly storage: Storage
  /** Signs cookies; the same on all servers of one database. */
  readonly cookieKey: string
  readonly now: () => number
  /** A text that nobody can guess, of so many random bytes. */
  readonly secret: (bytes: number) => string
  /** Told when sessions of a person have ended. */
  readonly onLoggedOut: (personId: string) => Promise<void>
  readonly departures: Departures
  /** What bots are called; nobody else is. */
  readonly botNames: readonly string[]
}

/** Somebody who is known here, and the session by which. */
export interface Known {
  readonly person: PeopleRow
  readonly sessionKey: string
}

const YEAR = 365 * 24 * 60 * 60 * 1000

/** What the OWASP recommends for argon2id, which is what the library uses unless told otherwise. */
const HASHING = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A hash of nothing anybody knows, so that an unknown name takes as long to refuse as a wrong password. */
const NOBODYS_HASH = hash(createHash('sha256').update(String(Math.random())).digest('hex'), HASHING)

export const hashPassword = (password: string): Promise<string> => hash(password, HASHING)

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
    const guest = { id, name: guestName(id), name_key: null, password_hash: null, created_at: now() }
    const person = await storage.people.create(guest)
    return { cookie: await this.#newSession(id), person }
  }

  /** Forgets a guest who was never told of it. */
  async forgetGuest(id: string): Promise<void> {
    await this.#settings.storage.people.removeGuest(id)
  }

  /** A guest takes a name and a password and keeps all tables. */
  async register({ person }: Known, name: string, password: string): Promise<void> {
    if (person.name_key !== null) throw new Refusal('not-allowed', 'you have an account already')
    checkFree(name, this.#settings.botNames)
    const passwordHash = await hashPassword(password)
    const account = { name, name_key: nameKey(name), name_look: lookOf(name) }
    if (!(await this.#settings.storage.people.upgrade(person.id, account, passwordHash)))
      throw new Refusal('name-taken', 'somebody else has this name, or one that looks like it; please choose another')
  }

  /** Answers a cookie. */
  async logIn(name: string, password: string): Promise<{ cookie: string; person: PeopleRow }> {
    const person = await this.#settings.storage.people.findByName(nameKey(name))
    const isRight = await verify(person?.password_hash ?? (await NOBODYS_HASH), password)
    if (person === undefined || !isRight)
      throw new Refusal('wrong-password', 'there is no such name with this password')
    return { cookie: await this.#newSession(person.id), person }
  }

  /** What a browser keeps to show that this account has been logged in there. It opens nothing. */
  deviceCookie({ id }: PeopleRow): string {
    const device = `${this.#settings.secret(9)}.${id}`
    return `${device}.${this.#signature(`device ${device}`)}`
  }

  /** The device that such a cookie tells of, if the account of this name has been logged in there. */
  async deviceOf(cookie: string | undefined, name: string): Promise<string | undefined> {
    const [device, id, signature] = cookie?.split('.') ?? []
    if (signature === undefined || !isSame(signature, this.#signature(`device ${device}.${id}`))) return undefined
    const person = await this.#settings.storage.people.findByName(nameKey(name))
    return person?.id === id ? device : undefined
  }

  async logOut({ person, sessionKey }: Known): Promise<void> {
    await this.#settings.storage.people.endSession(sessionKey)
    await this.#settings.onLoggedOut(person.id)
  }

  /** Everywhere else the person is logged out. */
  async changePassword({ person, sessionKey }: Known, old: string, password: string): Promise<void> {
    await this.checkPassword(person, old)
    await this.#settings.storage.people.setPassword(person.id, await hashPassword(password))
    await this.#settings.storage.people.endSessionsOf(person.id, sessionKey)
    await this.#settings.storage.contacts.endResets(person.id)
    await this.#settings.onLoggedOut(person.id)
  }

  /** All that is stored about a person, but for what would open their account or their games. */
  async dataOf({ person, sessionKey }: Known): Promise<object> {
    const { storage } = this.#settings
    return {
      person: {
        id: person.id,
        name: person.name,
        account: person.name_key !== null,
        createdAt: person.created_at,
        hidesProfile: person.hides_profile === 1,
      },
      sessions: await storage.people.sessionsOf(person.id, sessionKey),
      tables: await storage.participation.allOf(person.id),
      results: await storage.results.allOf(person.id),
      ratings: await storage.results.ratingsOf(person.id),
      attendance: await storage.attendance.allOf(person.id),
      notifications: await storage.contacts.allOf(person.id),
      ...(await storage.talk.allOf(person.id)),
    }
  }

  async forget({ person }: Known, password: string | undefined): Promise<void> {
    if (person.password_hash !== null) await this.checkPassword(person, password ?? '')
    const { storage, now, onLoggedOut, departures } = this.#settings
    await storage.people.forget(person.id, SOMEBODY, now())
    await onLoggedOut(person.id)
    await departures.of(person.id)
  }

  async checkPassword(person: PeopleRow, password: string): Promise<void> {
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
    return isSame(cookie.slice(dot + 1), this.#signature(token)) ? token : undefined
  }

  #signature(token: string): string {
    return createHmac('sha256', this.#settings.cookieKey).update(token).digest('base64url')
  }
}

/** Tokens are stored as this, so that a stolen database opens nothing. */
export const keyOf = (token: string): string => createHash('sha256').update(token).digest('hex')
