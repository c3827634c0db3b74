import { randomBytes, randomUUID } from 'node:crypto'
import type { Duplex } from 'node:stream'
import type { ClientMessage, Hello, RefusalCode } from '@tudor-rose/protocol'
import { OBSERVER } from '@tudor-rose/table'
import type { RawData, WebSocket } from 'ws'
import type { Fanout } from '../fanout/fanout.ts'
import { Refusal } from '../refusal.ts'
import type { Storage } from '../storage/storage.ts'
import { viewerOf } from '../tables/access.ts'
import type { Attendance } from '../tables/attendance.ts'
import type { LiveTable } from '../tables/live-table.ts'
import type { Play } from '../tables/play.ts'
import { proposedBy } from '../tables/proposal.ts'
import type { Tables } from '../tables/tables.ts'
import type { HintService } from '../turns/hint-service.ts'
import type { InboundTraffic } from './inbound-traffic.ts'
import { readMessage } from './messages.ts'
import type { ConnectedViewer, TableChannel } from './table-channel.ts'
import type { TableChannels } from './table-channels.ts'

/** The person at the other end, as identified by the cookie. */
export interface SocketUser {
  readonly personId: string
  readonly name: string
  /** The session that identifies them; the socket is closed when it ends. */
  readonly sessionKey: string
}

export interface ConnectionSettings {
  readonly storage: Storage
  readonly tables: Tables
  readonly play: Play
  readonly hintService: HintService
  readonly fanout: Fanout
  readonly attendance: Attendance
  readonly now: () => number
  readonly onFault: (error: unknown, tableId: string) => void
  /** Called with the time from a move's arrival until it was sent to everybody here, in milliseconds. */
  readonly onMove?: (milliseconds: number) => void
  /** Called with the time from a hello until the table was sent. */
  readonly onOpened?: (milliseconds: number) => void
}

/** In bytes. A client that is this far behind is disconnected. */
const MAX_QUEUED = 1024 * 1024
/** In bytes. A client that is this far behind gets no pongs: it does not read those it asked for. */
const MAX_QUEUED_FOR_PONG = 4 * 1024
/** In bytes. */
const MAX_READ_IF_REFUSED = 512
/** A socket that has not sent a hello by then is closed, in milliseconds. */
const HELLO_WITHIN = 10_000

/** One socket: first a hello that names a table, then any actions of the viewer there. */
export class Connection implements ConnectedViewer {
  readonly connection = randomUUID()
  readonly personId: string | undefined
  readonly sessionKey: string | undefined
  readonly name: string
  viewer = OBSERVER
  language: string | undefined

  readonly #socket: WebSocket
  /** The TCP or TLS stream below the socket. */
  readonly #stream: Duplex
  #isCorked = false
  readonly #settings: ConnectionSettings
  readonly #channels: TableChannels
  readonly #traffic: InboundTraffic
  #helloTimer: NodeJS.Timeout | undefined
  #tableId: string | undefined
  #channel: TableChannel | undefined
  /** The payload of the last ping until its pong arrives. Only somebody who has read the ping can send it back. */
  #awaitedPong: Buffer | undefined

