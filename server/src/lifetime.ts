import type { EventEmitter } from 'node:events'
import type { Logger } from 'pino'

/** What is needed of a process; tests bring one of their own. */
export interface ProcessLike extends Pick<EventEmitter, 'on'> {
  exit(code: number): void
  exitCode?: number | string | null | undefined
}

export interface LifetimeSettings {
  readonly process: ProcessLike
  readonly logger: Pick<Logger, 'info' | 'error' | 'fatal'>
  /** Says something to whoever started the server, whatever is logged. */
  readonly say: (line: string) => void
  /** How long a server that is told to stop has for what is under way. */
  readonly patience?: number
}

const PATIENCE = 10_000
/** A terminal that is closed is a reason to close in good order as well. */
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP']

/** Sees to it that a server does not end without saying why. */
export class Lifetime {
  readonly #settings: LifetimeSettings
  #isEnding = false

  /** Begins at once, for a server can fail before it is open. */
  constructor(settings: LifetimeSettings) {
    this.#settings = settings
    const { process, logger } = settings
    // Whoever waited for it has not been told, but nothing is known to be broken: all tables go on.
    process.on('unhandledRejection', (error: unknown) => logger.error({ err: error }, 'a fault that nobody caught'))
    // Whatever was under way stopped half-way, so nothing is certain any more. What was acknowledged is stored.
    process.on('uncaughtException', (error: unknown) => this.#end('a fault that nobody caught', error))
    process.on('exit', (code: number) => {
      if (this.#isEnding || code !== 0) return
      process.exitCode = 1
      this.#report('nobody asked for it')
    })
  }

  /** Closes in good order when a signal comes. */
  closeOnSignal(close: () => Promise<void>): void {
    const { process, logger, patience = PATIENCE } = this.#settings
    let isClosing = false
    const stop = (signal: string): void => {
      if (isClosing) return
      isClosing = true
      logger.info({ signal }, 'closing')
      setTimeout(() => this.#end(`it could not close within ${patience / 1000} seconds`), patience).unref()
      close().then(
        () => {
          this.#isEnding = true
          process.exit(0)
        },
        (error) => this.#end('it could not close in good order', error),
      )
    }
    for (const signal of SIGNALS) process.on(signal, stop)
  }

  #end(reason: string, error?: unknown): void {
    if (this.#isEnding) return
    this.#isEnding = true
    try {
      this.#report(reason, error)
    } finally {
      this.#settings.process.exit(1)
    }
  }

  #report(reason: string, error?: unknown): void {
    const { logger, say } = this.#settings
    const detail = error === undefined ? '' : `: ${error instanceof Error ? (error.stack ?? error.message) : error}`
    say(`tudor-server: ending, because of this: ${reason}${detail}\n`)
    logger.fatal({ err: error, reason }, 'ending')
  }
}
