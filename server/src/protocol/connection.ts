import { randomUUID } from 'node:crypto'
import type { Duplex } from 'node:stream'
import { OBSERVER } from '@tudor-rose/table'
import type { WebSocket } from 'ws'
import type { Fanout } from '../fanout/fanout.ts'
import type { Limits } from '../input/rate.ts'
import { Refusal } from '../refusal.ts'
import type { Storage } from '../storage/storage.ts'
import type { Attendance } from '../tables/attendance.ts'
import type { LiveTable } from '../tables/live-table.ts'
import type { Play } from '../tables/play.ts'
import { proposedBy } from '../tables/proposal.ts'
import type { Tables } from '../tables/tables.ts'
import type { Adviser } from '../turns/adviser.ts'
import { viewerOf } from './face.ts'
import { type ClientMessage, type Hello, readMessage } from './messages.ts'
import type { Guest, Room } from './room.ts'
import type { Rooms } from './rooms.ts'

/** Who is at the other end, as far as the cookie says. */
export interface Visitor {
  readonly personId: string
  readonly name: string
  /** The session by which they are known; the socket lasts no longer than it does. */
  readonly sessionKey: string
}

export interface ConnectionSettings {
  readonly storage: Storage
  readonly tables: Tables
  readonly play: Play
  readonly adviser: Adviser
  readonly fanout: Fanout
  readonly attendance: Attendance
  readonly limits: Limits
  readonly now: () => number
  readonly onFault: (error: unknown, tableId: string) => void
  /** Told how long it took from a move's arrival until everybody here had it, in milliseconds. */
  readonly onMove?: (milliseconds: number) => void
  /** Told how long it took from a hello until the table was sent. */
  readonly onOpened?: (milliseconds: number) => void
}

/** Enough for anybody's fingers and a page that reloads; more is a program gone wild. */
const MESSAGES_AT_ONCE = 40
const MESSAGES_A_SECOND = 10
/** A reader who is this far behind is gone, or as good as. */
const MOST_BUFFERED = 1024 * 1024
/** Who does not say hello in this time is not going to. */
const HELLO_WITHIN = 10_000

/** One socket: first a hello that names a table, then whatever the viewer may do there. */
export class Connection implements Guest {
  readonly connection = randomUUID()
  readonly personId: string | undefined
  readonly sessionKey: string | undefined
  readonly name: string
  viewer = OBSERVER
  language: string | undefined

  readonly #socket: WebSocket
  /** What lies below the socket. */
  readonly #stream: Duplex
  #isCorked = false
  readonly #settings: ConnectionSettings
  readonly #rooms: Rooms
  readonly #rate: ReturnType<Limits>
  readonly #helloTimer: NodeJS.Timeout
  #tableId: string | undefined
  #room: Room | undefined
  #isAlive = true

