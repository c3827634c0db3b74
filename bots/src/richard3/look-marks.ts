/** As many looks as there are numbers to tell them apart by. */
export const MOST_LOOKS = 2 ** 31 - 1

/**
 * What has been come to in the present look. A new look needs no clearing, because marks of earlier ones do not count, so looking
 * is quick; only after two thousand million looks, which is hours of play, all marks are cleared and the looks counted anew.
 */
export class LookMarks {
  readonly #markedIn: Int32Array
  #look: number

  constructor(places: number, looksBefore = 0) {
    this.#markedIn = new Int32Array(places)
    this.#look = looksBefore
  }

  beginLook(): void {
    if (this.#look === MOST_LOOKS) {
      this.#markedIn.fill(0)
      this.#look = 0
    }
    this.#look++
  }

  isMarked(place: number): boolean {
    return this.#markedIn[place] === this.#look
  }

  mark(place: number): void {
    this.#markedIn[place] = this.#look
  }
}
