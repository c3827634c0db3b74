import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { OBSERVER } from '@tudor-rose/table'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Fanout } from '../fanout/fanout.ts'
import type { Limits } from '../input/rate.ts'
import { parseJson } from '../input/shape.ts'
import { Refusal } from '../refusal.ts'
import type { Storage } from '../storage/storage.ts'
import type { Play } from '../tables/play.ts'
import type { Tables } from '../tables/tables.ts'
import { viewerOf } from './face.ts'
import { type ClientMessage, clientMessage, DEEPEST_MESSAGE, type Hello, LARGEST_MESSAGE } from './messages.ts'
import { type Guest, Room } from './room.ts'

/** Who is at the other end, as far as the cookie says. */
export interface Visitor {
  readonly personId: string
  readonly name: string
}

export interface GatewaySettings {
  readonly storage: Storage
  readonly tables: Tables
  readonly play: Play
  readonly fanout: Fanout
  readonly limits: Limits
  readonly now: () => number
  readonly onFault: (error: unknown, tableId: string) => void
  /** Told how long it took from a move's arrival until everybody here had it, in milliseconds. */
  readonly onMove?: (milliseconds: number) => void
}

/** Enough for anybody's fingers and a page that reloads; more is a program gone wild. */
const MESSAGES_AT_ONCE = 40
const MESSAGES_A_SECOND = 10
/** A reader who is this far behind is gone, or as good as. */
const MOST_BUFFERED = 1024 * 1024
/** Who does not say hello in this time is not going to. */
const HELLO_WITHIN = 10_000
const RENEWS_EVERY = 10_000
const PINGS_EVERY = 30_000

/** Everything that has to do with sockets. */
export class Gateway {
  readonly #settings: GatewaySettings
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE, perMessageDeflate: false })
  readonly #rooms = new Map<string, Room>()
  readonly #connections = new Set<Connection>()
  readonly #timers: NodeJS.Timeout[]

  constructor(settings: GatewaySettings) {
    this.#settings = settings
    this.#timers = [
      setInterval(() => void this.#renew(), RENEWS_EVERY),
      setInterval(() => this.#dropTheDead(), PINGS_EVERY),
    ]
    for (const timer of this.#timers) timer.unref()
  }

  get connections(): number {
    return this.#connections.size
  }

  /** Takes over a request that asks for a socket and has been found fit. */
  accept(request: IncomingMessage, socket: Duplex, head: Buffer, visitor: Visitor | undefined): void {
    this.#server.handleUpgrade(request, socket, head, (websocket) => {
      const connection = new Connection(websocket, socket, visitor, this.#settings, this)
      this.#connections.add(connection)
      websocket.once('close', () => {
        this.#connections.delete(connection)
        void connection.end()
      })
    })
  }

  roomOf(tableId: string): Room {
    const known = this.#rooms.get(tableId)
    if (known !== undefined) return known
    const { storage, fanout, now, onFault } = this.#settings
    const room = new Room({ storage, visitors: (id) => fanout.presence.list(id), now, onFault })
    this.#rooms.set(tableId, room)
    return room
  }

  closeIfEmpty(tableId: string, room: Room): void {
    if (!room.isEmpty) return
    if (this.#rooms.get(tableId) === room) this.#rooms.delete(tableId)
    this.#settings.tables.unlisten(tableId, room)
  }

  async #renew(): Promise<void> {
    const here = [...this.#connections].flatMap((connection) => connection.place ?? [])
    await this.#settings.fanout.presence.renew(here).catch((error) => this.#settings.onFault(error, 'presence'))
  }

  #dropTheDead(): void {
    for (const connection of this.#connections) connection.checkAlive()
  }

  /** Sends everybody away; their clients come back to whichever server there is. */
  close(): void {
    for (const timer of this.#timers) clearInterval(timer)
    for (const connection of this.#connections) connection.sendAway()
    this.#server.close()
  }
}

/** One socket: first a hello that names a table, then whatever the viewer may do there. */
class Connection implements Guest {
  readonly connection = randomUUID()
  readonly personId: string | undefined
  readonly name: string
  viewer = OBSERVER
  language: string | undefined

  readonly #socket: WebSocket
  /** What lies below the socket. */
  readonly #stream: Duplex
  #isCorked = false
  readonly #settings: GatewaySettings
  readonly #gateway: Gateway
  readonly #rate: ReturnType<Limits>
  readonly #helloTimer: NodeJS.Timeout
  #tableId: string | undefined
  #room: Room | undefined
  #isAlive = true

  constructor(
    socket: WebSocket,
    stream: Duplex,
    visitor: Visitor | undefined,
    settings: GatewaySettings,
    gateway: Gateway,
  ) {
    this.#socket = socket
    this.#stream = stream
    this.#settings = settings
    this.#gateway = gateway
    this.personId = visitor?.personId
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
    this.#gateway.closeIfEmpty(tableId, room)
    try {
      await this.#settings.fanout.presence.leave(tableId, this.connection)
      this.#settings.tables.announce(tableId, { kind: 'presence' })
    } catch (error) {
      this.#settings.onFault(error, tableId)
    }
  }

  async #receive(data: unknown, isBinary: boolean): Promise<void> {
    const arrival = performance.now()
    let id: number | undefined
    try {
      if (!this.#rate.allows('messages')) throw new Refusal('too-many-requests', 'too many messages; please slow down')
      if (isBinary) throw new Refusal('bad-message', 'messages are text, not binary')
      const message = clientMessage(parseJson(String(data), DEEPEST_MESSAGE), '')
      id = message.id
      const number = await this.#carryOut(message)
      this.#answer({ type: 'done', ...(number !== undefined && { number }) }, id)
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

  async #carryOut(message: ClientMessage): Promise<number | undefined> {
    const { play, storage, tables, now } = this.#settings
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
      case 'move':
        return play.move(tableId, actor, message.at, message.move)
      case 'undo':
        return play.undo(tableId, actor, message.at)
      case 'resign':
        return play.resign(tableId, actor, message.at)
      case 'propose':
        return play.propose(
          tableId,
          actor,
          message.at,
          message.what === 'undo' ? { what: 'undo', moves: message.moves ?? 1 } : { what: 'abandon' },
        )
      case 'agree':
      case 'decline':
        return play.answer(tableId, actor, message.at, message.type)
    }
  }

  async #enter({ table, seat, since, invitation, language }: Hello): Promise<undefined> {
    if (this.#tableId !== undefined) throw new Refusal('bad-message', 'this socket has said hello already')
    const { tables, fanout } = this.#settings
    this.#tableId = table
    try {
      const live = await tables.listen(table, (opened) => {
        this.viewer = viewerOf(opened, this.personId, seat, invitation)
        this.language = language
        this.#room = this.#gateway.roomOf(table)
        this.#room.enter(opened, this, since)
        return this.#room
      })
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
