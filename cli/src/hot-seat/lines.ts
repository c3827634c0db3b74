import { createInterface, type Interface } from 'node:readline'
import type { Surroundings } from '../surroundings.ts'

/** Asks for one line after the other, from a terminal with line editing or from a pipe. */
export class Lines {
  readonly #around: Surroundings
  readonly #reader: Interface
  readonly #waiting: string[] = []
  #hasEnded = false
  #wake: (() => void) | undefined

  constructor(around: Surroundings) {
    this.#around = around
    const isTerminal = this.isTerminal
    this.#reader = createInterface({
      input: around.input,
      ...(isTerminal ? { output: around.output as NodeJS.WritableStream } : {}),
      terminal: isTerminal,
      // The arrow keys would show one seat what the other typed.
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

  /** Whether a person sits there, rather than a pipe. */
  get isTerminal(): boolean {
    return Boolean(this.#around.input.isTTY && this.#around.output.isTTY)
  }

  /**
   * Whether whoever sat at the terminal has gone, by Ctrl-C or the end of input. A pipe may have ended long before its lines are
   * asked for: how far its game goes must not hang on how long anybody thinks.
   */
  get isLeft(): boolean {
    return this.isTerminal && this.#hasEnded
  }

  /** The next line without the blanks around it; `undefined` when there will be no more. */
  async ask(question: string): Promise<string | undefined> {
    if (this.isTerminal && !this.#hasEnded) {
      this.#reader.setPrompt(question)
      this.#reader.prompt()
    } else this.#around.output.write(question)
    while (this.#waiting.length === 0 && !this.#hasEnded) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
    const line = this.#waiting.shift()?.trim()
    // A terminal shows what was typed; a transcript from a pipe should read the same.
    if (!this.isTerminal || line === undefined) this.#around.output.write(`${line ?? ''}\n`)
    return line
  }

  close(): void {
    this.#reader.close()
  }
}
