import type { ClientMessage, ServerMessage } from '@tudor-rose/protocol'
import { ReceivedTable } from './received-table.ts'
import { Refusal } from './refusal.ts'
import type { SocketLike } from './socket-like.ts'

export type ConnectionState = 'connecting' | 'open' | 'reconnecting' | 'closed'

interface SocketOpener {
  openSocket(): SocketLike
}

export interface TableConnectionSettings {
  readonly table: string
  /** For a person with several seats; -1 to watch. */
  readonly seat?: number | undefined
  readonly invitation?: string | undefined
  /** Prompts and events come with sentences in this language. */
  readonly language?: string | undefined
  /** Called after every message that changes the table: its view, the players present, chat. */
  readonly onChange?: (table: ReceivedTable, message: ServerMessage) => void
  readonly onState?: (state: ConnectionState) => void
  /** Called when the server refuses the connection permanently. */
  readonly onRefused?: (refusal: Refusal) => void
}

type WithoutId<M, Left extends string> = M extends unknown ? Omit<M, 'id' | Left> : never
type Acting = Extract<ClientMessage, { readonly at: number }>
/** An action of a seat, based on the view it has seen. */
export type Action = WithoutId<Acting, 'at'>
/** A message that does not affect the game: chat, notes, pings. */
export type NonGameMessage = WithoutId<Exclude<ClientMessage, Acting | { type: 'hello' }>, never>
export type Done = Extract<ServerMessage, { type: 'done' }>
type Answer = Done | Extract<ServerMessage, { type: 'error' }>

interface Unanswered {
  readonly message: object
  readonly resolve: (done: Done) => void
  readonly reject: (refusal: Refusal) => void
}

const FIRST_PAUSE = 500
const MAX_PAUSE = 15_000
const REFUSED_FOR_GOOD = 1008
/** In milliseconds. If nothing has arrived since the last ping, the connection is dead, even if it was not closed. */
const PING_EVERY = 25_000
const HELLO_ID = 0
/** Refusals of the hello that may be temporary. */
const TEMPORARY: readonly string[] = ['unavailable', 'too-many-requests']

/**
 * A socket to one table, which reconnects automatically with growing pauses and resumes where it was. Unanswered messages
 * are sent again: the server recognises actions by their `at`.
 */
export class TableConnection {
  readonly table = new ReceivedTable()
  readonly #client: SocketOpener
  readonly #settings: TableConnectionSettings
  readonly #unanswered = new Map<number, Unanswered>()
  #socket: SocketLike | undefined
  #state: ConnectionState = 'connecting'
  #hasHeard = false
  #lastId = HELLO_ID
  #pause = FIRST_PAUSE
  #pauseTimer: ReturnType<typeof setTimeout> | undefined
  #pingTimer: ReturnType<typeof setInterval> | undefined
  #lastError: Refusal | undefined

  /** Opens a table, to play at it or to watch it. `client` is an `ApiClient`. */
  constructor(client: SocketOpener, settings: TableConnectionSettings) {
    this.#client = client
    this.#settings = settings
    this.#connect()
  }

  get state(): ConnectionState {
    return this.#state
  }

  /** Makes a move, given as a line of notation. Resolves when the move is stored. */
  move(line: string): Promise<Done> {
    return this.act({ type: 'move', move: line })
  }

  /** Sends an action; `at` is the number of the view it is based on. Resolves when it is stored. */
  act(action: Action, at = this.table.view?.number ?? -1): Promise<Done> {
    return this.#ask({ ...action, at })
  }

  /** Sends a message that does not affect the game. */
  send(remark: NonGameMessage): Promise<Done> {
    return this.#ask(remark)
  }

