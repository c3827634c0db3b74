import type { EventEmitter } from 'node:events'
import type { Logger } from 'pino'

/** The part of `process` that is used here; tests pass their own. */
export interface ProcessLike extends Pick<EventEmitter, 'on'> {
  exit(code: number): void
  exitCode?: number | string | null | undefined
}

export interface LifetimeSettings {
  readonly process: ProcessLike
  readonly logger: Pick<Logger, 'info' | 'error' | 'fatal'>
  /** Writes to stderr, whatever the log level. */
  readonly writeError: (line: string) => void
  /** How long the server may take to close, in milliseconds. */
  readonly timeout?: number
}

const CLOSE_TIMEOUT = 10_000
/** SIGHUP comes when the terminal is closed. */
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP']

/** Makes sure that the server never ends without saying why. */
export class Lifetime {
  readonly #settings: LifetimeSettings
  #isEnding = false

  /** Takes effect at once, because a server can fail before it listens. */
  constructor(settings: LifetimeSettings) {
    this.#settings = settings
    const { process, logger } = settings
    // One request may have no answer, but nothing else is broken: all tables go on.
    process.on('unhandledRejection', (error: unknown) => logger.error({ err: error }, 'unhandled error'))
    // Work stopped half-way, so the memory may be inconsistent. Everything acknowledged is stored.
    process.on('uncaughtException', (error: unknown) => this.#end('unhandled error', error))
    process.on('exit', (code: number) => {
      if (this.#isEnding || code !== 0) return
      process.exitCode = 1
      this.#report('it ended without being told to')
    })
  }

  /** Closes the server when a signal arrives. */
  closeOnSignal(close: () => Promise<void>): void {
    const { process, logger, timeout = CLOSE_TIMEOUT } = this.#settings
    let isClosing = false
    const stop = (signal: string): void => {
      if (isClosing) return
      isClosing = true
      logger.info({ signal }, 'closing')
      setTimeout(() => this.#end(`the server did not close within ${timeout / 1000} seconds`), timeout).unref()
      close().then(
        () => {
          this.#isEnding = true
          process.exit(0)
        },
        (error) => this.#end('the server could not close everything', error),
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
    const { logger, writeError } = this.#settings
    const detail = error === undefined ? '' : `: ${error instanceof Error ? (error.stack ?? error.message) : error}`
    writeError(`tudor-server: ending: ${reason}${detail}\n`)
    logger.fatal({ err: error, reason }, 'ending')
  }
}
