import type { Mailer } from '../mail/mailer.ts'
import { Links } from '../notices/links.ts'
import { usualPace } from '../notices/pace.ts'
import { arePushKeys, type PushKeys } from '../notices/push-encryption.ts'
import type { Subscribers } from '../notices/subscribers.ts'
import { CONFIRM_SUBJECT, confirmMail } from '../notices/texts.ts'
import { type Reach, whyOutOfReach } from '../outgoing/post.ts'
import { Refusal } from '../refusal.ts'
import type { Channel, Pace, PeopleRow } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'
import { keyOf } from './people.ts'

export interface ContactsSettings {
  readonly storage: Storage
  readonly subscribers: Subscribers
  /** Absent where no mail is sent. */
  readonly mailer: Mailer | undefined
  readonly links: Links
  readonly reach: Reach
  /** What browsers are told when they subscribe. */
  readonly pushKey: string
  readonly now: () => number
  /** A text that nobody can guess, of so many random bytes. */
  readonly secret: (bytes: number) => string
}

export interface PushSubscription {
  readonly endpoint: string
  readonly keys: PushKeys
}

const DAY = 24 * 60 * 60 * 1000
const MOST_BROWSERS = 20

/** Where people want to be told of their turns, and how soon. */
export class Contacts {
  readonly #settings: ContactsSettings

  constructor(settings: ContactsSettings) {
    this.#settings = settings
  }

  /** All that a person has chosen, as they are shown it. */
  async of({ id }: PeopleRow): Promise<object> {
    const { storage, mailer, pushKey } = this.#settings
    const { contacts } = storage
    const chosen = await contacts.channels(id)
    const setting = (channel: Channel) => {
      const found = chosen.find((each) => each.channel === channel)
      return { on: found?.is_on === 1, pace: found?.pace ?? usualPace(channel) }
    }
    const address = await contacts.address(id)
    return {
      push: { ...setting('push'), browsers: (await contacts.subscriptions(id)).length, key: pushKey },
      email: {
        ...setting('email'),
        available: mailer !== undefined,
        address: address?.address ?? null,
        confirmed: address?.is_confirmed === 1,
      },
      webhook: { ...setting('webhook'), url: (await contacts.webhook(id))?.url ?? null },
    }
  }

