import type { Mailer } from '../mail/mailer.ts'
import type { ContactStore } from '../storage/contact-store.ts'
import type { Courier } from './courier.ts'
import type { Digest } from './digest.ts'
import type { Links } from './links.ts'
import { turnsMail, turnsTitle } from './texts.ts'

export class MailCourier implements Courier {
  readonly channel = 'email'
  readonly #mailer: Mailer
  readonly #contacts: ContactStore
  readonly #links: Links

  constructor(mailer: Mailer, contacts: ContactStore, links: Links) {
    this.#mailer = mailer
    this.#contacts = contacts
    this.#links = links
  }

  async tell({ personId, name, tables }: Digest): Promise<void> {
    const found = await this.#contacts.address(personId)
    if (found === undefined || found.is_confirmed === 0) return
    const unsubscribe = this.#links.unsubscribe(personId, found.address)
    await this.#mailer.send({
      to: found.address,
      subject: turnsTitle(tables),
      text: turnsMail(name, tables, unsubscribe),
      // RFC 8058: mail programs show a button of their own.
      headers: { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    })
  }
}
