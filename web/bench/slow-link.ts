import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

const TICK = 10

/** A connection to the server as slow as a poor mobile one, shared by the page, its workers and all other requests. */
export class SlowLink {
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  readonly #queue: { readonly due: number; readonly send: (most: number) => number }[] = []
  readonly #timer: ReturnType<typeof setInterval>

  /** All connections share `bitsPerSecond`. Each response is delayed by `latency` milliseconds. */
  private constructor(target: URL, bitsPerSecond: number, latency: number) {
    const perTick = (bitsPerSecond / 8 / 1000) * TICK
    this.#timer = setInterval(() => {
      let left = perTick
      while (left > 0 && this.#queue.length > 0 && this.#queue[0].due <= Date.now()) {
        const sent = this.#queue[0].send(left)
        if (sent < left) this.#queue.shift()
        left -= sent
      }
    }, TICK)
    this.#server = createServer((near) => {
      const far = connect(Number(target.port), target.hostname)
      for (const socket of [near, far]) {
        this.#sockets.add(socket)
        socket.on('error', () => socket.destroy())
        socket.on('close', () => this.#sockets.delete(socket))
      }
      near.pipe(far)
      far.on('data', (data: Buffer) => {
        let at = 0
        const send = (most: number): number => {
          const part = data.subarray(at, at + Math.ceil(most))
          at += part.length
          near.write(part)
          return part.length
        }
        this.#queue.push({ due: Date.now() + latency, send })
      })
      far.on('close', () => near.end())
    })
  }

  static async open(url: string, bitsPerSecond: number, latency: number): Promise<SlowLink> {
    const link = new SlowLink(new URL(url), bitsPerSecond, latency)
    await new Promise<void>((ready) => link.#server.listen(0, '127.0.0.1', ready))
    return link
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    for (const socket of this.#sockets) socket.destroy()
    await new Promise((gone) => this.#server.close(gone))
  }
}
