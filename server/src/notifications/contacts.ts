import type { NotificationSettings } from '@tudor-rose/protocol'
import { knownLanguage } from '../languages.ts'
import type { Mailer } from '../mail/mailer.ts'
import { type OutgoingPolicy, reasonAgainstUrl } from '../outgoing/post.ts'
import { keyOf } from '../people/people.ts'
import { Refusal } from '../refusal.ts'
import type { Channel, Pace, PeopleRow } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'
import { Links } from './links.ts'
import { confirmMail } from './messages.ts'
import { defaultPace } from './pace.ts'
import type { Subscribers } from './subscribers.ts'
import { arePushKeys, type PushKeys } from './web-push.ts'

export interface ContactsSettings {
  readonly storage: Storage
  readonly subscribers: Subscribers
  /** `undefined` if this server sends no mail. */
  readonly mailer: Mailer | undefined
  readonly links: Links
  readonly outgoing: OutgoingPolicy
  /** The key that browsers subscribe with. */
  readonly pushKey: string
  readonly now: () => number
  /** A random text made of so many bytes. */
  readonly secret: (bytes: number) => string
}

export interface PushSubscription {
  readonly endpoint: string
  readonly keys: PushKeys
}

const DAY = 24 * 60 * 60 * 1000
const MAX_BROWSERS = 20

/** How people want to be notified of their turns, and how soon. */
export class Contacts {
  readonly #settings: ContactsSettings

  constructor(settings: ContactsSettings) {
    this.#settings = settings
  }

  /** A person's choices, as the settings page shows them. */
  async of({ id }: PeopleRow): Promise<NotificationSettings> {
    const { storage, mailer, pushKey } = this.#settings
    const { contacts } = storage
    const chosen = await contacts.channels(id)
    const setting = (channel: Channel) => {
      const found = chosen.find((each) => each.channel === channel)
      return { on: found?.is_on === 1, pace: found?.pace ?? defaultPace(channel) }
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
    if (isOn) await this.#checkAddress(person, channel)
    await this.#set(person.id, channel, isOn, pace ?? before?.pace ?? defaultPace(channel))
  }

  async subscribe(person: PeopleRow, { endpoint, keys }: PushSubscription): Promise<void> {
    const { storage, outgoing, now } = this.#settings
    checkUrl(outgoing, endpoint)
    if (!arePushKeys(keys)) throw new Refusal('bad-message', 'the keys of the push subscription are not valid')
    const { p256dh, auth } = keys
    const row = { key: keyOf(endpoint), person_id: person.id, endpoint, p256dh, auth, created_at: now() }
    await storage.contacts.addSubscription(row)
    for (const { key } of (await storage.contacts.subscriptions(person.id)).slice(0, -MAX_BROWSERS))
      await storage.contacts.removeSubscription(person.id, key)
    await this.choose(person, 'push', true, undefined)
  }

  async unsubscribeBrowser({ id }: PeopleRow, endpoint: string): Promise<void> {
    await this.#settings.storage.contacts.removeSubscription(id, keyOf(endpoint))
  }

  /** Stores an address and sends the link that confirms it. Until then no other mail goes there. */
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
    const language = knownLanguage(person.language)
    await mailer.send({ to: address, ...confirmMail(language, person.name, links.confirm(token, language)) })
  }

  async removeAddress({ id }: PeopleRow): Promise<void> {
    await this.#settings.storage.contacts.removeAddress(id)
    await this.#switchOff(id, 'email')
  }

  /** Called by the link in the mail; from now on, mails about turns go to the address. */
  async confirm(token: string): Promise<void> {
    const { storage, now } = this.#settings
    const personId = await storage.contacts.confirm(keyOf(token), now())
    const person = personId === undefined ? undefined : await storage.people.find(personId)
    if (person === undefined)
      throw new Refusal('link-expired', 'this link has expired or has been used; please request a new one')
    await this.choose(person, 'email', true, undefined)
  }

  /** The link at the end of every mail, which needs no password. Returns whether the link is valid. */
  async unsubscribe(token: string): Promise<boolean> {
    const { storage, links } = this.#settings
    const personId = Links.personIn(token)
    const address = await storage.contacts.address(personId)
    if (address === undefined || !links.isValid(token, personId, address.address)) return false
    await this.#switchOff(personId, 'email')
    return true
  }

  /** Returns the secret that signs what is sent there; it is shown only this once. */
  async setWebhook(person: PeopleRow, url: string): Promise<string> {
    const { storage, outgoing, secret } = this.#settings
    checkAccount(person)
    checkUrl(outgoing, url)
    const drawn = secret(32)
    await storage.contacts.setWebhook({ person_id: person.id, url, secret: drawn })
    await this.choose(person, 'webhook', true, undefined)
    return drawn
  }

  async removeWebhook({ id }: PeopleRow): Promise<void> {
    await this.#settings.storage.contacts.removeWebhook(id)
    await this.#switchOff(id, 'webhook')
  }

  /** Refuses a channel with no address to send to. */
  async #checkAddress(person: PeopleRow, channel: Channel): Promise<void> {
    const { contacts } = this.#settings.storage
    if (channel !== 'push') checkAccount(person)
    const hasAddress = {
      push: async () => (await contacts.subscriptions(person.id)).length > 0,
      email: async () => (await contacts.address(person.id))?.is_confirmed === 1,
      webhook: async () => (await contacts.webhook(person.id)) !== undefined,
    }
    if (!(await hasAddress[channel]())) throw new Refusal('nowhere-to-send', NOWHERE[channel])
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
  push: 'no browser has subscribed to push messages yet',
  email: 'there is no mail address, or it has not been confirmed by the link in the mail',
  webhook: 'the webhook has no URL yet',
}

/** The address as it is compared. */
export const addressKey = (address: string): string => address.trim().normalize('NFKC').toLowerCase()

function checkAccount({ name_key }: PeopleRow): void {
  if (name_key === null)
    throw new Refusal('not-allowed', 'only accounts can do this; please choose a name and a password first')
}

function checkUrl(outgoing: OutgoingPolicy, url: string): void {
  const reason = reasonAgainstUrl(outgoing, url)
  if (reason !== undefined) throw new Refusal('bad-message', reason)
}
