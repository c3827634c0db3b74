import type { RefusalCode, ServerMessage, VisibleState } from '@tudor-rose/protocol'
import { changesBetween, deepCopy, makeChangesIn } from '@tudor-rose/protocol/changes'
import { visibleEvents, visibleState } from '@tudor-rose/protocol/view'
import { Texts, type Viewer } from '@tudor-rose/table'
import type { News, Visitor } from '../fanout/fanout.ts'
import type { ChatRow, LogEntry } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'
import { descriptionOf } from '../tables/description.ts'
import type { LiveTable } from '../tables/live-table.ts'
import type { TableListener } from '../tables/tables.ts'

/** A client at the other end of a socket. */
export interface ConnectedViewer {
  readonly connection: string
  readonly viewer: Viewer
  readonly personId: string | undefined
  readonly name: string
  readonly language: string | undefined
  send(message: string): void
  /** Sends the reason and closes the socket. */
  dismiss(code: RefusalCode, sentence: string): void
}

/** All viewers who see the table in the same way. They get the same bytes. */
interface Audience {
  readonly viewer: Viewer
  readonly texts: Texts | undefined
  readonly members: Set<ConnectedViewer>
  /**
   * What they have been shown, updated with the same changes as in clients. It shares nothing with the views that games
   * return: short-lived views are cheap to collect, but views kept until the next row are expensive.
   */
  readonly state: VisibleState
  /** The last row that they have received. */
  number: number
}

export interface TableChannelSettings {
  readonly storage: Storage
  readonly visitors: (tableId: string) => Promise<Visitor[]>
  readonly now: () => number
  readonly onFault: (error: unknown, tableId: string) => void
}

const MAX_LINES = 200

/** Everybody who has one table open on this server, and what is sent to them. */
export class TableChannel implements TableListener {
  readonly #settings: TableChannelSettings
  readonly #audiences = new Map<string, Audience>()
  /** The last chat line sent to greeted members; other members do not get single lines. */
  #lastLine = 0
  readonly #greeted = new WeakSet<ConnectedViewer>()
  /** Chat lines are read one request at a time; otherwise two concurrent reads would send the same lines. */
  #telling: Promise<unknown> = Promise.resolve()

  constructor(settings: TableChannelSettings) {
    this.#settings = settings
  }

  get lastLine(): number {
    return this.#lastLine
  }

  get isEmpty(): boolean {
    return this.#audiences.size === 0
  }

  /** Adds a member and sends them the table, or only what they have missed. */
  enter(live: LiveTable, member: ConnectedViewer, since: number | undefined): void {
    const key = `${member.viewer} ${languageOf(live, member.language) ?? ''}`
    let audience = this.#audiences.get(key)
    if (audience === undefined) {
      const texts = textsOf(live, member.language)
      audience = {
        viewer: member.viewer,
        texts,
        members: new Set(),
        state: deepCopy(visibleState(live, member.viewer, { texts })),
        number: live.number,
      }
      this.#audiences.set(key, audience)
    }
    audience.members.add(member)
    this.#sendTable(live, audience, member, since)
  }

