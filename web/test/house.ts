import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Door } from './door.ts'

const PROGRAM = fileURLToPath(new URL('../../server/bin/tudor-server.js', import.meta.url))
const SITE = fileURLToPath(new URL('../dist/sw.js', import.meta.url))

/** The real server as a process of its own, with the built client and a database that is gone afterwards. */
export class House {
  readonly #data = mkdtempSync(join(tmpdir(), 'tudor-web-'))
  readonly #door: Door
  readonly #more: Readonly<Record<string, string>>
  #process: ChildProcess | undefined

  private constructor(door: Door, more: Readonly<Record<string, string>>) {
    this.#door = door
    this.#more = more
  }

  /** `more` is what else its environment says. */
  static async open(more: Readonly<Record<string, string>> = {}): Promise<House> {
    if (!existsSync(SITE)) throw new Error('the client is not built; `npm run setup` does it')
    const house = new House(await Door.open(), more)
    await house.#start()
    return house
  }

  /** Where people go; it stays the same however often the server is started. */
  get url(): string {
    return this.#door.url
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
    this.#door.leadTo(undefined)
    if (running.exitCode !== null || running.signalCode !== null) return
    const gone = new Promise((resolve) => running.once('exit', resolve))
    running.kill()
    await gone
  }

  async close(): Promise<void> {
    await this.stop()
    await this.#door.close()
    rmSync(this.#data, { recursive: true, force: true })
  }

  #start(): Promise<void> {
    const environment = {
      HOST: '127.0.0.1',
      PORT: '0',
      TUDOR_DATA: this.#data,
      RATE_LIMITS: 'off',
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
        // After the start nobody waits for this any more, but whoever reads why a test failed should know.
        if (this.#process === running) console.error(how)
        reject(new Error(how))
      })
      running.stdout.on('data', (data) => {
        said += data
        const url = /open at (\S+)/.exec(said)?.[1]
        if (url === undefined) return
        this.#door.leadTo(Number(new URL(url).port))
        resolve()
      })
    })
  }
}
