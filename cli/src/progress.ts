import type { Environment } from './environment.ts'

const BAR_WIDTH = 30
const MILLISECONDS_BETWEEN_DRAWS = 100

/** A progress bar on stderr; nothing if stderr is not a terminal. */
export class Progress {
  readonly #environment: Environment
  readonly #label: string
  readonly #total: number
  #drawnAt = Number.NEGATIVE_INFINITY
  #isDrawn = false

  constructor(environment: Environment, label: string, total: number) {
    this.#environment = environment
    this.#label = label
    this.#total = total
  }

  /** Draws the bar, unless it was drawn very recently. */
  update(done: number, label = this.#label): void {
    if (!this.#environment.errors.isTTY) return
    const now = performance.now()
    if (now - this.#drawnAt < MILLISECONDS_BETWEEN_DRAWS) return
    this.#drawnAt = now
    this.#isDrawn = true
    const share = Math.min(1, done / this.#total)
    const filled = Math.round(share * BAR_WIDTH)
    const bar = '#'.repeat(filled) + '.'.repeat(BAR_WIDTH - filled)
    this.#environment.errors.write(`\r\x1b[K${label} [${bar}] ${Math.floor(share * 100)} %`)
  }

  /** Removes the bar, so that the result starts on a clean line. */
  end(): void {
    if (this.#isDrawn) this.#environment.errors.write('\r\x1b[K')
  }
}
