import { type AddressInfo, createServer, type Socket } from 'node:net'

/**
 * A Redis server that refuses every password and reports that it is ready, but then answers nothing, like a stopped
 * process.
 */
export class FakeRedis {
  /** The names of all commands that it has received and not answered. */
  readonly unanswered: string[] = []
  /** How many connections it has reported to be ready. */
  ready = 0
  readonly #sockets = new Set<Socket>()
  readonly #server = createServer((socket) => {
    this.#sockets.add(socket)
    socket.on('error', () => {})
    socket.on('data', (data) => {
      for (const command of String(data)
        .split(/\*\d+\r\n/)
        .slice(1))
        this.#take(socket, command.split('\r\n')[1])
    })
  })

  static async start(): Promise<FakeRedis> {
    const redis = new FakeRedis()
    await new Promise<void>((resolve) => redis.#server.listen(0, '127.0.0.1', resolve))
    return redis
  }

  get address(): string {
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  #take(socket: Socket, name: string): void {
    if (name === 'auth') socket.write('-WRONGPASS invalid username-password pair or user is disabled.\r\n')
    else if (name === 'client') socket.write('+OK\r\n')
    else if (name === 'info') {
      this.ready++
      socket.write('$21\r\nredis_version:7.0.0\r\n\r\n')
    } else this.unanswered.push(name)
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}