  /** Sends the current table to a member whose view is out of date. */
  showAgain(live: LiveTable, member: ConnectedViewer): void {
    const audience = [...this.#audiences.values()].find(({ members }) => members.has(member))
    if (audience !== undefined) this.#sendTable(live, audience, member, undefined)
  }

  leave(member: ConnectedViewer): void {
    for (const [key, { members }] of this.#audiences)
      if (members.delete(member) && members.size === 0) this.#audiences.delete(key)
  }

  #sendTable(
    live: LiveTable,
    { state, viewer, texts }: Audience,
    member: ConnectedViewer,
    since: number | undefined,
  ): void {
    const { number } = live
    const base = { type: 'table', number, now: this.#settings.now(), viewer } as const
    // A client that has seen the last row has seen all changes.
    if (since !== undefined && since === number) return void member.send(write({ ...base, same: true }))
    const told = since === undefined ? 0 : live.toldUpTo(since)
    const events = eventsAfter(live, told, viewer, texts)
    member.send(write({ ...base, table: descriptionOf(live), face: state, told, events }))
  }

  onRow(live: LiveTable, row: LogEntry): void {
    if (row.kind === 'substitute' || row.kind === 'start') this.#dismissFormerHolders(live)
    const now = this.#settings.now()
    for (const audience of this.#audiences.values()) {
      const { viewer, texts } = audience
      const changes = changesBetween(audience.state, visibleState(live, viewer, { texts }))
      const told = live.toldUpTo(audience.number)
      const message = write({
        type: 'update',
        number: live.number,
        now,
        by: { kind: row.kind, seat: row.seat },
        changes,
        told,
        events: eventsAfter(live, told, viewer, texts),
      })
      makeChangesIn(audience.state, changes)
      audience.number = live.number
      for (const member of audience.members) member.send(message)
    }
    if (row.kind === 'substitute') void this.#sendSeats(live)
  }

  onNews(live: LiveTable, news: News): void {
    if (news.kind === 'seats') {
      this.#dismissFormerHolders(live)
      void this.#sendSeats(live)
    } else if (news.kind === 'presence') void this.#sendPresence(live)
    else if (news.kind === 'chat') void this.#sendChat(live)
  }

  /** A person who has lost a seat must no longer see its view. */
  #dismissFormerHolders(live: LiveTable): void {
    for (const audience of this.#audiences.values()) {
      if (audience.viewer < 0) continue
      for (const member of [...audience.members])
        if (live.personAt(audience.viewer) !== member.personId) {
          this.leave(member)
          member.dismiss('not-allowed', 'this seat is no longer yours')
        }
    }
  }

  /** Sends a new member the seats, who is present and the recent chat. */
  async greet(live: LiveTable, member: ConnectedViewer): Promise<void> {
    const { storage, visitors } = this.#settings
    const { id } = live.table
    member.send(await this.#seatsMessage(live))
    member.send(presenceMessage(await visitors(id)))
    await this.#tellLines(live, member)
    if (member.personId === undefined) return
    const note = await storage.chat.note(id, member.personId)
    if (note !== '') member.send(write({ type: 'note', text: note }))
  }

  async #seatsMessage(live: LiveTable): Promise<string> {
    const people = live.seats.flatMap((seat) => seat.person_id ?? [])
    const names = await this.#settings.storage.people.names(people)
    const seats = live.seats.map(({ seat, kind, person_id, bot }) => ({
      seat,
      kind,
      name: person_id === null ? bot : (names.get(person_id) ?? 'somebody'),
    }))
    return write({ type: 'seats', seats })
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

  /** Sends everybody the new chat lines, and a new member the recent ones. */
  #tellLines(live: LiveTable, newcomer?: ConnectedViewer): Promise<void> {
    const told = this.#telling.then(async () => {
      const after = newcomer === undefined ? this.#lastLine : 0
      const lines = await this.#settings.storage.chat.linesAfter(live.table.id, after, MAX_LINES)
      const fresh = lines.filter(({ number }) => number > this.#lastLine)
      this.#lastLine = fresh.at(-1)?.number ?? this.#lastLine
      if (fresh.length > 0) this.#send(chatMessage(fresh), (member) => this.#greeted.has(member))
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

  #send(message: string, isFor: (member: ConnectedViewer) => boolean): void {
    for (const { members } of this.#audiences.values())
      for (const member of members) if (isFor(member)) member.send(message)
  }
}

const write = (message: ServerMessage): string => JSON.stringify(message)

const eventsAfter = (live: LiveTable, told: number, viewer: Viewer, texts: Texts | undefined) =>
  visibleEvents((live.session?.events ?? []).slice(told), viewer, texts)

/** The language for a viewer who asked for this one: English if the game does not have it. */
const languageOf = ({ game }: LiveTable, asked: string | undefined): string | undefined =>
  asked === undefined || Object.hasOwn(game.texts, asked) ? asked : 'en'

export function textsOf(live: LiveTable, asked: string | undefined): Texts | undefined {
  const language = languageOf(live, asked)
  return language === undefined ? undefined : new Texts(live.game, language)
}

const presenceMessage = (visitors: readonly Visitor[]): string => {
  const seats = [...new Set(visitors.map(({ seat }) => seat))].filter((seat) => seat >= 0).sort((a, b) => a - b)
  const watching = visitors.filter(({ seat }) => seat < 0)
  return write({
    type: 'presence',
    seats,
    watching: watching.length,
    names: watching.map(({ name }) => name).slice(0, 50),
  })
}

const chatMessage = (lines: readonly ChatRow[]): string =>
  write({
    type: 'chat',
    lines: lines.map(({ number, name, seat, text, time }) => ({ number, name, seat, text, time })),
  })
