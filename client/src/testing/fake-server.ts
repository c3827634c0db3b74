import type { ServerMessage, VisibleState } from '@tudor-rose/protocol'
import type { SocketLike } from '../socket-like.ts'

/** The parts of a message that the fake server reads. */
export interface ClientMessage {
  readonly type: string
  readonly id?: number
  readonly at?: number
  readonly move?: string
  readonly since?: number
}

const STATE: VisibleState = {
  status: 'playing',
  view: { moves: 0 },
  awaited: [0],
  prompt: null,
  askedSince: null,
  mayUndo: false,
  proposal: null,
  outcome: null,
  vacant: [],
  clocks: null,
  seeds: null,
}

/** A server with one table, whose rows are moves. It treats messages as the real one does: see docs/protocol.md. */
export class FakeServer {
  /** The moves, by the number of their row; row 0 is the start. */
  readonly log: { readonly at: number; readonly move: string }[] = [{ at: -1, move: 'start' }]
  readonly received: ClientMessage[] = []
  /** The times at which sockets were opened. */
  readonly attempts: number[] = []
  isUp = true
  /** If set, it ignores messages and sends none, without closing anything. */
  isSilent = false
  /** If set, the next answer to a move gets lost together with the socket. */
  losesNextAnswer = false
  /** Refuses the next hello with this code. */
  refusesHello: 'unavailable' | 'no-such-table' | undefined
  #socket: FakeSocket | undefined

  openSocket(): SocketLike {
    this.attempts.push(Date.now())
    const socket = new FakeSocket((received) => this.#receive(socket, received))
    this.#socket = socket
    setTimeout(() => (this.isUp ? socket.onopen?.() : socket.end(1006)))
    return socket
  }

  /** Breaks the connection. */
  cut(code = 1006): void {
    this.#socket?.end(code)
  }

  /** Another player's move. */
  write(move: string, at = this.log.length - 1): number {
    this.log.push({ at, move })
    const number = this.log.length - 1
    this.send({
      type: 'update',
      number,
      now: Date.now(),
      by: { kind: 'move', seat: 1 },
      changes: [[['view', 'moves'], number]],
      told: number - 1,
      events: this.#eventsAfter(number - 1),
    })
    return number
  }

  send(message: ServerMessage): void {
    this.#socket?.deliver(message)
  }

  #eventsAfter(told: number) {
    return this.log.slice(told + 1).map(({ move }) => ({ key: `log.${move}`, params: {} }))
  }

  #receive(socket: FakeSocket, received: ClientMessage): void {
    if (this.isSilent) return
    this.received.push(received)
    if (received.type === 'hello') return void setTimeout(() => this.#greet(socket, received), 5)
    const refuse = (code: 'bad-message' | 'stale') =>
      socket.deliver({ type: 'error', code, text: code, ...(received.id !== undefined && { id: received.id }) })
    if (!socket.isGreeted) return void refuse('bad-message')
    if (received.type !== 'move') return void socket.deliver({ type: 'done', id: received.id! })
    const { at, move, id } = received as Required<ClientMessage>
    // A repeated message gets the same answer.
    let number = this.log.findIndex((row) => row.at === at && row.move === move)
    if (number < 0 && at !== this.log.length - 1) return void refuse('stale')
    if (number < 0) number = this.write(move)
    if (this.losesNextAnswer) {
      this.losesNextAnswer = false
      this.cut()
    } else socket.deliver({ type: 'done', id, number })
  }

  #greet(socket: FakeSocket, { id, since }: ClientMessage): void {
    const code = this.refusesHello
    this.refusesHello = undefined
    if (code !== undefined) return void socket.deliver({ type: 'error', code, text: code, id: id! })
    socket.isGreeted = true
    const number = this.log.length - 1
    const base = { type: 'table', number, now: Date.now(), viewer: 0 } as const
    if (since === number) return void socket.deliver({ ...base, same: true })
    const told = since ?? 0
    socket.deliver({ ...base, face: { ...STATE, view: { moves: number } }, told, events: this.#eventsAfter(told) })
  }
}

class FakeSocket implements SocketLike {
  onopen: (() => void) | null = null
  onmessage: ((event: never) => void) | null = null
  onclose: ((event: never) => void) | null = null
  onerror: (() => void) | null = null
  isGreeted = false
  #isOver = false
  readonly #receive: (received: ClientMessage) => void

  constructor(receive: (received: ClientMessage) => void) {
    this.#receive = receive
  }

  send(text: string): void {
    if (!this.#isOver) this.#receive(JSON.parse(text))
  }

  deliver(message: ServerMessage): void {
    if (!this.#isOver) this.onmessage?.({ data: JSON.stringify(message) } as never)
  }

  close(): void {
    this.end(1005)
  }

  end(code: number): void {
    if (this.#isOver) return
    this.#isOver = true
    this.onclose?.({ code } as never)
  }
}
