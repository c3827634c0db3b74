import type { ServerMessage, VisibleState } from '@tudor-rose/protocol'
import type { SocketLike } from '../socket-like.ts'

/** The parts of a message that the fake server reads. */
export interface Heard {
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
  readonly heard: Heard[] = []
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
    const socket = new FakeSocket((heard) => this.#hear(socket, heard))
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
    this.tell({
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

  tell(message: ServerMessage): void {
    this.#socket?.tell(message)
  }

  #eventsAfter(told: number) {
    return this.log.slice(told + 1).map(({ move }) => ({ key: `log.${move}`, params: {} }))
  }

  #hear(socket: FakeSocket, heard: Heard): void {
    if (this.isSilent) return
    this.heard.push(heard)
    if (heard.type === 'hello') return void setTimeout(() => this.#greet(socket, heard), 5)
    const refuse = (code: 'bad-message' | 'stale') =>
      socket.tell({ type: 'error', code, text: code, ...(heard.id !== undefined && { id: heard.id }) })
    if (!socket.isGreeted) return void refuse('bad-message')
    if (heard.type !== 'move') return void socket.tell({ type: 'done', id: heard.id! })
    const { at, move, id } = heard as Required<Heard>
    // A repeated message gets the same answer.
    let number = this.log.findIndex((row) => row.at === at && row.move === move)
    if (number < 0 && at !== this.log.length - 1) return void refuse('stale')
    if (number < 0) number = this.write(move)
    if (this.losesNextAnswer) {
      this.losesNextAnswer = false
      this.cut()
    } else socket.tell({ type: 'done', id, number })
  }

  #greet(socket: FakeSocket, { id, since }: Heard): void {
    const code = this.refusesHello
    this.refusesHello = undefined
    if (code !== undefined) return void socket.tell({ type: 'error', code, text: code, id: id! })
    socket.isGreeted = true
    const number = this.log.length - 1
    const base = { type: 'table', number, now: Date.now(), viewer: 0 } as const
    if (since === number) return void socket.tell({ ...base, same: true })
    const told = since ?? 0
    socket.tell({ ...base, face: { ...STATE, view: { moves: number } }, told, events: this.#eventsAfter(told) })
  }
}

class FakeSocket implements SocketLike {
  onopen: (() => void) | null = null
  onmessage: ((event: never) => void) | null = null
  onclose: ((event: never) => void) | null = null
  onerror: (() => void) | null = null
  isGreeted = false
  #isOver = false
  readonly #hear: (heard: Heard) => void

  constructor(hear: (heard: Heard) => void) {
    this.#hear = hear
  }

  send(text: string): void {
    if (!this.#isOver) this.#hear(JSON.parse(text))
  }

  tell(message: ServerMessage): void {
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
