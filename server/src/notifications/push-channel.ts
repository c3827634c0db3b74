import { type OutgoingPolicy, post } from '../outgoing/post.ts'
import type { ContactStore } from '../storage/contact-store.ts'
import type { PushSubscriptionsRow } from '../storage/schema.ts'
import { isSuccess, type NotificationChannel } from './channel.ts'
import type { Digest } from './digest.ts'
import { turnsSummary, turnsTitle } from './messages.ts'
import { createPushRequest, type VapidKey } from './web-push.ts'

export interface PushSettings {
  readonly contacts: ContactStore
  readonly outgoing: OutgoingPolicy
  readonly vapidKey: VapidKey
  /** The contact that push services are given. */
  readonly publicUrl: string | undefined
}

const MAX_BODY_LENGTH = 500

/** Answers of push services when a browser has unsubscribed. */
const GONE = [404, 410]

export class PushChannel implements NotificationChannel {
  readonly name = 'push'
  readonly #settings: PushSettings

  constructor(settings: PushSettings) {
    this.#settings = settings
  }

  /** To all browsers of the person. It is enough to reach one: a retry would reach that one twice. */
  async send(digest: Digest): Promise<void> {
    const subscriptions = await this.#settings.contacts.subscriptions(digest.personId)
    const outcomes = await Promise.allSettled(subscriptions.map((each) => this.#push(each, digest)))
    const failures = outcomes.filter((outcome) => outcome.status === 'rejected')
    if (failures.length > 0 && failures.length === outcomes.length) throw failures[0].reason
  }

  async #push(subscription: PushSubscriptionsRow, { language, tables }: Digest): Promise<void> {
    const { contacts, outgoing, vapidKey, publicUrl } = this.#settings
    const message = {
      title: turnsTitle(language, tables),
      body: turnsSummary(language, tables).slice(0, MAX_BODY_LENGTH),
      url: tables.length === 1 ? tables[0].url : tables[0].url.replace(/table\/.*$/, ''),
    }
    const { body, headers } = createPushRequest(message, subscription, vapidKey, publicUrl)
    const status = await post(outgoing, subscription.endpoint, body, headers)
    if (GONE.includes(status)) await contacts.removeSubscription(subscription.person_id, subscription.key)
    else if (!isSuccess(status)) throw new Error(`the push service answered ${status}`)
  }
}
