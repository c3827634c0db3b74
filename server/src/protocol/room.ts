import { Texts, type Viewer } from '@tudor-rose/table'
import type { News, Visitor } from '../fanout/fanout.ts'
import type { ChatRow, LogEntry } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'
import type { LiveTable } from '../tables/live-table.ts'
import type { TableListener } from '../tables/tables.ts'
import { descriptionOf, eventsFor, type Face, faceOf } from './face.ts'
import { diff } from './patch.ts'

/** Somebody at the other end of a socket. */
export interface Guest {
  readonly connection: string
  readonly viewer: Viewer
  readonly personId: string | undefined
  readonly name: string
  readonly language: string | undefined
  send(message: string): void
  /** Says why and hangs up. */
  dismiss(code: string, sentence: string): void
}

/** All who see the table in the same way. They get the same bytes. */
interface Audience {
  readonly viewer: Viewer
  readonly texts: Texts | undefined
  readonly guests: Set<Guest>
  face: Face
  /** Up to which row they know the table. */
  number: number
}

export interface RoomSettings {
  readonly storage: Storage
  readonly visitors: (tableId: string) => Promise<Visitor[]>
  readonly now: () => number
  readonly onFault: (error: unknown, tableId: string) => void
}

const MOST_LINES = 200

/** Everybody who has one table open on this server, and what they are told. */
export class Room implements TableListener {
  readonly #settings: RoomSettings
  readonly #audiences = new Map<string, Audience>()
  #lastLine = 0

  constructor(settings: RoomSettings) {
    this.#settings = settings
  }

  get isEmpty(): boolean {
    return this.#audiences.size === 0
  }

  /** Lets somebody in and sends them the table, or only what they miss. */
  enter(live: LiveTable, guest: Guest, since: number | undefined): void {
    const key = keyOf(guest)
    let audience = this.#audiences.get(key)
    if (audience === undefined) {
      const texts = textsOf(live, guest.language)
      audience = {
        viewer: guest.viewer,
        texts,
        guests: new Set(),
        face: faceOf(live, guest.viewer, texts),
        number: live.number,
      }
      this.#audiences.set(key, audience)
    }
    audience.guests.add(guest)
    this.#sendTable(live, audience, guest, since)
  }

  /** The table as it stands, for somebody who has lost the thread. */
  showAgain(live: LiveTable, guest: Guest): void {
    const audience = this.#audiences.get(keyOf(guest))
    if (audience?.guests.has(guest)) this.#sendTable(live, audience, guest, undefined)
  }

  leave(guest: Guest): void {
    const key = keyOf(guest)
    const audience = this.#audiences.get(key)
    audience?.guests.delete(guest)
    if (audience?.guests.size === 0) this.#audiences.delete(key)
  }

  #sendTable(live: LiveTable, { face, viewer, texts }: Audience, guest: Guest, since: number | undefined): void {
    const { number } = live
    const base = { type: 'table', number, now: this.#settings.now(), viewer }
    // Who has seen the last row has seen everything that changes.
    if (since !== undefined && since === number) guest.send(JSON.stringify({ ...base, same: true }))
    else {
      const told = since === undefined ? 0 : live.toldUpTo(since)
      const events = eventsFor(live, viewer, told, texts)
      guest.send(JSON.stringify({ ...base, table: descriptionOf(live), face, told, events }))
    }
  }

  onRow(live: LiveTable, row: LogEntry): void {
    if (row.kind === 'substitute') this.#turnOut(live)
    const now = this.#settings.now()
    for (const audience of this.#audiences.values()) {
      const face = faceOf(live, audience.viewer, audience.texts)
      const told = live.toldUpTo(audience.number)
      const message = JSON.stringify({
        type: 'update',
        number: live.number,
        now,
        by: { kind: row.kind, seat: row.seat },
        changes: diff(audience.face, face),
        told,
        events: eventsFor(live, audience.viewer, told, audience.texts),
      })
      audience.face = face
      audience.number = live.number
      for (const guest of audience.guests) guest.send(message)
    }
    if (row.kind === 'substitute') void this.#sendSeats(live)
  }

