import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type OutgoingPolicy, PUBLIC_INTERNET } from '../outgoing/post.ts'

/** A request that a receiver got. */
export interface Received {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** Allows requests to receivers on this machine. */
export const LOCAL_REACH: OutgoingPolicy = {
  ...PUBLIC_INTERNET,
  protocols: ['http:', 'https:'],
  allowsAddress: (address) => address === '127.0.0.1',
}

/** A web server that keeps the requests it gets and answers as configured. */
export class TestReceiver {
  readonly received: Received[] = []
  /** The next status to answer with, by path; 0 for no answer. */
  readonly answers = new Map<string, number>()
  readonly #server: Server

  private constructor() {
    this.#server = createServer(async (request, response) => {
      const pieces: Buffer[] = []
      for await (const piece of request) pieces.push(piece as Buffer)
      const path = request.url ?? ''
      this.received.push({ path, headers: request.headers, body: Buffer.concat(pieces) })
      const status = this.answers.get(path) ?? 201
      if (status !== 0) response.writeHead(status, status === 302 ? { location: `${this.url}/elsewhere` } : {}).end()
    })
  }

  static async start(): Promise<TestReceiver> {
    const receiver = new TestReceiver()
    await new Promise<void>((ready) => receiver.#server.listen(0, '127.0.0.1', ready))
    return receiver
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** The requests to this path. */
  at(path: string): Received[] {
    return this.received.filter((each) => each.path === path)
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((closed) => this.#server.close(closed))
  }
}
