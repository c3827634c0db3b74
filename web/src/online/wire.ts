import { Refusal } from '../play/refusal.ts'
import type { ServerMessage } from './types.ts'

export type WireState = 'connecting' | 'open' | 'reconnecting' | 'closed'

export interface WireListener {
  /** What to say first on every new socket. */
  hello(): object
  take(message: ServerMessage): void
  stateChanged(state: WireState): void
  /** The server's last word. */
  refused(refusal: Refusal): void
}

interface Waiting {
  readonly message: object
  readonly resolve: (answer: never) => void
  readonly reject: (refusal: Refusal) => void
}

const FIRST_PAUSE = 500
const LONGEST_PAUSE = 15_000
const REFUSED_FOR_GOOD = 1008
/** A connection that has died without a word is noticed by this. */
const PING_EVERY = 25_000

/** A socket that comes back by itself, in growing pauses. What was not answered is said again: the server knows it by its `at`. */
export class Wire {
  readonly #listener: WireListener
  #socket: WebSocket | undefined
  #pause = FIRST_PAUSE
  #timer: ReturnType<typeof setTimeout> | undefined
  #pinging: ReturnType<typeof setInterval> | undefined
  readonly #waiting = new Map<number, Waiting>()
  #lastId = 0
  #isClosed = false
  #refusal: Refusal | undefined

  constructor(listener: WireListener) {
    this.#listener = listener
    addEventListener('online', this.#hasten)
    document.addEventListener('visibilitychange', this.#hasten)
    this.#connect('connecting')
  }

  /** Says something that is answered with done, and perhaps with what was asked for, or a refusal. */
  ask<T = void>(message: object): Promise<T> {
    const id = ++this.#lastId
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { message, resolve, reject })
      if (this.#socket?.readyState === WebSocket.OPEN) this.#send({ ...message, id })
    })
  }

  close(): void {
    this.#isClosed = true
    removeEventListener('online', this.#hasten)
    document.removeEventListener('visibilitychange', this.#hasten)
    clearTimeout(this.#timer)
    clearInterval(this.#pinging)
    this.#socket?.close()
    for (const { reject } of this.#waiting.values()) reject(new Refusal('offline', 'the table was left'))
    this.#waiting.clear()
  }

  #send(message: object): void {
    this.#socket?.send(JSON.stringify(message))
  }

  #connect(state: WireState): void {
    this.#listener.stateChanged(state)
    const socket = new WebSocket(`${location.protocol.replace('http', 'ws')}//${location.host}/play`)
    this.#socket = socket
    socket.onopen = () => {
      this.#send(this.#listener.hello())
      for (const [id, { message }] of this.#waiting) this.#send({ ...message, id })
      clearInterval(this.#pinging)
      this.#pinging = setInterval(() => this.#send({ type: 'ping' }), PING_EVERY)
    }
    socket.onmessage = ({ data }) => this.#take(JSON.parse(data))
    socket.onclose = ({ code }) => this.#closed(code)
  }

  #take(message: ServerMessage): void {
    if (message.type === 'table') {
      this.#pause = FIRST_PAUSE
      this.#listener.stateChanged('open')
    }
    if (message.type === 'done' || message.type === 'error') this.#settle(message)
    else this.#listener.take(message)
  }

  #settle(message: Extract<ServerMessage, { type: 'done' | 'error' }>): void {
    const waiting = message.id === undefined ? undefined : this.#waiting.get(message.id)
    if (message.id !== undefined) this.#waiting.delete(message.id)
    if (message.type === 'done') waiting?.resolve(message.answer as never)
    else {
      const refusal = new Refusal(message.code, message.text)
      if (waiting === undefined) this.#refusal = refusal
      waiting?.reject(refusal)
    }
  }

  #closed(code: number): void {
    clearInterval(this.#pinging)
    if (this.#isClosed) return
    if (code === REFUSED_FOR_GOOD) {
      this.#listener.stateChanged('closed')
      this.#listener.refused(this.#refusal ?? new Refusal('not-allowed', 'this table cannot be seen from here'))
      return
    }
    this.#listener.stateChanged('reconnecting')
    // Not all at once when a server comes back.
    this.#timer = setTimeout(() => this.#connect('reconnecting'), this.#pause * (0.75 + Math.random() / 2))
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 1.7)
  }

  /** Somebody looks again, or the network is back: no need to wait for the end of a long pause. */
  readonly #hasten = (): void => {
    if (this.#isClosed || document.hidden || this.#socket?.readyState !== WebSocket.CLOSED) return
    clearTimeout(this.#timer)
    this.#pause = FIRST_PAUSE
    this.#connect('reconnecting')
  }
}
