import type { Chance } from './chance.ts'
import { HmacKey, sha256Hex } from './sha256.ts'
import { utf8Bytes } from './utf8.ts'

const WORDS_PER_BLOCK = 8
const COUNTER_BYTES = 8
const TWO_TO_32 = 0x1_0000_0000

/** Chance that can be reset to an earlier point, for a move that failed half-way. */
export interface FairChance extends Chance {
  /** The number of words used so far. */
  mark(): number
  rewind(mark: number): void
}

/**
 * The chance of real games, which anybody can verify afterwards. Block number i of the stream is HMAC-SHA-256(key: the
 * seed in UTF-8, message: every seat seed as its length in bytes (4 bytes) and its UTF-8 bytes, then i (8 bytes),
 * big-endian). A block is eight big-endian 32-bit words. `below(n)` takes the next word that is less than the largest
 * multiple of n up to 2^32, and returns its remainder modulo n; for n = 1 it takes none.
 */
export function fairChance(seed: string, seatSeeds: readonly string[] = []): FairChance {
  return new HmacChance(seed, seatSeeds)
}

/** Published when a table opens, so that nobody can choose the seed once the game has started. */
export const commitment = (seed: string): string => sha256Hex(seed)

class HmacChance implements FairChance {
  readonly #key: HmacKey
  readonly #message: Uint8Array
  readonly #counter: DataView
  #block: DataView | undefined
  #used = 0

  constructor(seed: string, seatSeeds: readonly string[]) {
    this.#key = new HmacKey(utf8Bytes(seed))
    this.#message = messageOf(seatSeeds)
    this.#counter = new DataView(this.#message.buffer, this.#message.length - COUNTER_BYTES)
  }

  below(n: number): number {
    if (n === 1) return 0
    if (!Number.isInteger(n) || n < 1 || n > TWO_TO_32) throw new RangeError(`cannot draw a whole number below ${n}`)
    const fair = TWO_TO_32 - (TWO_TO_32 % n)
    let word = this.#next()
    while (word >= fair) word = this.#next()
    return word % n
  }

  mark(): number {
    return this.#used
  }

  rewind(mark: number): void {
    this.#used = mark
    this.#block = undefined
  }

  #next(): number {
    const place = this.#used % WORDS_PER_BLOCK
    if (place === 0) this.#block = undefined
    this.#block ??= this.#blockNumber((this.#used - place) / WORDS_PER_BLOCK)
    this.#used++
    return this.#block.getUint32(4 * place)
  }

  #blockNumber(number: number): DataView {
    this.#counter.setUint32(0, Math.floor(number / TWO_TO_32))
    this.#counter.setUint32(4, number >>> 0)
    return new DataView(this.#key.sign(this.#message).buffer)
  }
}

/** The seat seeds with their lengths, so that different lists give different messages, and space for the counter. */
function messageOf(seatSeeds: readonly string[]): Uint8Array {
  const seeds = seatSeeds.map(utf8Bytes)
  const length = seeds.reduce((sum, seed) => sum + 4 + seed.length, COUNTER_BYTES)
  const message = new DataView(new ArrayBuffer(length))
  const bytes = new Uint8Array(message.buffer)
  let at = 0
  for (const seed of seeds) {
    message.setUint32(at, seed.length)
    bytes.set(seed, at + 4)
    at += 4 + seed.length
  }
  return bytes
}
