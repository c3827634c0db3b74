import { randomUUID } from 'node:crypto'
import type { Duplex } from 'node:stream'
import type { ClientMessage, Hello, RefusalCode } from '@tudor-rose/protocol'
import { OBSERVER } from '@tudor-rose/table'
import type { WebSocket } from 'ws'
import type { Fanout } from '../fanout/fanout.ts'
import type { MessageRate, MessageRates } from '../limits/message-rate.ts'
import { Refusal } from '../refusal.ts'
import type { Storage } from '../storage/storage.ts'
import { viewerOf } from '../tables/access.ts'
import type { Attendance } from '../tables/attendance.ts'
import type { LiveTable } from '../tables/live-table.ts'
import type { Play } from '../tables/play.ts'
import { proposedBy } from '../tables/proposal.ts'
import type { Tables } from '../tables/tables.ts'
import type { HintService } from '../turns/hint-service.ts'
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
  readonly messageRates: MessageRates
  readonly now: () => number
  readonly onFault: (error: unknown, tableId: string) => void
  /** Called with the time from a move's arrival until it was sent to everybody here, in milliseconds. */
  readonly onMove?: (milliseconds: number) => void
  /** Called with the time from a hello until the table was sent. */
  readonly onOpened?: (milliseconds: number) => void
}

/** Enough for fast typing and for a page that reloads; more comes from a faulty program. */
const MESSAGES_AT_ONCE = 40
const MESSAGES_A_SECOND = 10
/** In bytes. A client that is this far behind is disconnected. */
const MAX_BUFFERED = 1024 * 1024
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
  readonly #rate: Pick<MessageRate, 'allows'>
  readonly #helloTimer: NodeJS.Timeout
  #tableId: string | undefined
  #channel: TableChannel | undefined
  #isAlive = true

  constructor(
    socket: WebSocket,
    stream: Duplex,
    user: SocketUser | undefined,
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
    this.#rate = settings.messageRates(MESSAGES_AT_ONCE, MESSAGES_A_SECOND)
    this.#helloTimer = setTimeout(() => this.dismiss('bad-message', 'nobody said hello'), HELLO_WITHIN)
    socket.on('message', (data, isBinary) => void this.#receive(data, isBinary))
    socket.on('pong', () => {
      this.#isAlive = true
    })
    // The socket closes after an error; nothing else needs to be done.
    socket.on('error', () => {})
  }

  /** The table and the visitor, once the hello has been received. */
  get presence() {
    if (this.#tableId === undefined || this.#channel === undefined) return undefined
    return { tableId: this.#tableId, connection: this.connection, visitor: { seat: this.viewer, name: this.name } }
  }

  send(message: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (this.#socket.bufferedAmount > MAX_BUFFERED) this.#socket.terminate()
    else {
      this.#holdBack()
      this.#socket.send(message)
    }
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
    setTimeout(() => this.#socket.terminate(), 1000).unref()
  }

  checkAlive(): void {
    if (!this.#isAlive) this.#socket.terminate()
    else {
      this.#isAlive = false
      this.#socket.ping()
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

  async #receive(data: unknown, isBinary: boolean): Promise<void> {
    // Ignore messages after a dismissal: the socket stays open until the client confirms the close.
    if (this.#socket.readyState !== this.#socket.OPEN) return
    const arrival = performance.now()
    let id: number | undefined
    try {
      if (isBinary) throw new Refusal('bad-message', 'messages are text, not binary')
      const given = readMessage(String(data))
      id = given.id
      if (!this.#rate.allows()) throw new Refusal('too-many-requests', 'too many messages; please slow down')
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
      clearTimeout(this.#helloTimer)
      if (this.#socket.readyState !== this.#socket.OPEN) return void (await this.end())
      await fanout.presence.arrive(table, this.connection, { seat: this.viewer, name: this.name })
      await this.#channel?.greet(live, this)
      tables.announce(table, { kind: 'presence' })
    } catch (error) {
      if (this.#channel === undefined) this.#tableId = undefined
      throw error
    }
    return undefined
  }
}
