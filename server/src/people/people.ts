import { createHash, createHmac } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import type { Language } from '@tudor-rose/protocol'
import { equalInConstantTime } from '../input/constant-time.ts'
import { lookOf } from '../input/look-alikes.ts'
import { Refusal } from '../refusal.ts'
import type { PeopleRow } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'
import type { AccountDeletion } from './account-deletion.ts'
import { checkFree, DELETED_PERSON, guestName, nameKey } from './names.ts'

export interface PeopleSettings {
  readonly storage: Storage
  /** Signs cookies; the same on all servers of one database. */
  readonly cookieKey: string
  readonly now: () => number
  /** A random text made of so many bytes. */
  readonly secret: (bytes: number) => string
  /** Called when sessions of a person have ended. */
  readonly onLoggedOut: (personId: string) => Promise<void>
  readonly accountDeletion: AccountDeletion
  /** The names of bots; people cannot take them. */
  readonly botNames: readonly string[]
}

/** A person, and the session that shows who they are. */
export interface Authenticated {
  readonly person: PeopleRow
  readonly sessionKey: string
}

const YEAR = 365 * 24 * 60 * 60 * 1000

/** What OWASP recommends for argon2id, which is the library's default algorithm. */
const HASHING = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Compared with when a name is unknown, so that it takes as long to refuse as a wrong password. */
const DUMMY_HASH = hash(createHash('sha256').update(String(Math.random())).digest('hex'), HASHING)

export const hashPassword = (password: string): Promise<string> => hash(password, HASHING)

/** Guests and accounts, and the cookies that identify them. */
export class People {
  readonly #settings: PeopleSettings

  constructor(settings: PeopleSettings) {
    this.#settings = settings
  }

  /** The person with this session cookie. A wrong signature is found before the database is asked. */
  async findByCookie(cookie: string | undefined): Promise<Authenticated | undefined> {
    const token = cookie === undefined ? undefined : this.#tokenIn(cookie)
    if (token === undefined) return undefined
    const sessionKey = keyOf(token)
    const person = await this.#settings.storage.people.personOfSession(sessionKey, this.#settings.now())
    return person && { person, sessionKey }
  }

  /** Creates a guest and a session cookie for them. */
  async createGuest(language: Language): Promise<{ cookie: string; person: PeopleRow }> {
    const { storage, secret, now } = this.#settings
    const id = secret(12)
    const guest = { id, name: guestName(id), name_key: null, password_hash: null, language, created_at: now() }
    const person = await storage.people.create(guest)
    return { cookie: await this.#newSession(id), person }
  }

  /** Deletes a guest whose cookie was never sent. */
  async deleteGuest(id: string): Promise<void> {
    await this.#settings.storage.people.removeGuest(id)
  }

  /** Turns a guest into an account; they keep their tables. */
  async register({ person }: Authenticated, name: string, password: string): Promise<void> {
    if (person.name_key !== null) throw new Refusal('not-allowed', 'you already have an account')
    checkFree(name, this.#settings.botNames)
    const passwordHash = await hashPassword(password)
    const account = { name, name_key: nameKey(name), name_look: lookOf(name) }
    if (!(await this.#settings.storage.people.upgrade(person.id, account, passwordHash)))
      throw new Refusal('name-taken', 'this name, or one that looks like it, is taken; please choose another')
  }

  /** Creates a session cookie if the password is right. */
  async logIn(name: string, password: string): Promise<{ cookie: string; person: PeopleRow }> {
    const person = await this.#settings.storage.people.findByName(nameKey(name))
    const isRight = await verify(person?.password_hash ?? (await DUMMY_HASH), password)
    if (person === undefined || !isRight) throw new Refusal('wrong-password', 'wrong name or password')
    return { cookie: await this.#newSession(person.id), person }
  }

  /** A cookie that shows that this account has logged in on this device. It grants no access. */
  deviceCookie({ id }: PeopleRow): string {
    const device = `${this.#settings.secret(9)}.${id}`
    return `${device}.${this.#signature(`device ${device}`)}`
  }

  /** The device in such a cookie, if the account with this name has logged in there. */
  async deviceOf(cookie: string | undefined, name: string): Promise<string | undefined> {
    const [device, id, signature] = cookie?.split('.') ?? []
    if (signature === undefined || !equalInConstantTime(signature, this.#signature(`device ${device}.${id}`)))
      return undefined
    const person = await this.#settings.storage.people.findByName(nameKey(name))
    return person?.id === id ? device : undefined
  }

  async logOut({ person, sessionKey }: Authenticated): Promise<void> {
    await this.#settings.storage.people.endSession(sessionKey)
    await this.#settings.onLoggedOut(person.id)
  }

  /** Logs the person out everywhere else. */
  async changePassword({ person, sessionKey }: Authenticated, old: string, password: string): Promise<void> {
    await this.checkPassword(person, old)
    await this.#settings.storage.people.setPassword(person.id, await hashPassword(password))
    await this.#settings.storage.people.endSessionsOf(person.id, sessionKey)
    await this.#settings.storage.contacts.endResets(person.id)
    await this.#settings.onLoggedOut(person.id)
  }

  async deleteAccount({ person }: Authenticated, password: string | undefined): Promise<void> {
    if (person.password_hash !== null) await this.checkPassword(person, password ?? '')
    const { storage, now, onLoggedOut, accountDeletion } = this.#settings
    await storage.people.forget(person.id, DELETED_PERSON, now())
    await onLoggedOut(person.id)
    await accountDeletion.giveUpSeats(person.id)
  }

  async checkPassword(person: PeopleRow, password: string): Promise<void> {
    if (person.password_hash === null || !(await verify(person.password_hash, password)))
      throw new Refusal('wrong-password', 'the password is wrong')
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
    return equalInConstantTime(cookie.slice(dot + 1), this.#signature(token)) ? token : undefined
  }

  #signature(token: string): string {
    return createHmac('sha256', this.#settings.cookieKey).update(token).digest('base64url')
  }
}

/** Tokens are stored as hashes, so that a stolen database gives no access. */
export const keyOf = (token: string): string => createHash('sha256').update(token).digest('hex')
