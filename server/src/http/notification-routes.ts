import type { FastifyInstance } from 'fastify'
import type { GameShelf } from '../games.ts'
import type { Limits } from '../input/rate.ts'
import { boolean, maybe, object, oneOf, type Shape, text } from '../input/shape.ts'
import { waitingTable } from '../notices/digest.ts'
import type { Links } from '../notices/links.ts'
import { CHANNELS, PACES } from '../notices/pace.ts'
import { addressKey, type Contacts } from '../people/contacts.ts'
import type { People } from '../people/people.ts'
import { Refusal } from '../refusal.ts'
import type { Storage } from '../storage/storage.ts'
import type { Doorkeeper } from './people-routes.ts'

export interface NotificationRoutesSettings {
  readonly storage: Storage
  readonly games: GameShelf
  readonly links: Links
  readonly people: People
  readonly contacts: Contacts
  readonly door: Doorkeeper
  readonly limits: Limits
}

/** As much as every mail server takes; whether anybody reads it only a mail can tell. */
export const mailAddress: Shape<string> = (value, path) => {
  const given = text(254)(value, path).trim()
  if (/^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]+$/.test(given)) return given
  throw new Refusal('bad-message', `${path} should be a mail address such as anna@example.com`)
}

const URL_TEXT = text(1000, 1)
const KEY_TEXT = text(200, 1)
const choice = object({ channel: oneOf(...CHANNELS), on: maybe(boolean), pace: maybe(oneOf(...PACES)) })
const subscription = object({ endpoint: URL_TEXT, keys: object({ p256dh: KEY_TEXT, auth: KEY_TEXT }) })
const browser = object({ endpoint: URL_TEXT })
const newAddress = object({ address: mailAddress, password: text(200) })
const webhook = object({ url: URL_TEXT })
const nothing = object({})

/** What waits for me, and where I want to be told of it. */
export function notificationRoutes(app: FastifyInstance, settings: NotificationRoutesSettings): void {
  const { storage, games, links, people, contacts, door, limits } = settings
  const changes = limits(30, 0.2)
  const passwords = limits(10, 1 / 30)
  // Mail to somebody who has not asked for it is a nuisance, so there is little of it. Counted by address and by person.
  const mails = limits(5, 1 / 600)

  /** Who asks, to change something. */
  const changing = async (request: Parameters<Doorkeeper['known']>[0]) => {
    const { person } = await door.known(request)
    if (!changes.allows(person.id)) throw new Refusal('too-many-requests', 'too many changes; please wait a while')
    return person
  }

  app.get('/api/me/turns', async (request) => {
    const { person } = await door.known(request)
    const turns = await storage.notices.turnsOf(person.id)
    return { tables: turns.map((turn) => waitingTable(turn, games, links)) }
  })

  app.get('/api/me/notifications', async (request) => contacts.of((await door.known(request)).person))

  app.post('/api/me/notifications', async (request) => {
    const { channel, on, pace } = choice(request.body, '')
    const person = await changing(request)
    await contacts.choose(person, channel, on, pace)
    return contacts.of(person)
  })

  app.post('/api/me/push', async (request) => {
    const given = subscription(request.body, '')
    const person = await changing(request)
    await contacts.subscribe(person, given)
    return contacts.of(person)
  })

  app.post('/api/me/push/remove', async (request) => {
    const { endpoint } = browser(request.body, '')
    const person = await changing(request)
    await contacts.unsubscribeBrowser(person, endpoint)
    return contacts.of(person)
  })

  /** Whoever reads the mail can reset the password, so it takes the password to say where that is. */
  app.post('/api/me/email', async (request) => {
    const { address, password } = newAddress(request.body, '')
    const person = await changing(request)
    if (!passwords.allows(person.id)) throw new Refusal('too-many-requests', 'too many attempts; please wait a while')
    if (person.name_key !== null) await people.checkPassword(person, password)
    if (!mails.allows(`person ${person.id}`) || !mails.allows(`address ${addressKey(address)}`))
      throw new Refusal('too-many-requests', 'too many mails; please wait a while')
    await contacts.setAddress(person, address)
    return contacts.of(person)
  })

  app.post('/api/me/email/remove', async (request) => {
    nothing(request.body, '')
    const person = await changing(request)
    await contacts.removeAddress(person)
    return contacts.of(person)
  })

  app.post('/api/me/webhook', async (request) => {
    const { url } = webhook(request.body, '')
    const person = await changing(request)
    return { secret: await contacts.setWebhook(person, url) }
  })

  app.post('/api/me/webhook/remove', async (request) => {
    nothing(request.body, '')
    const person = await changing(request)
    await contacts.removeWebhook(person)
    return contacts.of(person)
  })
}
