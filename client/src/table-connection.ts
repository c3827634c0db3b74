import type { ClientMessage, ServerMessage, TableView, VisibleEvent, VisibleState } from '@tudor-rose/protocol'
import { applyChanges } from '@tudor-rose/protocol/changes'
import { Refused } from './refused.ts'

/** The part of a WebSocket that is used here. Both browsers and `ws` provide it. */
export interface SocketLike {
  onopen: ((event: never) => void) | null
  onmessage: ((event: never) => void) | null
  onclose: ((event: never) => void) | null
  onerror: ((event: never) => void) | null
  send(text: string): void
  close(): void
}

export interface TableConnectionSettings {
  readonly table: string
  /** For a person with several seats; -1 to watch. */
  readonly seat?: number
  readonly invitation?: string
  readonly language?: string
  readonly open: () => SocketLike
  /** Called when the table has arrived or changed. */
  readonly onView?: (view: TableView) => void
  /** Called when the server refuses the connection permanently. */
  readonly onRefused?: (refused: Refused) => void
}

type WithoutId<M> = M extends unknown ? Omit<M, 'id'> : never
type Action = WithoutId<Exclude<ClientMessage, { type: 'hello' }>>
type Done = Extract<ServerMessage, { type: 'done' }>

interface Waiting {
  readonly message: Action
  readonly resolve: (done: Done) => void
  readonly reject: (refused: Refused) => void
}

const FIRST_PAUSE = 500
const MAX_PAUSE = 15_000
const REFUSED_FOR_GOOD = 1008

/**
 * A socket to one table, which reconnects automatically. Unanswered messages are sent again: the server recognises them
 * by their `at`.
 */
export class TableConnection {
  readonly #settings: TableConnectionSettings
  readonly #waiting = new Map<number, Waiting>()
  #socket: SocketLike
  #isOpen = false
  #isClosed = false
  #lastId = 0
  #pause = FIRST_PAUSE
  #timer: ReturnType<typeof setTimeout> | undefined
  #refused: Refused | undefined
  #state: VisibleState | undefined
  #events: readonly VisibleEvent[] = []
  #number = -1
  #viewer = -1

  constructor(settings: TableConnectionSettings) {
    this.#settings = settings
    this.#socket = this.#connect()
  }

  /** The current table; `undefined` until the server has sent it. */
  get view(): TableView | undefined {
    if (this.#state === undefined) return undefined
    return { ...this.#state, number: this.#number, viewer: this.#viewer, events: this.#events }
  }

  /** Makes a move, given as a line of notation. Resolves when the move is stored. */
  move(line: string): Promise<Done> {
    return this.send({ type: 'move', at: this.#number, move: line })
  }

  /** Sends any message; `at` is the `number` of the view that it responds to. */
  send(message: Action): Promise<Done> {
    const id = ++this.#lastId
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { message, resolve, reject })
      if (this.#isOpen) this.#socket.send(JSON.stringify({ ...message, id }))
    })
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
    this.#socket.close()
    this.#rejectAll(new Refused('offline', 'the connection was closed'))
  }

  #connect(): SocketLike {
    const { open, table, seat, invitation, language } = this.#settings
    const socket = open()
    socket.onopen = () => {
      this.#isOpen = true
      const since = this.#state === undefined ? undefined : this.#number
      socket.send(JSON.stringify({ type: 'hello', table, seat, invitation, language, since }))
      for (const [id, { message }] of this.#waiting) socket.send(JSON.stringify({ ...message, id }))
    }
    socket.onmessage = ({ data }: { data: unknown }) => this.#receive(JSON.parse(String(data)) as ServerMessage)
    socket.onclose = ({ code }: { code: number }) => this.#comeBack(code)
    // Every error is followed by a close event.
    socket.onerror = () => {}
    return socket
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'done' || message.type === 'error') return void this.#settle(message)
    if (message.type !== 'table' && message.type !== 'update') return
    this.#pause = FIRST_PAUSE
    if (message.type === 'table') this.#viewer = message.viewer
    const before = this.#state
    if (message.type === 'table' && message.face !== undefined) this.#state = message.face
    else if (message.type === 'update' && before !== undefined) this.#state = applyChanges(before, message.changes)
    if (message.events !== undefined) this.#events = [...this.#events.slice(0, message.told ?? 0), ...message.events]
    this.#number = message.number
    if (this.view !== undefined) this.#settings.onView?.(this.view)
  }

  #settle(message: Extract<ServerMessage, { type: 'done' | 'error' }>): void {
    const waiting = message.id === undefined ? undefined : this.#waiting.get(message.id)
    if (message.id !== undefined) this.#waiting.delete(message.id)
    if (message.type === 'done') waiting?.resolve(message)
    else {
      const refused = new Refused(message.code, message.text)
      if (waiting === undefined) this.#refused = refused
      waiting?.reject(refused)
    }
  }

  #comeBack(code: number): void {
    this.#isOpen = false
    if (this.#isClosed) return
    if (code === REFUSED_FOR_GOOD) {
      const refused = this.#refused ?? new Refused('not-allowed', 'the table cannot be seen from here')
      this.#rejectAll(refused)
      this.#settings.onRefused?.(refused)
      return
    }
    // With a random delay, so that clients do not all reconnect at once when a server comes back.
    this.#timer = setTimeout(
      () => {
        this.#socket = this.#connect()
      },
      this.#pause * (0.75 + Math.random() / 2),
    )
    this.#pause = Math.min(MAX_PAUSE, this.#pause * 1.7)
  }

  #rejectAll(refused: Refused): void {
    for (const { reject } of this.#waiting.values()) reject(refused)
    this.#waiting.clear()
  }
}
