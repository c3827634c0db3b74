import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/**
 * An address that is kept while a server behind it comes and goes. A server that gave its port back could not be sure to get
 * it again: meanwhile anybody may have taken it.
 */
export class TcpProxy {
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  #url = ''
  #port: number | undefined

  private constructor() {
    this.#server = createServer((near) => {
      this.#keep(near)
      if (this.#port === undefined) {
        // Not politely, or else some would knock again and again.
        near.resetAndDestroy()
        return
      }
      const far = connect(this.#port, '127.0.0.1')
      this.#keep(far)
      near.pipe(far).pipe(near)
      // Whoever is cut off on one side is so on the other.
      near.once('close', () => far.destroy())
      far.once('close', () => near.destroy())
    })
  }

  static async open(): Promise<TcpProxy> {
    const proxy = new TcpProxy()
    await new Promise<void>((ready) => proxy.#server.listen(0, '127.0.0.1', ready))
    proxy.#url = `http://127.0.0.1:${(proxy.#server.address() as AddressInfo).port}`
    return proxy
  }

  get url(): string {
    return this.#url
  }

  /** Who knocks gets to this port of this machine from now on, or to nobody. */
  forwardTo(port: number | undefined): void {
    this.#port = port
  }

  async close(): Promise<void> {
    const gone = new Promise((resolve) => this.#server.close(resolve))
    for (const socket of this.#sockets) socket.destroy()
    await gone
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.once('close', () => this.#sockets.delete(socket))
  }
}
