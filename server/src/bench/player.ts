import type { Change } from '@tudor-rose/protocol'
import { WebSocket } from 'ws'

/** A move that the server has acknowledged: it must stay in the log. */
export interface Acknowledged {
  readonly table: string
  readonly number: number
  readonly seat: number
  readonly move: string
}

export interface PlayerEvents {
  /** The server has stored the player's move. */
  acknowledged(move: Acknowledged): void
  /** The player's table has reached this number. */
  reached(player: Player, number: number): void
  refused(code: string): void
}

// biome-ignore lint/suspicious/noExplicitAny: the driver trusts what the server sends
type Face = any

const BACK_AFTER = 200

/** One socket at one seat, which plays random legal moves on request and reconnects whenever the server is back. */
export class Player {
  readonly table: string
  readonly seat: number
  /** The first is tried first; when a server is down, the next. */
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

  /** Resolves when the table has arrived for the first time. */
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

  /** Whether the player has left for good. */
  get isClosed(): boolean {
    return this.#isClosed
  }

  get isOver(): boolean {
    return this.#face?.outcome !== null
  }

  get isAsked(): boolean {
    return this.#face?.prompt != null
  }

  /**
   * Sends a random legal move. Returns the number that it answers, or `undefined` if no decision is due or a move is
   * pending.
   */
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
        // A move that was pending when the server died is sent again: it gets the same response as before, or is played
        // now.
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
        // After `unavailable`, the move may or may not be stored, so the same move is sent again.
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
