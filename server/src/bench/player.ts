import { WebSocket } from 'ws'
import type { Change } from '../protocol/patch.ts'

/** A move that the server has acknowledged: it must be found in the log for ever. */
export interface Acknowledged {
  readonly table: string
  readonly number: number
  readonly seat: number
  readonly move: string
}

export interface PlayerEvents {
  /** The server has stored my move. */
  acknowledged(move: Acknowledged): void
  /** My table has reached this number. */
  reached(player: Player, number: number): void
  refused(code: string): void
}

// biome-ignore lint/suspicious/noExplicitAny: a driver believes what the server sends
type Face = any

const BACK_AFTER = 200

/** One socket at one seat that can be told to play a random legal move; comes back whenever the server does. */
export class Player {
  readonly table: string
  readonly seat: number
  /** The first is tried first; whenever a server goes away, the next. */
  readonly #urls: readonly string[]
  readonly #cookie: string
  readonly #events: PlayerEvents
  #socket: WebSocket | undefined
  #face: Face
  #isClosed = false
  #pending: { id: number; at: number; move: string } | undefined
  #id = 0
  number = -1

  constructor(urls: readonly string[], cookie: string, table: string, seat: number, events: PlayerEvents) {
    this.#urls = urls
    this.#cookie = cookie
    this.table = table
    this.seat = seat
    this.#events = events
  }

  /** Answers when the table is there for the first time. */
  connect(): Promise<void> {
    return new Promise((resolve) => {
      const open = (attempt: number): void => {
        const socket = new WebSocket(this.#urls[attempt % this.#urls.length], {
          headers: { cookie: this.#cookie },
          perMessageDeflate: false,
        })
        this.#socket = socket
        socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', table: this.table, seat: this.seat })))
        socket.on('message', (data) => {
          this.#take(JSON.parse(String(data)))
          if (this.#face !== undefined) resolve()
        })
        socket.on('error', () => {})
        socket.on('close', () => {
          if (!this.#isClosed) setTimeout(open, BACK_AFTER, attempt + 1)
        })
      }
      open(0)
    })
  }

  /** Whether it has left, and does not come back. */
  get isClosed(): boolean {
    return this.#isClosed
  }

  get isOver(): boolean {
    return this.#face?.outcome !== null
  }

  get isAsked(): boolean {
    return this.#face?.prompt != null
  }

  /** Sends a random legal move; answers the number that it answers, or nothing where none is asked or one is under way. */
  play(): number | undefined {
    const moves: string[] | undefined = this.#face?.prompt?.moves
    if (moves === undefined || this.#pending !== undefined || this.#socket?.readyState !== WebSocket.OPEN)
      return undefined
    this.#pending = { id: ++this.#id, at: this.number, move: moves[Math.floor(Math.random() * moves.length)] }
    this.#sendPending()
    return this.number
  }

  #sendPending(): void {
    const { id, at, move } = this.#pending!
    this.#socket!.send(JSON.stringify({ type: 'move', id, at, move }))
  }

  #take(message: Face): void {
    switch (message.type) {
      case 'table':
        this.number = message.number
        this.#face = message.face
        // What was under way when the server died is sent again: it is answered as before, or played now.
        if (this.#pending !== undefined) this.#sendPending()
        break
      case 'update':
        this.number = message.number
        for (const change of message.changes as Change[]) apply(this.#face, change)
        this.#events.reached(this, message.number)
        break
      case 'done':
        if (message.id === undefined || message.id !== this.#pending?.id) return
        this.#events.acknowledged({
          table: this.table,
          number: message.number,
          seat: this.seat,
          move: this.#pending!.move,
        })
        this.#pending = undefined
        break
      case 'error':
        this.#events.refused(message.code)
        if (message.id !== this.#pending?.id) return
        // "unavailable" leaves open whether it was stored, so the same is sent once more.
        if (message.code === 'unavailable')
          setTimeout(() => this.#pending && this.#socket?.readyState === 1 && this.#sendPending(), BACK_AFTER)
        else this.#pending = undefined
    }
  }

  close(): void {
    this.#isClosed = true
    this.#socket?.terminate()
  }
}

function apply(face: Face, [path, ...value]: Change): void {
  let parent = face
  for (let i = 0; i < path.length - 1; i++) parent = parent[path[i]]
  if (value.length === 0) delete parent[path.at(-1)!]
  else parent[path.at(-1)!] = value[0]
}
