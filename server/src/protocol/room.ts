import { Texts, type Viewer } from '@tudor-rose/table'
import type { News, Visitor } from '../fanout/fanout.ts'
import type { ChatRow, LogEntry } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'
import type { LiveTable } from '../tables/live-table.ts'
import type { TableListener } from '../tables/tables.ts'
import { descriptionOf, eventsFor, type Face, faceOf } from './face.ts'
import { amend, copyOf, diff } from './patch.ts'

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
  /**
   * What they have been shown. It is brought up to date as clients do it, and shares nothing with what games hand out: a
   * view of which nothing is kept is gone at once, but one that is kept until the next row is expensive to collect.
   */
  readonly face: Face
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
  /** Up to which line of chat those have been told who have been greeted; nobody else is told of single lines. */
  #lastLine = 0
  readonly #greeted = new WeakSet<Guest>()
  /** Lines are looked up one time after the other, or two who do it at once would find the same. */
  #telling: Promise<unknown> = Promise.resolve()

  constructor(settings: RoomSettings) {
    this.#settings = settings
  }

  get lastLine(): number {
    return this.#lastLine
  }

  get isEmpty(): boolean {
    return this.#audiences.size === 0
  }

  /** Lets somebody in and sends them the table, or only what they miss. */
  enter(live: LiveTable, guest: Guest, since: number | undefined): void {
    const key = `${guest.viewer} ${languageOf(live, guest.language) ?? ''}`
    let audience = this.#audiences.get(key)
    if (audience === undefined) {
      const texts = textsOf(live, guest.language)
      audience = {
        viewer: guest.viewer,
        texts,
        guests: new Set(),
        face: copyOf(faceOf(live, guest.viewer, texts)),
        number: live.number,
      }
      this.#audiences.set(key, audience)
    }
    audience.guests.add(guest)
    this.#sendTable(live, audience, guest, since)
  }

  /** The table as it stands, for somebody who has lost the thread. */
  showAgain(live: LiveTable, guest: Guest): void {
    const audience = [...this.#audiences.values()].find(({ guests }) => guests.has(guest))
    if (audience !== undefined) this.#sendTable(live, audience, guest, undefined)
  }

  leave(guest: Guest): void {
    for (const [key, { guests }] of this.#audiences)
      if (guests.delete(guest) && guests.size === 0) this.#audiences.delete(key)
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
    if (row.kind === 'substitute' || row.kind === 'start') this.#turnOut(live)
    const now = this.#settings.now()
    for (const audience of this.#audiences.values()) {
      const changes = diff(audience.face, faceOf(live, audience.viewer, audience.texts))
      const told = live.toldUpTo(audience.number)
      const message = JSON.stringify({
        type: 'update',
        number: live.number,
        now,
        by: { kind: row.kind, seat: row.seat },
        changes,
        told,
        events: eventsFor(live, audience.viewer, told, audience.texts),
      })
      amend(audience.face, changes)
      audience.number = live.number
      for (const guest of audience.guests) guest.send(message)
    }
    if (row.kind === 'substitute') void this.#sendSeats(live)
  }

  onNews(live: LiveTable, news: News): void {
    if (news.kind === 'seats') {
      this.#turnOut(live)
      void this.#sendSeats(live)
    } else if (news.kind === 'presence') void this.#sendPresence(live)
    else if (news.kind === 'chat') void this.#sendChat(live)
  }

  /** Who has lost a seat must not go on looking through its eyes. */
  #turnOut(live: LiveTable): void {
    for (const audience of this.#audiences.values()) {
      if (audience.viewer < 0) continue
      for (const guest of [...audience.guests])
        if (live.personAt(audience.viewer) !== guest.personId) {
          this.leave(guest)
          guest.dismiss('not-allowed', 'this seat is no longer yours')
        }
    }
  }

  /** Who sits where, who is here and what was said lately, for somebody who has just come. */
  async greet(live: LiveTable, guest: Guest): Promise<void> {
    const { storage, visitors } = this.#settings
    const { id } = live.table
    guest.send(await this.#seatsMessage(live))
    guest.send(presenceMessage(await visitors(id)))
    await this.#tellLines(live, guest)
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

  async #sendChat(live: LiveTable): Promise<void> {
    await this.#tellLines(live).catch((error) => this.#settings.onFault(error, live.table.id))
  }

  /** Tells everybody what they have not been told, and a newcomer what was said lately. */
  #tellLines(live: LiveTable, newcomer?: Guest): Promise<void> {
    const told = this.#telling.then(async () => {
      const after = newcomer === undefined ? this.#lastLine : 0
      const lines = await this.#settings.storage.talk.linesAfter(live.table.id, after, MOST_LINES)
      const fresh = lines.filter(({ number }) => number > this.#lastLine)
      this.#lastLine = fresh.at(-1)?.number ?? this.#lastLine
      if (fresh.length > 0) this.#send(chatMessage(fresh), (guest) => this.#greeted.has(guest))
      if (newcomer === undefined) return
      this.#greeted.add(newcomer)
      if (lines.length > 0) newcomer.send(chatMessage(lines))
    })
    this.#telling = told.catch(() => {})
    return told
  }

  async #toAll(live: LiveTable, write: () => Promise<string>): Promise<void> {
    try {
      this.#send(await write(), () => true)
    } catch (error) {
      this.#settings.onFault(error, live.table.id)
    }
  }

  #send(message: string, isFor: (guest: Guest) => boolean): void {
    for (const { guests } of this.#audiences.values()) for (const guest of guests) if (isFor(guest)) guest.send(message)
  }
}

/** The language that somebody is told things in who asked for this one: English where the game does not speak it. */
const languageOf = ({ game }: LiveTable, asked: string | undefined): string | undefined =>
  asked === undefined || Object.hasOwn(game.texts, asked) ? asked : 'en'

export function textsOf(live: LiveTable, asked: string | undefined): Texts | undefined {
  const language = languageOf(live, asked)
  return language === undefined ? undefined : new Texts(live.game, language)
}

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
