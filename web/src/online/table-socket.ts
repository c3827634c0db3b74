import { Refusal } from '../play/refusal.ts'
import type { ServerMessage } from './types.ts'

export type SocketState = 'connecting' | 'open' | 'reconnecting' | 'closed'

export interface SocketListener {
  /** The first message on every new socket. */
  hello(): object
  take(message: ServerMessage): void
  stateChanged(state: SocketState): void
  /** The server's final refusal. */
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
/** Detects a connection that was lost without being closed. */
const PING_EVERY = 25_000

/**
 * A socket that reconnects by itself with growing delays. Unanswered messages are sent again: the server recognises them by
 * their `at`.
 */
export class TableSocket {
  readonly #listener: SocketListener
  #socket: WebSocket | undefined
  #pause = FIRST_PAUSE
  #timer: ReturnType<typeof setTimeout> | undefined
  #pinging: ReturnType<typeof setInterval> | undefined
  readonly #waiting = new Map<number, Waiting>()
  #lastId = 0
  #isClosed = false
  #refusal: Refusal | undefined

  constructor(listener: SocketListener) {
    this.#listener = listener
    addEventListener('online', this.#hasten)
    document.addEventListener('visibilitychange', this.#hasten)
    this.#connect('connecting')
  }

  /** Sends a message that is answered with done, possibly with a result, or with a refusal. */
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

  #connect(state: SocketState): void {
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
      this.#listener.refused(this.#refusal ?? new Refusal('not-allowed', 'you cannot see this table'))
      return
    }
    this.#listener.stateChanged('reconnecting')
    // Random, so that clients do not reconnect all at once when a server comes back.
    this.#timer = setTimeout(() => this.#connect('reconnecting'), this.#pause * (0.75 + Math.random() / 2))
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 1.7)
  }

  /** The page is visible again, or the network is back: do not wait for the end of a long delay. */
  readonly #hasten = (): void => {
    if (this.#isClosed || document.hidden || this.#socket?.readyState !== WebSocket.CLOSED) return
    clearTimeout(this.#timer)
    this.#pause = FIRST_PAUSE
    this.#connect('reconnecting')
  }
}
