import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const PROGRAM = fileURLToPath(new URL('../../bin/tudor-server.js', import.meta.url))

/** A server in a separate process, which can be killed. */
export class ServerProcess {
  readonly #environment: Readonly<Record<string, string>>
  /** Options for Node. */
  readonly #flags: readonly string[]
  readonly port: number
  readonly url: string
  #child: ChildProcess | undefined

  constructor(port: number, environment: Readonly<Record<string, string>>, flags: readonly string[] = []) {
    this.#flags = flags
    this.port = port
    this.url = `http://127.0.0.1:${port}`
    this.#environment = { HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'warn', ...environment }
  }

  /** With a limit of file handles, if one is given. */
  async start(fileHandles?: number): Promise<void> {
    const command = [process.execPath, ...this.#flags, PROGRAM]
    const limited = ['/bin/sh', '-c', `ulimit -n ${fileHandles}; exec "$@"`, 'sh', ...command]
    const [program, ...words] = fileHandles === undefined ? command : limited
    const child = spawn(program, words, {
      env: { ...process.env, ...this.#environment },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    this.#child = child
    for (let attempt = 0; attempt < 300; attempt++) {
      if (child.exitCode !== null) throw new Error(`the server ended with code ${child.exitCode}`)
      const response = await fetch(`${this.url}/healthz`).catch(() => undefined)
      if (response?.ok) return
      await new Promise((wait) => setTimeout(wait, 100))
    }
    throw new Error('the server does not answer')
  }

  get pid(): number {
    return this.#child!.pid!
  }

  /** Sends this signal and waits until the process has ended. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child!
    if (child.exitCode !== null || child.signalCode !== null) return
    await new Promise<void>((resolve) => {
      child.once('exit', () => resolve())
      child.kill(signal)
    })
  }

  /** Its memory use now, in megabytes; `undefined` if the system does not report it. */
  memory(): number | undefined {
    return this.#statusFigure('VmRSS')
  }

  /** Its peak memory use so far. */
  peakMemory(): number | undefined {
    return this.#statusFigure('VmHWM')
  }

  #statusFigure(name: string): number | undefined {
    try {
      const status = readFileSync(`/proc/${this.pid}/status`, 'utf8')
      const kilobytes = new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]
      return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1024)
    } catch {
      return undefined
    }
  }

  /** Its CPU time so far, in seconds; shows how reliable a measurement on a busy machine is. */
  computed(): number | undefined {
    try {
      const fields = readFileSync(`/proc/${this.pid}/stat`, 'utf8').split(') ')[1].split(' ')
      return (Number(fields[11]) + Number(fields[12])) / 100
    } catch {
      return undefined
    }
  }

  /**
   * Its heap and external memory after a garbage collection, in bytes. The server must be started with
   * `collect-garbage.ts`.
   */
  async heldBytes(): Promise<number> {
    for (let round = 0; round < 3; round++) {
      process.kill(this.pid, 'SIGUSR2')
      await new Promise((wait) => setTimeout(wait, 500))
    }
    return (await this.figure('nodejs_heap_size_used_bytes')) + (await this.figure('nodejs_external_memory_bytes'))
  }

  /** One value from /metrics. */
  async figure(name: string): Promise<number> {
    const text = await (await fetch(`${this.url}/metrics`)).text()
    return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
  }
}
