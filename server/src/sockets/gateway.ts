import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { MAX_MESSAGE_BYTES } from '@tudor-rose/protocol'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Buckets } from '../limits/token-bucket.ts'
import { Refusal } from '../refusal.ts'
import { Connection, type ConnectionSettings, type SocketUser } from './connection.ts'
import { NetworkTraffic } from './inbound-traffic.ts'
import { SocketCount, type SocketLimits } from './socket-count.ts'
import { TableChannels } from './table-channels.ts'

export interface GatewaySettings extends ConnectionSettings {
  readonly socketLimits: SocketLimits
  readonly buckets: Buckets
}

/** The client that requests a socket. */
export interface Caller {
  /** The key by which sockets of the caller's network are counted. */
  readonly address: string
  readonly user: SocketUser | undefined
}

/** Browsers send messages of this size in one piece, and networks deliver them in a few. */
const MAX_FRAGMENTS = 16
const MAX_CHUNKS = 256
/** In bytes, for all sockets together. Beyond it, the sockets that are furthest behind are disconnected. */
const MAX_QUEUED_IN_ALL = 64 * 1024 * 1024

/** In seconds. */
const RENEWS_EVERY = 10
const PINGS_EVERY = 30
const ATTENDANCE_EVERY = 10 * 60
const NETWORKS_EVERY = 60

/** Accepts sockets, and checks them regularly. */
export class Gateway {
  readonly #settings: GatewaySettings
  readonly #server = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    clientTracking: false,
    // Connections answer pings, within their limits.
    autoPong: false,
    maxPayload: MAX_MESSAGE_BYTES,
    maxFragments: MAX_FRAGMENTS,
    maxBufferedChunks: MAX_CHUNKS,
  })
  readonly #channels: TableChannels
  readonly #socketCount: SocketCount
  readonly #networkTraffic: NetworkTraffic
  /** The connections, with the order in which they arrived. */
  readonly #connections = new Map<Connection, number>()
  readonly #timer: NodeJS.Timeout
  #arrivals = 0
  #seconds = 0

  constructor(settings: GatewaySettings) {
    this.#settings = settings
    this.#channels = new TableChannels(settings)
    this.#socketCount = new SocketCount(settings.socketLimits)
    this.#networkTraffic = new NetworkTraffic(settings.buckets)
    this.#timer = setInterval(() => this.#goRound(), 1000).unref()
  }

  get connections(): number {
    return this.#connections.size
  }

  /** Takes over an upgrade request that has been accepted. */
  accept(request: IncomingMessage, socket: Duplex, head: Buffer, { address, user }: Caller): void {
    this.#server.handleUpgrade(request, socket, head, (websocket) => {
      try {
        const leave = this.#socketCount.enter(address, user?.personId)
        websocket.once('close', leave)
        this.#connect(websocket, socket, { address, user })
      } catch (error) {
        // Sent over the socket, because browsers do not show pages the HTTP status of a refused upgrade.
        if (error instanceof Refusal) turnAway(websocket, error)
        else throw error
      }
    })
  }

  #connect(websocket: WebSocket, stream: Duplex, { address, user }: Caller): void {
    const traffic = this.#networkTraffic.socketFrom(address)
    const connection = new Connection(websocket, stream, user, traffic, this.#settings, this.#channels)
    this.#connections.set(connection, this.#arrivals++)
    websocket.once('close', () => {
      this.#connections.delete(connection)
      void connection.end()
    })
  }

  /** Handles a part of the connections every second: thousands at once would block everything else. */
  #goRound(): void {
    this.#seconds++
    void this.#renew(this.#dueEvery(RENEWS_EVERY))
    for (const { presence } of this.#dueEvery(ATTENDANCE_EVERY)) this.#noteAttendance(presence)
    const due = this.#dueEvery(PINGS_EVERY)
    for (const connection of due) connection.checkAlive()
    // Other servers do not report who has logged out there.
    void this.#checkSessions(due)
    this.#limitQueues()
    if (this.#seconds % NETWORKS_EVERY === 0)
      this.#networkTraffic.forgetQuietNetworks((network) => this.#socketCount.hasAddress(network))
  }

  /** Each socket has its own limit, but thousands that do not read could still fill the memory. */
  #limitQueues(): void {
    const behind = [...this.#connections.keys()].filter(({ queued }) => queued > 0)
    let total = behind.reduce((sum, { queued }) => sum + queued, 0)
    if (total <= MAX_QUEUED_IN_ALL) return
    behind.sort((a, b) => b.queued - a.queued)
    for (const connection of behind) {
      if (total <= MAX_QUEUED_IN_ALL) break
      total -= connection.queued
      connection.terminate()
    }
  }

  /** The connections that are due now, if each is due once per this many seconds. */
  #dueEvery(seconds: number): Connection[] {
    const due: Connection[] = []
    for (const [connection, order] of this.#connections)
      if ((order + this.#seconds) % seconds === 0) due.push(connection)
    return due
  }

  async #renew(connections: readonly Connection[]): Promise<void> {
    const here = connections.flatMap((connection) => connection.presence ?? [])
    if (here.length === 0) return
    await this.#settings.fanout.presence.renew(here).catch((error) => this.#settings.onFault(error, 'presence'))
  }

  #noteAttendance(presence: Connection['presence']): void {
    if (presence !== undefined) this.#settings.attendance.note(presence.tableId, presence.visitor.seat)
  }

  /** Closes this person's sockets whose session has ended. */
  checkSessionsOf(personId: string): Promise<void> {
    return this.#checkSessions([...this.#connections.keys()].filter((connection) => connection.personId === personId))
  }

  async #checkSessions(connections: readonly Connection[]): Promise<void> {
    const { storage, now, onFault } = this.#settings
    try {
      const keys = new Set(connections.flatMap(({ sessionKey }) => sessionKey ?? []))
      const lasting = await storage.people.lastingSessions([...keys], now())
      for (const connection of connections)
        if (connection.sessionKey !== undefined && !lasting.has(connection.sessionKey))
          connection.dismiss('not-logged-in', 'you have been logged out')
    } catch (error) {
      onFault(error, '')
    }
  }

  /** Closes all sockets; clients reconnect to any available server. */
  close(): void {
    clearInterval(this.#timer)
    for (const connection of this.#connections.keys()) {
      this.#noteAttendance(connection.presence)
      connection.sendAway()
    }
    this.#server.close()
  }
}

/** Such sockets are not counted, so they must not stay open until the client confirms the close. */
function turnAway(websocket: WebSocket, { code, message }: Refusal): void {
  websocket.on('error', () => {})
  websocket.send(JSON.stringify({ type: 'error', code, text: message }))
  websocket.close(1008, code)
  setTimeout(() => websocket.terminate(), 1000).unref()
}