  /** Ends the pause before the next attempt, for example because the network is back. */
  reconnectNow(): void {
    if (this.#pauseTimer === undefined) return
    this.#pause = FIRST_PAUSE
    this.#connect()
  }

  close(): void {
    this.#end(new Refusal('offline', 'the connection was closed'))
  }

  #ask(message: object): Promise<Done> {
    const id = ++this.#lastId
    return new Promise((resolve, reject) => {
      if (this.#state === 'closed') return reject(new Refusal('offline', 'the connection is closed'))
      this.#unanswered.set(id, { message, resolve, reject })
      if (this.#state === 'open') this.#write({ ...message, id })
    })
  }

  #write(message: object): void {
    this.#socket?.send(JSON.stringify(message))
  }

  #connect(): void {
    clearTimeout(this.#pauseTimer)
    this.#pauseTimer = undefined
    const socket = this.#client.openSocket()
    this.#socket = socket
    this.#hasHeard = false
    this.#pingTimer = setInterval(() => this.#ping(), PING_EVERY)
    socket.onopen = () => {
      const { table, seat, invitation, language } = this.#settings
      this.#write({ type: 'hello', id: HELLO_ID, table, seat, invitation, language, since: this.table.view?.number })
    }
    socket.onmessage = ({ data }: { data: unknown }) => {
      if (socket === this.#socket) this.#receive(JSON.parse(String(data)))
    }
    socket.onclose = ({ code }: { code: number }) => {
      if (socket !== this.#socket) return
      if (code === REFUSED_FOR_GOOD)
        this.#refuse(this.#lastError ?? new Refusal('not-allowed', 'you cannot see this table'))
      else this.#reconnect()
    }
    // Every error is followed by a close event.
    socket.onerror = () => {}
  }

  #receive(message: ServerMessage): void {
    this.#hasHeard = true
    if (message.type === 'done' || message.type === 'error') return void this.#receiveAnswer(message)
    this.table.receive(message)
    if (message.type === 'table' && this.#state !== 'open') {
      this.#pause = FIRST_PAUSE
      this.#setState('open')
      // Not before: the server refuses everything until it has found the table.
      for (const [id, unanswered] of this.#unanswered) this.#write({ ...unanswered.message, id })
    }
    this.#settings.onChange?.(this.table, message)
  }

  #receiveAnswer(answer: Answer): void {
    const unanswered = this.#unanswered.get(answer.id ?? HELLO_ID)
    if (unanswered !== undefined) this.#unanswered.delete(answer.id!)
    if (answer.type === 'done') return void unanswered?.resolve(answer)
    const refusal = new Refusal(answer.code, answer.text)
    unanswered?.reject(refusal)
    // Without an id, it says why the server is about to close the socket.
    if (answer.id === undefined) this.#lastError = refusal
    if (answer.id !== HELLO_ID) return
    if (TEMPORARY.includes(answer.code)) this.#reconnect()
    else this.#refuse(refusal)
  }

  #ping(): void {
    if (!this.#hasHeard) return void this.#reconnect()
    this.#hasHeard = false
    this.#write({ type: 'ping' })
  }

  #reconnect(): void {
    this.#drop()
    this.#setState('reconnecting')
    // With a random delay, so that clients do not all reconnect at once when a server comes back.
    this.#pauseTimer = setTimeout(() => this.#connect(), this.#pause * (0.75 + Math.random() / 2))
    this.#pause = Math.min(MAX_PAUSE, this.#pause * 1.7)
  }

  #refuse(refusal: Refusal): void {
    this.#end(refusal)
    this.#settings.onRefused?.(refusal)
  }

  #end(refusal: Refusal): void {
    clearTimeout(this.#pauseTimer)
    this.#pauseTimer = undefined
    this.#drop()
    this.#setState('closed')
    for (const { reject } of this.#unanswered.values()) reject(refusal)
    this.#unanswered.clear()
  }

  #drop(): void {
    clearInterval(this.#pingTimer)
    const socket = this.#socket
    this.#socket = undefined
    socket?.close()
  }

  #setState(state: ConnectionState): void {
    if (state === this.#state) return
    this.#state = state
    this.#settings.onState?.(state)
  }
}
