/** The longest slice of work, in milliseconds: about the time that a move takes. */
const SLICE = 5

/** Divides long work into slices. Other work can run between them. */
export class TimeSlices {
  #begun = performance.now()

  /** Called at points where the work may pause. */
  async pauseIfDue(): Promise<void> {
    if (performance.now() - this.#begun < SLICE) return
    await new Promise<void>((resolve) => setImmediate(resolve))
    this.#begun = performance.now()
  }
}
