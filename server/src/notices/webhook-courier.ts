import { createHmac } from 'node:crypto'
import { post, type Reach } from '../outgoing/post.ts'
import type { ContactStore } from '../storage/contact-store.ts'
import { type Courier, isSuccess } from './courier.ts'
import type { Digest } from './digest.ts'

export class WebhookCourier implements Courier {
  readonly channel = 'webhook'
  readonly #contacts: ContactStore
  readonly #reach: Reach

  constructor(contacts: ContactStore, reach: Reach) {
    this.#contacts = contacts
    this.#reach = reach
  }

  async tell({ personId, name, tables, time }: Digest): Promise<void> {
    const webhook = await this.#contacts.webhook(personId)
    if (webhook === undefined) return
    const body = JSON.stringify({ type: 'turns', person: { id: personId, name }, tables, sentAt: time })
    const seconds = String(Math.floor(time / 1000))
    const status = await post(this.#reach, webhook.url, body, {
      'content-type': 'application/json',
      'user-agent': 'tudor-rose',
      'tudor-timestamp': seconds,
      'tudor-signature': `sha256=${signatureOf(webhook.secret, seconds, body)}`,
    })
    if (!isSuccess(status)) throw new Error(`the webhook answered ${status}`)
  }
}

/** The time is signed too, so that what somebody overheard cannot be sent again much later. */
const signatureOf = (secret: string, seconds: string, body: string): string =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