  constructor(
    socket: WebSocket,
    stream: Duplex,
    visitor: Visitor | undefined,
    settings: ConnectionSettings,
    rooms: Rooms,
  ) {
    this.#socket = socket
    this.#stream = stream
    this.#settings = settings
    this.#rooms = rooms
    this.personId = visitor?.personId
    this.sessionKey = visitor?.sessionKey
    this.name = visitor?.name ?? 'somebody'
    this.#rate = settings.limits(MESSAGES_AT_ONCE, MESSAGES_A_SECOND)
    this.#helloTimer = setTimeout(() => this.dismiss('bad-message', 'nobody said hello'), HELLO_WITHIN)
    socket.on('message', (data, isBinary) => void this.#receive(data, isBinary))
    socket.on('pong', () => {
      this.#isAlive = true
    })
    // The socket closes after an error; there is nothing else to be done about one.
    socket.on('error', () => {})
  }

  get place() {
    if (this.#tableId === undefined || this.#room === undefined) return undefined
    return { tableId: this.#tableId, connection: this.connection, visitor: { seat: this.viewer, name: this.name } }
  }

  send(message: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (this.#socket.bufferedAmount > MOST_BUFFERED) this.#socket.terminate()
    else {
      this.#holdBack()
      this.#socket.send(message)
    }
  }

  /** What is sent in one turn of the event loop, such as a move's answer and its update, goes out together. */
  #holdBack(): void {
    if (this.#isCorked) return
    this.#isCorked = true
    this.#stream.cork()
    setImmediate(() => {
      this.#isCorked = false
      this.#stream.uncork()
    })
  }

  dismiss(code: string, sentence: string): void {
    this.send(JSON.stringify({ type: 'error', code, text: sentence }))
    this.#socket.close(1008, code)
  }

  sendAway(): void {
    this.#socket.close(1012, 'the server is going down')
    setTimeout(() => this.#socket.terminate(), 1000).unref()
  }

  checkAlive(): void {
    if (!this.#isAlive) this.#socket.terminate()
    else {
      this.#isAlive = false
      this.#socket.ping()
    }
  }

  /** The socket is closed. */
  async end(): Promise<void> {
    clearTimeout(this.#helloTimer)
    const tableId = this.#tableId
    const room = this.#room
    if (tableId === undefined || room === undefined) return
    this.#room = undefined
    room.leave(this)
    this.#rooms.closeIfEmpty(tableId, room)
    this.#settings.attendance.note(tableId, this.viewer)
    try {
      await this.#settings.fanout.presence.leave(tableId, this.connection)
      this.#settings.tables.announce(tableId, { kind: 'presence' })
    } catch (error) {
      this.#settings.onFault(error, tableId)
    }
  }

  async #receive(data: unknown, isBinary: boolean): Promise<void> {
    // Who has been sent away is not heard any more, although the socket closes only when they agree.
    if (this.#socket.readyState !== this.#socket.OPEN) return
    const arrival = performance.now()
    let id: number | undefined
    try {
      if (isBinary) throw new Refusal('bad-message', 'messages are text, not binary')
      const given = readMessage(String(data))
      id = given.id
      if (!this.#rate.allows('messages')) throw new Refusal('too-many-requests', 'too many messages; please slow down')
      const message = given.check()
      const done = await this.#carryOut(message)
      this.#answer({ type: 'done', ...(typeof done === 'number' ? { number: done } : done) }, id)
      if (message.type === 'move') this.#settings.onMove?.(performance.now() - arrival)
    } catch (error) {
      await this.#refuse(error, id)
    }
  }

  #answer(message: object, id: number | undefined): void {
    this.send(JSON.stringify(id === undefined ? message : { ...message, id }))
  }

  async #refuse(error: unknown, id: number | undefined): Promise<void> {
    const tableId = this.#tableId
    if (!(error instanceof Refusal)) this.#settings.onFault(error, tableId ?? '')
    const { code, message } =
      error instanceof Refusal ? error : { code: 'unavailable', message: 'something went wrong here; please try again' }
    this.#answer({ type: 'error', code, text: message }, id)
    if (code !== 'stale' || tableId === undefined) return
    const show = this.#settings.tables.read(tableId, (live) => this.#room?.showAgain(live, this))
    await show.catch((fault) => this.#settings.onFault(fault, tableId))
  }

  /** Answers the number of what has come of it, or what was asked for. */
  async #carryOut(message: ClientMessage): Promise<number | { readonly answer: unknown } | undefined> {
    const { adviser, play, storage, tables, now } = this.#settings
    if (message.type === 'ping') return undefined
    if (message.type === 'hello') return this.#enter(message)
    const tableId = this.#tableId
    if (tableId === undefined || this.#room === undefined) throw new Refusal('bad-message', 'say hello first')
    if (this.personId === undefined) throw new Refusal('not-logged-in', 'only who is known here can do that')
    const { personId, viewer: seat } = this
    if (message.type === 'note') {
      await storage.talk.setNote(tableId, personId, message.text)
      return undefined
    }
    if (message.type === 'chat') {
      const line = { table_id: tableId, person_id: personId, name: this.name, seat, text: message.text, time: now() }
      const { number } = await storage.talk.say(line)
      tables.announce(tableId, { kind: 'chat' })
      return number
    }
    if (seat === OBSERVER) throw new Refusal('not-allowed', 'who watches cannot play')
    const actor = { seat, personId }
    switch (message.type) {
      case 'hint':
        return { answer: await adviser.hint(tableId, actor, message.at) }
      case 'odds':
        return { answer: await adviser.odds(tableId, actor, message.at, message) }
      case 'move':
        return play.move(tableId, actor, message.at, message.move)
      case 'undo':
        return play.undo(tableId, actor, message.at)
      case 'resign':
        return play.resign(tableId, actor, message.at)
      case 'propose':
        return play.propose(tableId, actor, message.at, proposedBy(seat, message))
      case 'agree':
      case 'decline':
        return play.answer(tableId, actor, message.at, message.type)
    }
  }

  async #enter({ table, seat, since, invitation, language }: Hello): Promise<undefined> {
    if (this.#tableId !== undefined) throw new Refusal('bad-message', 'this socket has said hello already')
    const { tables, fanout, onOpened } = this.#settings
    const arrival = performance.now()
    this.#tableId = table
    try {
      const begin = (opened: LiveTable): Room => {
        this.viewer = viewerOf(opened, this.personId, seat, invitation)
        this.language = language
        this.#room = this.#rooms.of(table)
        this.#room.enter(opened, this, since)
        return this.#room
      }
      const live = await tables.listen(table, begin, since)
      onOpened?.(performance.now() - arrival)
      clearTimeout(this.#helloTimer)
      if (this.#socket.readyState !== this.#socket.OPEN) return void (await this.end())
      await fanout.presence.arrive(table, this.connection, { seat: this.viewer, name: this.name })
      await this.#room?.greet(live, this)
      tables.announce(table, { kind: 'presence' })
    } catch (error) {
      if (this.#room === undefined) this.#tableId = undefined
      throw error
    }
    return undefined
  }
}
