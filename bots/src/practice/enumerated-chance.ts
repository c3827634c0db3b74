import type { Chance } from '@tudor-rose/table'

const FACES = 6

/** One number that was drawn. */
interface Draw {
  value: number
  readonly of: number
  /**
   * A die thrown together with the one before it. Their order does not matter, so they are enumerated in ascending
   * order.
   */
  readonly goesOn: boolean
}

/**
 * A source of chance that enumerates every outcome: the caller repeats what it does until `next` returns false. Dice
 * belong to one throw if no event comes between them.
 */
export class EnumeratedChance implements Chance {
  readonly #draws: Draw[] = []
  #used = 0
  #isThrowing = false

  /** Starts over with the current outcome. */
  begin(): void {
    this.#used = 0
    this.#isThrowing = false
  }

  below(n: number): number {
    const goesOn = n === FACES && this.#isThrowing
    this.#isThrowing = n === FACES
    if (this.#used === this.#draws.length)
      this.#draws.push({ value: goesOn ? this.#draws[this.#used - 1].value : 0, of: n, goesOn })
    return this.#draws[this.#used++].value
  }

  /** An event occurred: dice after it are another throw. */
  endThrow(): void {
    this.#isThrowing = false
  }

  /** The probability of the current outcome. */
  get probability(): number {
    let product = 1
    let thrown = 0
    let same = 0
    for (const [index, { value, of, goesOn }] of this.#draws.entries()) {
      thrown = goesOn ? thrown + 1 : 1
      same = goesOn && this.#draws[index - 1].value === value ? same + 1 : 1
      // Die by die, this counts the orders in which a throw can fall.
      product *= thrown / same / of
    }
    return product
  }

  /** Advances to the next outcome; returns whether there is one. */
  next(): boolean {
    for (;;) {
      const last = this.#draws.at(-1)
      if (last === undefined) return false
      last.value++
      if (last.value < last.of) return true
      this.#draws.pop()
    }
  }
}
