import type { Mailer } from '../mail/mailer.ts'
import type { Links } from '../notices/links.ts'
import { RESET_SUBJECT, resetMail } from '../notices/texts.ts'
import { Refusal } from '../refusal.ts'
import type { Storage } from '../storage/storage.ts'
import { addressKey } from './contacts.ts'
import { nameKey } from './names.ts'
import { hashPassword, keyOf } from './people.ts'

export interface PasswordResetSettings {
  readonly storage: Storage
  /** Absent where no mail is sent. */
  readonly mailer: Mailer | undefined
  readonly links: Links
  readonly now: () => number
  /** A text that nobody can guess, of so many random bytes. */
  readonly secret: (bytes: number) => string
  readonly onFault: (error: unknown) => void
  /** Told when sessions of a person have ended. */
  readonly onLoggedOut: (personId: string) => Promise<void>
}

const HOUR = 60 * 60 * 1000
/** More accounts than anybody has at one address. */
const MOST_ACCOUNTS = 10

/** Who has forgotten a password gets a link to where their mail goes. */
export class PasswordReset {
  readonly #settings: PasswordResetSettings
  readonly #underWay = new Set<Promise<void>>()

  constructor(settings: PasswordResetSettings) {
    this.#settings = settings
  }

  /**
   * Sends a link, if there is an account with a confirmed address. The answer does not wait for that, so neither what it
   * says nor how long it takes tells whether there is.
   */
  ask(forgotten: { readonly name?: string; readonly email?: string }): void {
    const { mailer, onFault } = this.#settings
    if (mailer === undefined) throw new Refusal('no-mail', 'this server sends no mail, so it cannot reset passwords')
    const running = this.#sendLinks(mailer, forgotten)
      .catch(onFault)
      .finally(() => this.#underWay.delete(running))
    this.#underWay.add(running)
  }

  /** Comes when all links that were asked for are sent. */
  async idle(): Promise<void> {
    await Promise.all(this.#underWay)
  }

  async reset(token: string, password: string): Promise<void> {
    const { storage, now, onLoggedOut } = this.#settings
    const personId = await storage.contacts.resetPassword(keyOf(token), await hashPassword(password), now())
    if (personId === undefined)
      throw new Refusal('link-expired', 'this link is not good any more; please ask for another')
    await onLoggedOut(personId)
  }

  async #sendLinks(
    mailer: Mailer,
    { name, email }: { readonly name?: string; readonly email?: string },
  ): Promise<void> {
    const { storage, links, now, secret } = this.#settings
    const named = name === undefined ? undefined : await storage.people.findByName(nameKey(name))
    const there = email === undefined ? [] : await storage.contacts.confirmedAt(addressKey(email), MOST_ACCOUNTS)
    for (const personId of named === undefined ? there : [named.id]) {
      const person = await storage.people.find(personId)
      const address = await storage.contacts.address(personId)
      if (person === undefined || address?.is_confirmed !== 1) continue
      const token = secret(24)
      const expires_at = now() + HOUR
      await storage.contacts.addToken({ key: keyOf(token), person_id: personId, purpose: 'reset', expires_at })
      await mailer.send({
        to: address.address,
        subject: RESET_SUBJECT,
        text: resetMail(person.name, links.reset(token)),
      })
    }
  }
}
