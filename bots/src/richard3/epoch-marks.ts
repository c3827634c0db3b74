/** The largest epoch that an `Int32Array` can hold. */
export const MAX_EPOCH = 2 ** 31 - 1

/**
 * A set that is cleared in constant time: an index is marked if its mark is that of the current epoch. Only after two
 * billion epochs, which is hours of play, are the marks really cleared.
 */
export class EpochMarks {
  readonly #markedIn: Int32Array
  #look: number

  constructor(places: number, looksBefore = 0) {
    this.#markedIn = new Int32Array(places)
    this.#look = looksBefore
  }

  nextEpoch(): void {
    if (this.#look === MAX_EPOCH) {
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
