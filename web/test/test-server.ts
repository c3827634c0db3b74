import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { TcpProxy } from './tcp-proxy.ts'

const PROGRAM = fileURLToPath(new URL('../../server/bin/tudor-server.js', import.meta.url))
const SITE = fileURLToPath(new URL('../dist/sw.js', import.meta.url))

/** The running servers. Vitest ends a worker with a signal; servers still running then would never stop. */
const open = new Set<TestServer>()
process.on('exit', () => {
  for (const server of open) server.abandon()
})
process.on('SIGTERM', () => process.exit())

/** The real server in its own process, with the built client and a temporary database. */
export class TestServer {
  readonly #data = mkdtempSync(join(tmpdir(), 'tudor-web-'))
  readonly #proxy: TcpProxy
  readonly #more: Readonly<Record<string, string>>
  #process: ChildProcess | undefined

  private constructor(proxy: TcpProxy, more: Readonly<Record<string, string>>) {
    this.#proxy = proxy
    this.#more = more
  }

  /** `more` is added to its environment. */
  static async open(more: Readonly<Record<string, string>> = {}): Promise<TestServer> {
    if (!existsSync(SITE)) throw new Error('the client is not built; `npm run setup` does it')
    const server = new TestServer(await TcpProxy.open(), more)
    open.add(server)
    await server.#start()
    return server
  }

  /** The public URL; it stays the same when the server restarts. */
  get url(): string {
    return this.#proxy.url
  }

  /** Whether the server is running; it may have been stopped or have crashed. */
  get isOpen(): boolean {
    return this.#process !== undefined && this.#process.exitCode === null && this.#process.signalCode === null
  }

  /** Stops the server and starts it again at the same address. */
  async restart(): Promise<void> {
    await this.stop()
    await this.#start()
  }

  async stop(): Promise<void> {
    const running = this.#process
    if (running === undefined) return
    this.#process = undefined
    this.#proxy.forwardTo(undefined)
    if (running.exitCode !== null || running.signalCode !== null) return
    const gone = new Promise((resolve) => running.once('exit', resolve))
    running.kill()
    await gone
  }

  async close(): Promise<void> {
    await this.stop()
    await this.#proxy.close()
    open.delete(this)
    rmSync(this.#data, { recursive: true, force: true })
  }

  /** Kills the server without waiting for it. */
  abandon(): void {
    this.#process?.kill('SIGKILL')
    rmSync(this.#data, { recursive: true, force: true })
  }

  #start(): Promise<void> {
    const environment = {
      HOST: '127.0.0.1',
      PORT: '0',
      TUDOR_DATA: this.#data,
      RATE_LIMITS: 'off',
      WARM_UP: 'off',
      LOG_LEVEL: 'fatal',
      ...this.#more,
    }
    const running = spawn(process.execPath, [PROGRAM], {
      env: { PATH: process.env.PATH, ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#process = running
    return new Promise((resolve, reject) => {
      let said = ''
      running.once('exit', (code, signal) => {
        const how = `the server stopped by itself with ${code ?? signal}: ${said}`
        // After the start nothing waits for this, but it helps to see why a test failed.
        if (this.#process === running) console.error(how)
        reject(new Error(how))
      })
      running.stdout.on('data', (data) => {
        said += data
        const url = /open at (\S+)/.exec(said)?.[1]
        if (url === undefined) return
        this.#proxy.forwardTo(Number(new URL(url).port))
        resolve()
      })
    })
  }
}
