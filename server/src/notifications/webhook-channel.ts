import { createHmac } from 'node:crypto'
import { type OutgoingPolicy, post } from '../outgoing/post.ts'
import type { ContactStore } from '../storage/contact-store.ts'
import { isSuccess, type NotificationChannel } from './channel.ts'
import type { Digest } from './digest.ts'

export class WebhookChannel implements NotificationChannel {
  readonly name = 'webhook'
  readonly #contacts: ContactStore
  readonly #outgoing: OutgoingPolicy

  constructor(contacts: ContactStore, outgoing: OutgoingPolicy) {
    this.#contacts = contacts
    this.#outgoing = outgoing
  }

  async send({ personId, name, language, tables, time }: Digest): Promise<void> {
    const webhook = await this.#contacts.webhook(personId)
    if (webhook === undefined) return
    const body = JSON.stringify({ type: 'turns', person: { id: personId, name, language }, tables, sentAt: time })
    const seconds = String(Math.floor(time / 1000))
    const status = await post(this.#outgoing, webhook.url, body, {
      'content-type': 'application/json',
      'user-agent': 'tudor-rose',
      'tudor-timestamp': seconds,
      'tudor-signature': `sha256=${signatureOf(webhook.secret, seconds, body)}`,
    })
    if (!isSuccess(status)) throw new Error(`the webhook answered ${status}`)
  }
}

/** The time is signed too, so that an intercepted message cannot be sent again much later. */
const signatureOf = (secret: string, seconds: string, body: string): string =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