  async choose(person: PeopleRow, channel: Channel, on: boolean | undefined, pace: Pace | undefined): Promise<void> {
    const before = (await this.#settings.storage.contacts.channels(person.id)).find((each) => each.channel === channel)
    const isOn = on ?? before?.is_on === 1
    if (isOn) await this.#checkPlace(person, channel)
    await this.#set(person.id, channel, isOn, pace ?? before?.pace ?? usualPace(channel))
  }

  async subscribe(person: PeopleRow, { endpoint, keys }: PushSubscription): Promise<void> {
    const { storage, reach, now } = this.#settings
    checkReach(reach, endpoint)
    if (!arePushKeys(keys)) throw new Refusal('bad-message', 'these are not the keys of a push subscription')
    const { p256dh, auth } = keys
    const row = { key: keyOf(endpoint), person_id: person.id, endpoint, p256dh, auth, created_at: now() }
    await storage.contacts.addSubscription(row)
    for (const { key } of (await storage.contacts.subscriptions(person.id)).slice(0, -MOST_BROWSERS))
      await storage.contacts.removeSubscription(person.id, key)
    await this.choose(person, 'push', true, undefined)
  }

  async unsubscribeBrowser({ id }: PeopleRow, endpoint: string): Promise<void> {
    await this.#settings.storage.contacts.removeSubscription(id, keyOf(endpoint))
  }

  /** Takes an address and sends the link by which it is confirmed. Until then nothing else goes there. */
  async setAddress(person: PeopleRow, address: string): Promise<void> {
    const { storage, mailer, links, now, secret } = this.#settings
    checkAccount(person)
    if (mailer === undefined) throw new Refusal('no-mail', 'this server sends no mail')
    const before = await storage.contacts.address(person.id)
    if (before?.address === address && before.is_confirmed === 1) return
    const token = secret(24)
    await storage.contacts.setAddress(person.id, address, addressKey(address), {
      key: keyOf(token),
      person_id: person.id,
      purpose: 'confirm',
      expires_at: now() + DAY,
    })
    await mailer.send({ to: address, subject: CONFIRM_SUBJECT, text: confirmMail(person.name, links.confirm(token)) })
  }

  async removeAddress({ id }: PeopleRow): Promise<void> {
    await this.#settings.storage.contacts.removeAddress(id)
    await this.#switchOff(id, 'email')
  }

  /** The link in the mail: from now on turns are told there. */
  async confirm(token: string): Promise<void> {
    const { storage, now } = this.#settings
    const personId = await storage.contacts.confirm(keyOf(token), now())
    const person = personId === undefined ? undefined : await storage.people.find(personId)
    if (person === undefined)
      throw new Refusal('link-expired', 'this link is not good any more; please ask for another')
    await this.choose(person, 'email', true, undefined)
  }

  /** The link at the end of every mail; it asks for nobody's password. Answers whether it was one. */
  async unsubscribe(token: string): Promise<boolean> {
    const { storage, links } = this.#settings
    const personId = Links.personIn(token)
    const address = await storage.contacts.address(personId)
    if (address === undefined || !links.isOf(token, personId, address.address)) return false
    await this.#switchOff(personId, 'email')
    return true
  }

  /** Answers the secret that signs what is sent there; it is shown this once. */
  async setWebhook(person: PeopleRow, url: string): Promise<string> {
    const { storage, reach, secret } = this.#settings
    checkAccount(person)
    checkReach(reach, url)
    const drawn = secret(32)
    await storage.contacts.setWebhook({ person_id: person.id, url, secret: drawn })
    await this.choose(person, 'webhook', true, undefined)
    return drawn
  }

  async removeWebhook({ id }: PeopleRow): Promise<void> {
    await this.#settings.storage.contacts.removeWebhook(id)
    await this.#switchOff(id, 'webhook')
  }

  /** Whether there is anywhere to send to. */
  async #checkPlace(person: PeopleRow, channel: Channel): Promise<void> {
    const { contacts } = this.#settings.storage
    if (channel !== 'push') checkAccount(person)
    const hasPlace = {
      push: async () => (await contacts.subscriptions(person.id)).length > 0,
      email: async () => (await contacts.address(person.id))?.is_confirmed === 1,
      webhook: async () => (await contacts.webhook(person.id)) !== undefined,
    }
    if (!(await hasPlace[channel]())) throw new Refusal('nowhere-to-send', NOWHERE[channel])
  }

  async #set(personId: string, channel: Channel, isOn: boolean, pace: Pace): Promise<void> {
    await this.#settings.storage.contacts.setChannel(personId, channel, isOn, pace)
    this.#settings.subscribers.forget(personId)
  }

  async #switchOff(personId: string, channel: Channel): Promise<void> {
    await this.#settings.storage.contacts.switchOff(personId, channel)
    this.#settings.subscribers.forget(personId)
  }
}

const NOWHERE: Readonly<Record<Channel, string>> = {
  push: 'no browser has agreed to be told yet',
  email: 'there is no address, or it has not been confirmed by the link in the mail',
  webhook: 'there is no address for the webhook yet',
}

/** Addresses that lead to the same people are one address. */
export const addressKey = (address: string): string => address.trim().normalize('NFKC').toLowerCase()

function checkAccount({ name_key }: PeopleRow): void {
  if (name_key === null)
    throw new Refusal('not-allowed', 'this is for accounts; please take a name and a password first')
}

function checkReach(reach: Reach, url: string): void {
  const reason = whyOutOfReach(reach, url)
  if (reason !== undefined) throw new Refusal('bad-message', reason)
}
