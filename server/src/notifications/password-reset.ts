import { knownLanguage } from '../languages.ts'
import type { Mailer } from '../mail/mailer.ts'
import { nameKey } from '../people/names.ts'
import { hashPassword, keyOf } from '../people/people.ts'
import { Refusal } from '../refusal.ts'
import type { Storage } from '../storage/storage.ts'
import { addressKey } from './contacts.ts'
import type { Links } from './links.ts'
import { resetMail } from './messages.ts'

export interface PasswordResetSettings {
  readonly storage: Storage
  /** `undefined` if this server sends no mail. */
  readonly mailer: Mailer | undefined
  readonly links: Links
  readonly now: () => number
  /** A random text made of so many bytes. */
  readonly secret: (bytes: number) => string
  readonly onFault: (error: unknown) => void
  /** Called when sessions of a person have ended. */
  readonly onLoggedOut: (personId: string) => Promise<void>
}

const HOUR = 60 * 60 * 1000
/** More accounts than anybody has with one address. */
const MAX_ACCOUNTS = 10

/** Sends links to people who have forgotten their password. */
export class PasswordReset {
  readonly #settings: PasswordResetSettings
  readonly #running = new Set<Promise<void>>()

  constructor(settings: PasswordResetSettings) {
    this.#settings = settings
  }

  /**
   * Sends a link if there is an account with a confirmed address. It does not wait for that, so that neither the response nor
   * its timing reveals whether there is one.
   */
  request(forgotten: { readonly name?: string; readonly email?: string }): void {
    const { mailer, onFault } = this.#settings
    if (mailer === undefined) throw new Refusal('no-mail', 'this server sends no mail, so it cannot reset passwords')
    const task = this.#sendLinks(mailer, forgotten)
      .catch(onFault)
      .finally(() => this.#running.delete(task))
    this.#running.add(task)
  }

  /** Resolves when all requested links are sent. */
  async idle(): Promise<void> {
    await Promise.all(this.#running)
  }

  async reset(token: string, password: string): Promise<void> {
    const { storage, now, onLoggedOut } = this.#settings
    const personId = await storage.contacts.resetPassword(keyOf(token), await hashPassword(password), now())
    if (personId === undefined)
      throw new Refusal('link-expired', 'this link has expired or has been used; please request a new one')
    await onLoggedOut(personId)
  }

  async #sendLinks(
    mailer: Mailer,
    { name, email }: { readonly name?: string; readonly email?: string },
  ): Promise<void> {
    const { storage, links, now, secret } = this.#settings
    const named = name === undefined ? undefined : await storage.people.findByName(nameKey(name))
    const there = email === undefined ? [] : await storage.contacts.confirmedAt(addressKey(email), MAX_ACCOUNTS)
    for (const personId of named === undefined ? there : [named.id]) {
      const person = await storage.people.find(personId)
      const address = await storage.contacts.address(personId)
      if (person === undefined || address?.is_confirmed !== 1) continue
      const token = secret(24)
      const expires_at = now() + HOUR
      await storage.contacts.addToken({ key: keyOf(token), person_id: personId, purpose: 'reset', expires_at })
      const language = knownLanguage(person.language)
      await mailer.send({ to: address.address, ...resetMail(language, person.name, links.reset(token, language)) })
    }
  }
}
