import type { Chance } from './chance.ts'
import { sha256 } from './sha256.ts'
import { utf8Bytes } from './utf8.ts'

const TWO_TO_32 = 0x1_0000_0000
/** Up to this many outcomes, the product of a 32-bit word and the count is exact in a double. */
const MAX_FOR_PRODUCT = 0x20_0000

/**
 * A fast seeded generator for search and simulation: sfc32 (Chris Doty-Humphrey), which passes PractRand and BigCrush.
 * It is predictable after enough output, so real games use `fairChance` instead.
 */
export function fastChance(seed: string | number): Chance {
  return new FastChance(String(seed))
}

class FastChance implements Chance {
  /** sfc32's a, b, c and counter. A typed array keeps whole 32-bit words out of the heap. */
  readonly #words: Int32Array

  constructor(seed: string) {
    // Hashed, so that similar seeds give unrelated streams.
    const digest = sha256(utf8Bytes(seed))
    const view = new DataView(digest.buffer, digest.byteOffset)
    this.#words = Int32Array.from({ length: 4 }, (_, word) => view.getInt32(4 * word))
    for (let i = 0; i < 12; i++) this.#next()
  }

  below(n: number): number {
    if (n === 1) return 0
    if (!(n >= 1 && n <= TWO_TO_32)) throw new RangeError(`cannot draw a whole number below ${n}`)
    return n <= MAX_FOR_PRODUCT ? this.#belowByProduct(n) : this.#belowByRemainder(n)
  }

  /** Lemire's method: the high word of word * n, drawn again only if the low word indicates a bias. */
  #belowByProduct(n: number): number {
    let product = this.#next() * n
    let high = Math.floor(product / TWO_TO_32)
    let low = product - high * TWO_TO_32
    if (low < n) {
      const unfair = TWO_TO_32 % n
      while (low < unfair) {
        product = this.#next() * n
        high = Math.floor(product / TWO_TO_32)
        low = product - high * TWO_TO_32
      }
    }
    return high
  }

  #belowByRemainder(n: number): number {
    const fair = TWO_TO_32 - (TWO_TO_32 % n)
    let word = this.#next()
    while (word >= fair) word = this.#next()
    return word % n
  }

  #next(): number {
    const words = this.#words
    const b = words[1]
    const c = words[2]
    const counter = words[3]
    const sum = (words[0] + b + counter) | 0
    words[0] = b ^ (b >>> 9)
    words[1] = c + (c << 3)
    words[2] = ((c << 21) | (c >>> 11)) + sum
    words[3] = counter + 1
    return sum >>> 0
  }
}
