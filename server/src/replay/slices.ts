/** The longest that work goes on in one piece, in milliseconds: about as long as a move takes. */
const SLICE = 5

/** Cuts long work into slices, between which everybody else has a turn. */
export class Slices {
  #begun = performance.now()

  /** Called where the work may stop for a moment. */
  async breathe(): Promise<void> {
    if (performance.now() - this.#begun < SLICE) return
    await new Promise<void>((resolve) => setImmediate(resolve))
    this.#begun = performance.now()
  }
}
