import type { Change } from '@tudor-rose/protocol'
import { applyChanges } from '@tudor-rose/protocol/changes'
import { WebSocket } from 'ws'
import { checkServerMessage } from './strict-schema.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read any field of a message
type Message = any

/** A client with cookies, requests and sockets. */
export class TestClient {
  readonly #url: string
  /** The session cookie. */
  cookie = ''
  /** The cookie that shows that an account has logged in on this device. */
  device = ''

  constructor(url: string) {
    this.#url = url
  }

  async request(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const response = await fetch(this.#url + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...this.#cookies(),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    for (const given of response.headers.getSetCookie()) {
      const [cookie] = given.split(';')
      const kept = cookie.endsWith('=') ? '' : cookie
      if (cookie.startsWith('tudor-device=')) this.device = kept
      else this.cookie = kept
    }
    return response
  }

  #cookies(): { cookie?: string } {
    const cookies = [this.cookie, this.device].filter((each) => each !== '')
    return cookies.length === 0 ? {} : { cookie: cookies.join('; ') }
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
    return TestSocket.open(`${this.#url.replace('http', 'ws')}/play`, {
      ...this.#cookies(),
      ...headers,
    })
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

/** The client side of a socket, which keeps its view of the table up to date as a client does. */
export class TestSocket {
  readonly socket: WebSocket
  readonly received: Message[] = []
  face: Message
  number = -1
  events: Message[] = []
  closed: number | undefined
  #id = 1
  #waiting: (() => void)[] = []

  private constructor(socket: WebSocket) {
    this.socket = socket
    socket.on('message', (data) => this.#take(JSON.parse(String(data))))
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

  #take(message: Message): void {
    checkServerMessage(message)
    this.received.push(message)
    if (message.type === 'table' || message.type === 'update') {
      this.number = message.number
      if (message.face !== undefined) this.face = message.face
      if (message.changes !== undefined && this.face !== undefined)
        this.face = applyChanges(this.face, message.changes as Change[])
      if (message.events !== undefined) this.events = [...this.events.slice(0, message.told), ...message.events]
    }
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