  onNews(live: LiveTable, news: News): void {
    if (news.kind === 'seats') void this.#sendSeats(live)
    else if (news.kind === 'presence') void this.#sendPresence(live)
    else if (news.kind === 'chat') void this.#sendChat(live)
  }

  /** Who has lost a seat must not go on looking through its eyes. */
  #turnOut(live: LiveTable): void {
    for (const audience of this.#audiences.values()) {
      if (audience.viewer < 0) continue
      for (const guest of [...audience.guests])
        if (live.personAt(audience.viewer) !== guest.personId) {
          this.leave(guest)
          guest.dismiss('not-allowed', 'somebody else has taken this seat over')
        }
    }
  }

  /** Who sits where, who is here and what was said lately, for somebody who has just come. */
  async greet(live: LiveTable, guest: Guest): Promise<void> {
    const { storage, visitors } = this.#settings
    const { id } = live.table
    guest.send(await this.#seatsMessage(live))
    guest.send(presenceMessage(await visitors(id)))
    const lines = await storage.talk.linesAfter(id, 0, MOST_LINES)
    this.#lastLine = Math.max(this.#lastLine, lines.at(-1)?.number ?? 0)
    if (lines.length > 0) guest.send(chatMessage(lines))
    if (guest.personId === undefined) return
    const note = await storage.talk.note(id, guest.personId)
    if (note !== '') guest.send(JSON.stringify({ type: 'note', text: note }))
  }

  async #seatsMessage(live: LiveTable): Promise<string> {
    const people = live.seats.flatMap((seat) => seat.person_id ?? [])
    const names = await this.#settings.storage.people.names(people)
    const seats = live.seats.map(({ seat, kind, person_id, bot }) => ({
      seat,
      kind,
      name: person_id === null ? bot : (names.get(person_id) ?? 'somebody'),
    }))
    return JSON.stringify({ type: 'seats', seats })
  }

  #sendSeats(live: LiveTable): Promise<void> {
    return this.#toAll(live, () => this.#seatsMessage(live))
  }

  #sendPresence(live: LiveTable): Promise<void> {
    return this.#toAll(live, async () => presenceMessage(await this.#settings.visitors(live.table.id)))
  }

  #sendChat(live: LiveTable): Promise<void> {
    return this.#toAll(live, async () => {
      const lines = await this.#settings.storage.talk.linesAfter(live.table.id, this.#lastLine, MOST_LINES)
      if (lines.length === 0) return undefined
      this.#lastLine = lines.at(-1)!.number
      return chatMessage(lines)
    })
  }

  async #toAll(live: LiveTable, write: () => Promise<string | undefined>): Promise<void> {
    try {
      const message = await write()
      if (message === undefined) return
      for (const { guests } of this.#audiences.values()) for (const guest of guests) guest.send(message)
    } catch (error) {
      this.#settings.onFault(error, live.table.id)
    }
  }
}

const keyOf = ({ viewer, language }: Guest): string => `${viewer} ${language ?? ''}`

const textsOf = ({ game }: LiveTable, language: string | undefined): Texts | undefined =>
  language === undefined ? undefined : new Texts(game, Object.hasOwn(game.texts, language) ? language : 'en')

const presenceMessage = (visitors: readonly Visitor[]): string => {
  const seats = [...new Set(visitors.map(({ seat }) => seat))].filter((seat) => seat >= 0).sort((a, b) => a - b)
  const watching = visitors.filter(({ seat }) => seat < 0)
  return JSON.stringify({
    type: 'presence',
    seats,
    watching: watching.length,
    names: watching.map(({ name }) => name).slice(0, 50),
  })
}

const chatMessage = (lines: readonly ChatRow[]): string =>
  JSON.stringify({
    type: 'chat',
    lines: lines.map(({ number, name, seat, text, time }) => ({ number, name, seat, text, time })),
  })
