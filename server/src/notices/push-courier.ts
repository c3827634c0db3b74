import { post, type Reach } from '../outgoing/post.ts'
import type { ContactStore } from '../storage/contact-store.ts'
import type { PushSubscriptionsRow } from '../storage/schema.ts'
import { type Courier, isSuccess } from './courier.ts'
import type { Digest } from './digest.ts'
import { type Ephemeral, encryptPush } from './push-encryption.ts'
import { turnsInShort, turnsTitle } from './texts.ts'
import type { VapidKey } from './vapid.ts'

export interface PushSettings {
  readonly contacts: ContactStore
  readonly reach: Reach
  readonly vapid: VapidKey
  /** Where a push service may turn to about what we send. */
  readonly contact: string | undefined
  readonly ephemeral: () => Ephemeral
}

/** A turn that nobody has looked at for a day is no news. */
const KEPT_FOR_SECONDS = 24 * 60 * 60
const LONGEST_BODY = 500

/** The push service says that this browser does not want any more. */
const GONE = [404, 410]

export class PushCourier implements Courier {
  readonly channel = 'push'
  readonly #settings: PushSettings

  constructor(settings: PushSettings) {
    this.#settings = settings
  }

  /** To all browsers of the person. One that was reached is enough: telling again would bother it twice. */
  async tell(digest: Digest): Promise<void> {
    const subscriptions = await this.#settings.contacts.subscriptions(digest.personId)
    const outcomes = await Promise.allSettled(subscriptions.map((each) => this.#push(each, digest)))
    const failures = outcomes.filter((outcome) => outcome.status === 'rejected')
    if (failures.length > 0 && failures.length === outcomes.length) throw failures[0].reason
  }

  async #push(subscription: PushSubscriptionsRow, { tables, time }: Digest): Promise<void> {
    const { contacts, reach, vapid, contact, ephemeral } = this.#settings
    const message = {
      title: turnsTitle(tables),
      body: turnsInShort(tables).slice(0, LONGEST_BODY),
      // With one table there is only one place to go.
      url: tables.length === 1 ? tables[0].url : tables[0].url.replace(/table\/.*$/, ''),
    }
    const body = encryptPush(Buffer.from(JSON.stringify(message)), subscription, ephemeral())
    const status = await post(reach, subscription.endpoint, body, {
      authorization: vapid.authorization(subscription.endpoint, contact, time),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(KEPT_FOR_SECONDS),
      // What the browser has not seen yet is replaced: one line, not many.
      topic: 'turns',
    })
    if (GONE.includes(status)) await contacts.removeSubscription(subscription.person_id, subscription.key)
    else if (!isSuccess(status)) throw new Error(`the push service answered ${status}`)
  }
}
