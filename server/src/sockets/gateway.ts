import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { MAX_MESSAGE_BYTES } from '@tudor-rose/protocol'
import { type WebSocket, WebSocketServer } from 'ws'
import { Refusal } from '../refusal.ts'
import { Connection, type ConnectionSettings, type SocketUser } from './connection.ts'
import { SocketCount, type SocketLimits } from './socket-count.ts'
import { TableChannels } from './table-channels.ts'

export interface GatewaySettings extends ConnectionSettings {
  readonly socketLimits: SocketLimits
}

/** The client that requests a socket. */
export interface Caller {
  /** The key by which sockets of the caller's network are counted. */
  readonly address: string
  readonly user: SocketUser | undefined
}

/** In seconds. */
const RENEWS_EVERY = 10
const PINGS_EVERY = 30
const ATTENDANCE_EVERY = 10 * 60

/** Accepts sockets, and checks them regularly. */
export class Gateway {
  readonly #settings: GatewaySettings
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES, perMessageDeflate: false })
  readonly #channels: TableChannels
  readonly #socketCount: SocketCount
  /** The connections, with the order in which they arrived. */
  readonly #connections = new Map<Connection, number>()
  readonly #timer: NodeJS.Timeout
  #arrivals = 0
  #seconds = 0

  constructor(settings: GatewaySettings) {
    this.#settings = settings
    this.#channels = new TableChannels(settings)
    this.#socketCount = new SocketCount(settings.socketLimits)
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
        this.#connect(websocket, socket, user)
      } catch (error) {
        // Sent over the socket, because browsers do not show pages the HTTP status of a refused upgrade.
        if (error instanceof Refusal) discardNewGuest(websocket, error)
        else throw error
      }
    })
  }

  #connect(websocket: WebSocket, stream: Duplex, user: SocketUser | undefined): void {
    const connection = new Connection(websocket, stream, user, this.#settings, this.#channels)
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

function discardNewGuest(websocket: WebSocket, { code, message }: Refusal): void {
  websocket.on('error', () => {})
  websocket.send(JSON.stringify({ type: 'error', code, text: message }))
  websocket.close(1008, code)
}
