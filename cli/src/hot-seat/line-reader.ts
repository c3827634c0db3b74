import { createInterface, type Interface } from 'node:readline'
import type { Environment } from '../environment.ts'

/** Reads lines from a terminal with line editing, or from a pipe. */
export class LineReader {
  readonly #environment: Environment
  readonly #reader: Interface
  readonly #waiting: string[] = []
  #hasEnded = false
  #wake: (() => void) | undefined

  constructor(environment: Environment) {
    this.#environment = environment
    const isTerminal = this.isTerminal
    this.#reader = createInterface({
      input: environment.input,
      ...(isTerminal ? { output: environment.output as NodeJS.WritableStream } : {}),
      terminal: isTerminal,
      // The arrow keys would show one seat what another typed.
      historySize: 0,
    })
    this.#reader.on('line', (line) => {
      this.#waiting.push(line)
      this.#wake?.()
    })
    this.#reader.on('SIGINT', () => this.#reader.close())
    this.#reader.on('close', () => {
      this.#hasEnded = true
      this.#wake?.()
    })
  }

  /** Whether this is a terminal, not a pipe. */
  get isTerminal(): boolean {
    return Boolean(this.#environment.input.isTTY && this.#environment.output.isTTY)
  }

  /**
   * Whether the player at the terminal has left, by Ctrl-C or end of input. A pipe may end long before its lines are
   * used: how far its game gets must not depend on how long bots think.
   */
  get isLeft(): boolean {
    return this.isTerminal && this.#hasEnded
  }

  /** The next line, trimmed; `undefined` at the end of input. */
  async ask(question: string): Promise<string | undefined> {
    if (this.isTerminal && !this.#hasEnded) {
      this.#reader.setPrompt(question)
      this.#reader.prompt()
    } else this.#environment.output.write(question)
    while (this.#waiting.length === 0 && !this.#hasEnded) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
    const line = this.#waiting.shift()?.trim()
    // A terminal shows what was typed; a transcript from a pipe should read the same.
    if (!this.isTerminal || line === undefined) this.#environment.output.write(`${line ?? ''}\n`)
    return line
  }

  close(): void {
    this.#reader.close()
  }
}
