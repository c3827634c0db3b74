import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PUBLIC_REACH, type Reach } from '../outgoing/post.ts'

/** What a receiver was sent. */
export interface Received {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** As far as to a receiver on this machine. */
export const LOCAL_REACH: Reach = {
  ...PUBLIC_REACH,
  protocols: ['http:', 'https:'],
  mayUse: (address) => address === '127.0.0.1',
}

/** Somebody's web server, which keeps what it is sent and answers as it is told. */
export class TestReceiver {
  readonly received: Received[] = []
  /** What it answers next, by path; 0 is no answer at all. */
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

  /** What came to this path. */
  at(path: string): Received[] {
    return this.received.filter((each) => each.path === path)
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((closed) => this.#server.close(closed))
  }
}
