import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { Refusal } from '../refusal.ts'
import { Connection, type ConnectionSettings, type Visitor } from './connection.ts'
import { Headcount, type SocketLimits } from './headcount.ts'
import { LARGEST_MESSAGE } from './messages.ts'
import { Rooms } from './rooms.ts'

export interface GatewaySettings extends ConnectionSettings {
  readonly socketLimits: SocketLimits
}

/** Who asks for a socket. */
export interface Caller {
  /** Under which name the sockets of the caller's address are counted. */
  readonly address: string
  readonly visitor: Visitor | undefined
}

/** In seconds. */
const RENEWS_EVERY = 10
const PINGS_EVERY = 30
const ATTENDANCE_EVERY = 10 * 60

/** Everything that has to do with sockets. */
export class Gateway {
  readonly #settings: GatewaySettings
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE, perMessageDeflate: false })
  readonly #rooms: Rooms
  readonly #headcount: Headcount
  /** With the order in which they came. */
  readonly #connections = new Map<Connection, number>()
  readonly #timer: NodeJS.Timeout
  #arrivals = 0
  #seconds = 0

  constructor(settings: GatewaySettings) {
    this.#settings = settings
    this.#rooms = new Rooms(settings)
    this.#headcount = new Headcount(settings.socketLimits)
    this.#timer = setInterval(() => this.#goRound(), 1000).unref()
  }

  get connections(): number {
    return this.#connections.size
  }

  /** Takes over a request that asks for a socket and has been found fit. */
  accept(request: IncomingMessage, socket: Duplex, head: Buffer, { address, visitor }: Caller): void {
    this.#server.handleUpgrade(request, socket, head, (websocket) => {
      try {
        const leave = this.#headcount.enter(address, visitor?.personId)
        websocket.once('close', leave)
        this.#connect(websocket, socket, visitor)
      } catch (error) {
        // Said over the socket, because pages are not told with which status a socket was refused.
        if (error instanceof Refusal) turnAway(websocket, error)
        else throw error
      }
    })
  }

  #connect(websocket: WebSocket, stream: Duplex, visitor: Visitor | undefined): void {
    const connection = new Connection(websocket, stream, visitor, this.#settings, this.#rooms)
    this.#connections.set(connection, this.#arrivals++)
    websocket.once('close', () => {
      this.#connections.delete(connection)
      void connection.end()
    })
  }

  /** Comes to a part of the connections every second: thousands at the same time would keep everybody waiting. */
  #goRound(): void {
    this.#seconds++
    void this.#renew(this.#dueEvery(RENEWS_EVERY))
    for (const { place } of this.#dueEvery(ATTENDANCE_EVERY)) this.#noteAttendance(place)
    const due = this.#dueEvery(PINGS_EVERY)
    for (const connection of due) connection.checkAlive()
    // Other servers do not say who has logged out there.
    void this.#checkSessions(due)
  }

  /** Those whose turn it is, if everybody's comes once in so many seconds. */
  #dueEvery(seconds: number): Connection[] {
    const due: Connection[] = []
    for (const [connection, order] of this.#connections)
      if ((order + this.#seconds) % seconds === 0) due.push(connection)
    return due
  }

  async #renew(connections: readonly Connection[]): Promise<void> {
    const here = connections.flatMap((connection) => connection.place ?? [])
    if (here.length === 0) return
    await this.#settings.fanout.presence.renew(here).catch((error) => this.#settings.onFault(error, 'presence'))
  }

  #noteAttendance(place: Connection['place']): void {
    if (place !== undefined) this.#settings.attendance.note(place.tableId, place.visitor.seat)
  }

  /** Hangs up on this person wherever their session has ended. */
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

  /** Sends everybody away; their clients come back to whichever server there is. */
  close(): void {
    clearInterval(this.#timer)
    for (const connection of this.#connections.keys()) {
      this.#noteAttendance(connection.place)
      connection.sendAway()
    }
    this.#server.close()
  }
}

function turnAway(websocket: WebSocket, { code, message }: Refusal): void {
  websocket.on('error', () => {})
  websocket.send(JSON.stringify({ type: 'error', code, text: message }))
  websocket.close(1008, code)
}
