import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** A proxy between a client and a service that can hold back their data. */
export class StallingProxy {
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  #isStalled = false

  private constructor(port: number, host: string) {
    this.#server = createServer((near) => {
      const far = connect(port, host)
      this.#pass(near, far)
      this.#pass(far, near)
    })
  }

  static async before(url: string): Promise<StallingProxy> {
    const { hostname, port } = new URL(url)
    const proxy = new StallingProxy(Number(port), hostname)
    proxy.#server.listen(0, '127.0.0.1')
    await once(proxy.#server, 'listening')
    return proxy
  }

  /** The URL of the service through this proxy. */
  through(url: string): string {
    const other = new URL(url)
    other.hostname = '127.0.0.1'
    other.port = String((this.#server.address() as AddressInfo).port)
    return other.href
  }

  stall(): void {
    this.#isStalled = true
    for (const socket of this.#sockets) socket.pause()
  }

  goOn(): void {
    this.#isStalled = false
    for (const socket of this.#sockets) socket.resume()
  }

  close(): void {
    this.#server.close()
    for (const socket of this.#sockets) socket.destroy()
  }

  #pass(from: Socket, to: Socket): void {
    this.#sockets.add(from)
    from.on('data', (data) => to.write(data))
    from.on('end', () => to.end())
    from.on('error', () => to.destroy())
    from.on('close', () => this.#sockets.delete(from))
    if (this.#isStalled) from.pause()
  }
}
