import type { Mailer } from '../mail/mailer.ts'
import type { ContactStore } from '../storage/contact-store.ts'
import type { NotificationChannel } from './channel.ts'
import type { Digest } from './digest.ts'
import type { Links } from './links.ts'
import { turnsMail } from './messages.ts'

export class MailChannel implements NotificationChannel {
  readonly name = 'email'
  readonly #mailer: Mailer
  readonly #contacts: ContactStore
  readonly #links: Links

  constructor(mailer: Mailer, contacts: ContactStore, links: Links) {
    this.#mailer = mailer
    this.#contacts = contacts
    this.#links = links
  }

  async send({ personId, name, language, tables }: Digest): Promise<void> {
    const found = await this.#contacts.address(personId)
    if (found === undefined || found.is_confirmed === 0) return
    const unsubscribe = this.#links.unsubscribe(personId, found.address, language)
    await this.#mailer.send({
      to: found.address,
      ...turnsMail(language, name, tables, unsubscribe),
      // RFC 8058: mail programs show their own button.
      headers: { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    })
  }
}
