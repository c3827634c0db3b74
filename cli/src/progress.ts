import type { Surroundings } from './surroundings.ts'

const BAR_WIDTH = 30
const MILLISECONDS_BETWEEN_DRAWS = 100

/** A bar on stderr while long work goes on; nothing at all where stderr is no terminal. */
export class Progress {
  readonly #around: Surroundings
  readonly #label: string
  readonly #total: number
  #drawnAt = Number.NEGATIVE_INFINITY
  #isDrawn = false

  constructor(around: Surroundings, label: string, total: number) {
    this.#around = around
    this.#label = label
    this.#total = total
  }

  /** Draws the bar, unless it was drawn just now. */
  update(done: number, label = this.#label): void {
    if (!this.#around.errors.isTTY) return
    const now = performance.now()
    if (now - this.#drawnAt < MILLISECONDS_BETWEEN_DRAWS) return
    this.#drawnAt = now
    this.#isDrawn = true
    const share = Math.min(1, done / this.#total)
    const filled = Math.round(share * BAR_WIDTH)
    const bar = '#'.repeat(filled) + '.'.repeat(BAR_WIDTH - filled)
    this.#around.errors.write(`\r\x1b[K${label} [${bar}] ${Math.floor(share * 100)} %`)
  }

  /** Takes the bar away, so that the result stands on a clean line. */
  end(): void {
    if (this.#isDrawn) this.#around.errors.write('\r\x1b[K')
  }
}
