import { ApiClient, ReceivedTable } from '@tudor-rose/client'
import type { ServerMessage } from '@tudor-rose/protocol'
import { WebSocket } from 'ws'
import { DEVICE_COOKIE, SESSION_COOKIE } from '../http/cookies.ts'
import { checkServerMessage } from './strict-schema.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read any field of a message
type Message = any

/** A client for tests, which also send what no client would: any path, body, header and message. */
export class TestClient {
  readonly #url: string
  readonly #api: ApiClient

  constructor(url: string) {
    this.#url = url
    this.#api = new ApiClient({ url })
  }

  /** The value of the session cookie. */
  get cookie(): string {
    return this.#api.cookies.get(SESSION_COOKIE) ?? ''
  }

  set cookie(value: string) {
    this.#api.cookies.set(SESSION_COOKIE, value)
  }

  /** The value of the cookie that shows that an account has logged in on this device. */
  get device(): string {
    return this.#api.cookies.get(DEVICE_COOKIE) ?? ''
  }

  set device(value: string) {
    this.#api.cookies.set(DEVICE_COOKIE, value)
  }

  request(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response> {
    return this.#api.request(method, path, typeof body === 'string' ? body : JSON.stringify(body), headers)
  }

  /** The response, which must be a success. */
  async ask(method: string, path: string, body?: unknown): Promise<Message> {
    const response = await this.request(method, path, body)
    const answer = await response.json()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`)
    return answer
  }

  /** The code of the refusal. */
  async refusal(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<string> {
    const response = await this.request(method, path, body, headers)
    const answer = (await response.json()) as Message
    return response.ok ? `not refused: ${JSON.stringify(answer)}` : answer.error.code
  }

  open(headers: Record<string, string> = {}): Promise<TestSocket> {
    const cookie = Array.from(this.#api.cookies, (pair) => pair.join('=')).join('; ')
    return TestSocket.open(`${this.#url.replace('http', 'ws')}/play`, { ...(cookie && { cookie }), ...headers })
  }

  /** A socket that has sent a hello and received the table. */
  async sit(table: string, more: object = {}): Promise<TestSocket> {
    const socket = await this.open()
    socket.send({ type: 'hello', id: 0, table, ...more })
    const answer = await socket.next((message) => message.id === 0)
    if (answer.type === 'error') throw new Error(`hello: ${answer.code}`)
    return socket
  }
}

/**
 * One socket, on which a test says everything itself, also what a client would not, and sees every message. It puts the table
 * together as a client does.
 */
export class TestSocket {
  readonly socket: WebSocket
  readonly received: Message[] = []
  readonly #table = new ReceivedTable()
  number = -1
  closed: number | undefined
  #id = 1
  #waiting: (() => void)[] = []

  private constructor(socket: WebSocket) {
    this.socket = socket
    socket.on('message', (data) => this.#receive(JSON.parse(String(data))))
    socket.on('close', (code) => {
      this.closed = code
      this.#wake()
    })
  }

  static open(url: string, headers: Record<string, string>): Promise<TestSocket> {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(url, { headers })
      const test = new TestSocket(socket)
      socket.once('open', () => resolve(test))
      socket.once('error', reject)
    })
  }

  /** The table as this viewer sees it. */
  get table(): Message {
    return this.#table.view
  }

  get events(): Message[] {
    return [...(this.#table.view?.events ?? [])]
  }

  #receive(message: ServerMessage): void {
    checkServerMessage(message)
    this.received.push(message)
    this.#table.receive(message)
    if (message.type === 'table' || message.type === 'update') this.number = message.number
    this.#wake()
  }

  #wake(): void {
    const waiting = this.#waiting
    this.#waiting = []
    for (const wake of waiting) wake()
  }

  send(message: object | string): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  }

  /** Waits for a result; fails if the socket closes first or it takes too long. */
  async until<T>(find: () => T | undefined | false, what: string): Promise<T> {
    const end = Date.now() + 30_000
    for (;;) {
      const found = find()
      if (found !== undefined && found !== false) return found
      if (this.closed !== undefined) throw new Error(`the socket closed (${this.closed}) before ${what}`)
      if (Date.now() > end) throw new Error(`waited in vain for ${what}; last: ${JSON.stringify(this.received.at(-1))}`)
      await new Promise<void>((wake) => {
        this.#waiting.push(wake)
        setTimeout(wake, 500)
      })
    }
  }

  next(fits: (message: Message) => boolean): Promise<Message> {
    return this.until(() => this.received.find(fits), String(fits))
  }

  /** Sends a message and returns the response. */
  async ask(message: object): Promise<Message> {
    const id = this.#id++
    this.send({ ...message, id })
    return this.next((answer) => answer.id === id && (answer.type === 'done' || answer.type === 'error'))
  }

  reached(number: number): Promise<unknown> {
    return this.until(() => this.number >= number, `number ${number}`)
  }

  close(): void {
    this.socket.close()
  }
}
