import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/**
 * A stable address for a server that stops and starts. A server that has released its port might not get it back: another
 * process may have taken it meanwhile.
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
        // Destroyed instead of ended, or some clients would keep retrying.
        near.resetAndDestroy()
        return
      }
      const far = connect(this.#port, '127.0.0.1')
      this.#keep(far)
      near.pipe(far).pipe(near)
      // A connection closed on one side is closed on the other.
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

  /** From now on, connections go to this local port, or are closed if there is none. */
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
