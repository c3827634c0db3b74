import type { Chance } from '@tudor-rose/table'

const FACES = 6

/** One number that was drawn. */
interface Draw {
  value: number
  readonly of: number
  /** A die thrown together with the one before it. Their order means nothing, so they come in ascending order only. */
  readonly goesOn: boolean
}

/**
 * Chance that takes every course in turn: whatever draws from it is done again and again, until `next` says that there is no
 * other outcome. Dice are thrown together if nothing is told between them.
 */
export class EveryOutcome implements Chance {
  readonly #draws: Draw[] = []
  #used = 0
  #isThrowing = false

  /** Begins the same thing anew, with the next outcome. */
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

  /** Something has been told: dice after this are another throw. */
  endThrow(): void {
    this.#isThrowing = false
  }

  /** How likely the outcome is that has just been drawn. */
  get likelihood(): number {
    let product = 1
    let thrown = 0
    let same = 0
    for (const [index, { value, of, goesOn }] of this.#draws.entries()) {
      thrown = goesOn ? thrown + 1 : 1
      same = goesOn && this.#draws[index - 1].value === value ? same + 1 : 1
      // Die by die this makes the number of orders in which a throw can fall.
      product *= thrown / same / of
    }
    return product
  }

  /** Goes on to the next outcome; answers whether there is one. */
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
