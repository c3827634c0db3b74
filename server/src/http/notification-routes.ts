import { ROUTES } from '@tudor-rose/protocol'
import type { FastifyInstance } from 'fastify'
import type { GameRegistry } from '../games.ts'
import { knownLanguage } from '../languages.ts'
import type { Limits } from '../limits/rate-limits.ts'
import { addressKey, type Contacts } from '../notifications/contacts.ts'
import { waitingTable } from '../notifications/digest.ts'
import type { Links } from '../notifications/links.ts'
import type { People } from '../people/people.ts'
import { Refusal } from '../refusal.ts'
import type { Storage } from '../storage/storage.ts'
import { apiRoute } from './api-route.ts'
import type { Authenticator } from './authenticator.ts'

export interface NotificationRoutesSettings {
  readonly storage: Storage
  readonly games: GameRegistry
  readonly links: Links
  readonly people: People
  readonly contacts: Contacts
  readonly authenticator: Authenticator
  readonly limits: Limits
}

/** The tables that wait for a person, and how they want to be notified. */
export function notificationRoutes(app: FastifyInstance, settings: NotificationRoutesSettings): void {
  const { storage, games, links, people, contacts, authenticator, limits } = settings
  const changes = limits('notification settings', 30, 150)
  const passwords = limits('passwords for new addresses', 10, 5 * 60)
  // These mails can go to people who have not asked for them, so there are few. Counted by address and by person.
  const mails = limits('confirmation mails', 5, 50 * 60)

  /** The person who changes their settings. */
  const changing = async (request: Parameters<Authenticator['authenticate']>[0]) => {
    const { person } = await authenticator.authenticate(request)
    if (!(await changes.allows(person.id)))
      throw new Refusal('too-many-requests', 'too many changes; please try again later')
    return person
  }

  apiRoute(app, ROUTES.myTurns, async (request) => {
    const { person } = await authenticator.authenticate(request)
    const turns = await storage.notifications.turnsOf(person.id)
    return { tables: turns.map((turn) => waitingTable(turn, games, links, knownLanguage(person.language))) }
  })

  apiRoute(app, ROUTES.notifications, async (request) =>
    contacts.of((await authenticator.authenticate(request)).person),
  )

  apiRoute(app, ROUTES.setNotifications, async (request) => {
    const { channel, on, pace } = request.body
    const person = await changing(request)
    await contacts.choose(person, channel, on, pace)
    return contacts.of(person)
  })

  apiRoute(app, ROUTES.subscribeBrowser, async (request) => {
    const given = request.body
    const person = await changing(request)
    await contacts.subscribe(person, given)
    return contacts.of(person)
  })

  apiRoute(app, ROUTES.unsubscribeBrowser, async (request) => {
    const { endpoint } = request.body
    const person = await changing(request)
    await contacts.unsubscribeBrowser(person, endpoint)
    return contacts.of(person)
  })

  /** Needs the password, because the person who reads mail at this address can reset it. */
  apiRoute(app, ROUTES.setMailAddress, async (request) => {
    const { password } = request.body
    const address = request.body.address.trim()
    const person = await changing(request)
    if (!(await passwords.allows(person.id)))
      throw new Refusal('too-many-requests', 'too many attempts; please try again later')
    if (person.name_key !== null) await people.checkPassword(person, password)
    if (!(await mails.allows(`person ${person.id}`)) || !(await mails.allows(`address ${addressKey(address)}`)))
      throw new Refusal('too-many-requests', 'too many mails; please try again later')
    await contacts.setAddress(person, address)
    return contacts.of(person)
  })

  apiRoute(app, ROUTES.removeMailAddress, async (request) => {
    const person = await changing(request)
    await contacts.removeAddress(person)
    return contacts.of(person)
  })

  apiRoute(app, ROUTES.setWebhook, async (request) => {
    const { url } = request.body
    const person = await changing(request)
    return { secret: await contacts.setWebhook(person, url) }
  })

  apiRoute(app, ROUTES.removeWebhook, async (request) => {
    const person = await changing(request)
    await contacts.removeWebhook(person)
    return contacts.of(person)
  })
}