  constructor(
    socket: WebSocket,
    stream: Duplex,
    user: SocketUser | undefined,
    traffic: InboundTraffic,
    settings: ConnectionSettings,
    channels: TableChannels,
  ) {
    this.#socket = socket
    this.#stream = stream
    this.#settings = settings
    this.#channels = channels
    this.personId = user?.personId
    this.sessionKey = user?.sessionKey
    this.name = user?.name ?? 'somebody'
    this.#traffic = traffic
    this.#waitForHello()
    stream.on('data', (chunk: Buffer) => {
      if (!traffic.allowsBytes(chunk.length)) socket.terminate()
    })
    socket.on('message', (data, isBinary) => void this.#receive(data, isBinary))
    socket.on('ping', (data) => this.#receivePing(data))
    socket.on('pong', (data) => {
      if (this.#awaitedPong?.equals(data)) this.#awaitedPong = undefined
    })
    // The socket closes after an error; nothing else needs to be done.
    socket.on('error', () => {})
  }

  #waitForHello(): void {
    this.#helloTimer = setTimeout(() => this.dismiss('bad-message', 'nobody said hello'), HELLO_WITHIN)
  }

  /** The table and the visitor, once the hello has been received. */
  get presence() {
    if (this.#tableId === undefined || this.#channel === undefined) return undefined
    return { tableId: this.#tableId, connection: this.connection, visitor: { seat: this.viewer, name: this.name } }
  }

  send(message: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (this.queued > MAX_QUEUED) this.terminate()
    else {
      this.#holdBack()
      this.#socket.send(message)
    }
  }

  /** The bytes that wait to be sent. */
  get queued(): number {
    return this.#socket.bufferedAmount
  }

  /** Closes the socket without waiting for the client. */
  terminate(): void {
    this.#socket.terminate()
  }

  /** Combines everything sent in one turn of the event loop, such as the response to a move and the update. */
  #holdBack(): void {
    if (this.#isCorked) return
    this.#isCorked = true
    this.#stream.cork()
    setImmediate(() => {
      this.#isCorked = false
      this.#stream.uncork()
    })
  }

  dismiss(code: RefusalCode, sentence: string): void {
    this.send(JSON.stringify({ type: 'error', code, text: sentence }))
    this.#socket.close(1008, code)
  }

  sendAway(): void {
    this.#socket.close(1012, 'the server is going down')
    setTimeout(() => this.terminate(), 1000).unref()
  }

  checkAlive(): void {
    if (this.#awaitedPong !== undefined) this.terminate()
    else {
      this.#awaitedPong = randomBytes(8)
      this.#socket.ping(this.#awaitedPong)
    }
  }

  /** Called when the socket has closed. */
  async end(): Promise<void> {
    clearTimeout(this.#helloTimer)
    const tableId = this.#tableId
    const channel = this.#channel
    if (tableId === undefined || channel === undefined) return
    this.#channel = undefined
    channel.leave(this)
    this.#channels.closeIfEmpty(tableId, channel)
    this.#settings.attendance.note(tableId, this.viewer)
    try {
      await this.#settings.fanout.presence.leave(tableId, this.connection)
      this.#settings.tables.announce(tableId, { kind: 'presence' })
    } catch (error) {
      this.#settings.onFault(error, tableId)
    }
  }

  /** Whether one more message or ping is within the limits. A client that ignores the limits is disconnected. */
  #allowsMessage(): boolean {
    if (this.#traffic.allowsMessage()) return true
    if (!this.#traffic.allowsRefusal()) this.terminate()
    return false
  }

  #receivePing(data: Buffer): void {
    if (this.#allowsMessage() && this.queued <= MAX_QUEUED_FOR_PONG) this.#socket.pong(data)
  }

  async #receive(data: RawData, isBinary: boolean): Promise<void> {
    // Ignore messages after a dismissal: the socket stays open until the client confirms the close.
    if (this.#socket.readyState !== this.#socket.OPEN) return
    const arrival = performance.now()
    const isAllowed = this.#allowsMessage()
    let id: number | undefined
    try {
      if (isBinary) throw new Refusal('bad-message', 'messages are text, not binary')
      // The id of a short message is read even when the message is refused, because the client waits for the answer.
      if (!isAllowed && lengthOf(data) > MAX_READ_IF_REFUSED) throw tooManyMessages()
      const given = readMessage(String(data))
      id = given.id
      if (!isAllowed) throw tooManyMessages()
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
    const show = this.#settings.tables.read(tableId, (live) => this.#channel?.showAgain(live, this))
    await show.catch((fault) => this.#settings.onFault(fault, tableId))
  }

  /** Returns the number of the resulting row, or the requested data. */
  async #carryOut(message: ClientMessage): Promise<number | { readonly answer: unknown } | undefined> {
    const { hintService, play, storage, tables, now } = this.#settings
    if (message.type === 'ping') return undefined
    if (message.type === 'hello') return this.#enter(message)
    const tableId = this.#tableId
    if (tableId === undefined || this.#channel === undefined) throw new Refusal('bad-message', 'say hello first')
    if (this.personId === undefined) throw new Refusal('not-logged-in', 'you are not logged in')
    const { personId, viewer: seat } = this
    if (message.type === 'note') {
      await storage.chat.setNote(tableId, personId, message.text)
      return undefined
    }
    if (message.type === 'chat') {
      const line = { table_id: tableId, person_id: personId, name: this.name, seat, text: message.text, time: now() }
      const { number } = await storage.chat.say(line)
      tables.announce(tableId, { kind: 'chat' })
      return number
    }
    if (seat === OBSERVER) throw new Refusal('not-allowed', 'spectators cannot play')
    const actor = { seat, personId }
    switch (message.type) {
      case 'hint':
        return { answer: await hintService.hint(tableId, actor, message.at) }
      case 'ask':
        return { answer: await hintService.ask(tableId, actor, message.at, message) }
      case 'odds': {
        const { area, moves } = message
        return {
          answer: await hintService.ask(tableId, actor, message.at, { topic: 'odds', question: { area, moves } }),
        }
      }
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
    // Loading the table may take longer than the client had for its hello.
    clearTimeout(this.#helloTimer)
    try {
      const begin = (opened: LiveTable): TableChannel => {
        this.viewer = viewerOf(opened, this.personId, seat, invitation)
        this.language = language
        this.#channel = this.#channels.of(table)
        this.#channel.enter(opened, this, since)
        return this.#channel
      }
      const live = await tables.listen(table, begin, since)
      onOpened?.(performance.now() - arrival)
      if (this.#socket.readyState !== this.#socket.OPEN) return void (await this.end())
      await fanout.presence.arrive(table, this.connection, { seat: this.viewer, name: this.name })
      await this.#channel?.greet(live, this)
      tables.announce(table, { kind: 'presence' })
    } catch (error) {
      if (this.#channel === undefined) {
        this.#tableId = undefined
        if (this.#socket.readyState === this.#socket.OPEN) this.#waitForHello()
      }
      throw error
    }
    return undefined
  }
}

const tooManyMessages = (): Refusal => new Refusal('too-many-requests', 'too many messages; please slow down')

const lengthOf = (data: RawData): number =>
  Array.isArray(data) ? data.reduce((sum, part) => sum + part.byteLength, 0) : data.byteLength
