import { utf8Bytes } from './utf8.ts'

/*
 * SHA-256 (FIPS 180-4) and HMAC (RFC 2104). Implemented here because the platform's digest is asynchronous in browsers,
 * and dice are rolled in the middle of a move.
 */

const BLOCK_BYTES = 64
const DIGEST_BYTES = 32

/** Returns 32 bytes. */
export const sha256 = (bytes: Uint8Array): Uint8Array => new Sha256().update(bytes).digest()

/** Returns 32 bytes. */
export const hmacSha256 = (key: Uint8Array, message: Uint8Array): Uint8Array => new HmacKey(key).sign(message)

export function toHex(bytes: Uint8Array): string {
  let hex = ''
  for (const byte of bytes) hex += byte.toString(16).padStart(2, '0')
  return hex
}

/** The bytes of a hexadecimal text; `undefined` for any other text. */
export function fromHex(hex: string): Uint8Array | undefined {
  if (hex.length % 2 !== 0 || !/^[0-9a-f]*$/i.test(hex)) return undefined
  return Uint8Array.from({ length: hex.length / 2 }, (_, i) => Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16))
}

/** The hash of a text's UTF-8 bytes, in hexadecimal. */
export const sha256Hex = (text: string): string => toHex(sha256(utf8Bytes(text)))

/** An HMAC key with its two padded blocks hashed once, so that a short message costs two blocks and not four. */
export class HmacKey {
  readonly #inner: Sha256
  readonly #outer: Sha256

  constructor(key: Uint8Array) {
    const block = new Uint8Array(BLOCK_BYTES)
    block.set(key.length > BLOCK_BYTES ? sha256(key) : key)
    this.#inner = new Sha256().update(block.map((byte) => byte ^ 0x36))
    this.#outer = new Sha256().update(block.map((byte) => byte ^ 0x5c))
  }

  sign(message: Uint8Array): Uint8Array {
    return this.#outer.copy().update(this.#inner.copy().update(message).digest()).digest()
  }
}

/** An incremental hash. */
class Sha256 {
  readonly #hash = Int32Array.from(FRACTIONS_OF_SQUARE_ROOTS)
  readonly #block = new Uint8Array(BLOCK_BYTES)
  #taken = 0

  copy(): Sha256 {
    const copy = new Sha256()
    copy.#hash.set(this.#hash)
    copy.#block.set(this.#block)
    copy.#taken = this.#taken
    return copy
  }

  update(bytes: Uint8Array): this {
    for (const byte of bytes) {
      this.#block[this.#taken++ % BLOCK_BYTES] = byte
      if (this.#taken % BLOCK_BYTES === 0) compress(this.#hash, this.#block)
    }
    return this
  }

  /** Pads the message with a one bit, zeros and its length in bits. The hash cannot be used afterwards. */
  digest(): Uint8Array {
    const block = this.#block
    const bits = this.#taken * 8
    const used = this.#taken % BLOCK_BYTES
    block[used] = 0x80
    block.fill(0, used + 1)
    if (used + 9 > BLOCK_BYTES) {
      compress(this.#hash, block)
      block.fill(0)
    }
    const ending = new DataView(block.buffer)
    ending.setUint32(BLOCK_BYTES - 8, Math.floor(bits / 0x1_0000_0000))
    ending.setUint32(BLOCK_BYTES - 4, bits >>> 0)
    compress(this.#hash, block)
    const digest = new DataView(new ArrayBuffer(DIGEST_BYTES))
    this.#hash.forEach((word, i) => {
      digest.setInt32(4 * i, word)
    })
    return new Uint8Array(digest.buffer)
  }
}

const PRIMES = firstPrimes(64)
const FRACTIONS_OF_SQUARE_ROOTS = PRIMES.slice(0, 8).map((prime) => fractionOfRoot(prime, 2n))
const FRACTIONS_OF_CUBE_ROOTS = Int32Array.from(PRIMES, (prime) => fractionOfRoot(prime, 3n))

function firstPrimes(many: number): number[] {
  const primes: number[] = []
  for (let n = 2; primes.length < many; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n)
  return primes
}

/**
 * The first 32 bits of the fractional part of a root, in integers only: floating-point powers may differ between
 * machines.
 */
function fractionOfRoot(of: number, degree: bigint): number {
  const scaled = BigInt(of) << (32n * degree)
  let root = 0n
  for (let bit = 1n << 40n; bit > 0n; bit >>= 1n) if ((root + bit) ** degree <= scaled) root += bit
  return Number(BigInt.asIntN(32, root))
}

const schedule = new Int32Array(64)
const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

/** The rounds of FIPS 180-4, 6.2.2, with its letters a to h. */
function compress(hash: Int32Array, block: Uint8Array): void {
  const w = schedule
  for (let i = 0, at = 0; i < 16; i++, at += 4) {
    w[i] = (block[at] << 24) | (block[at + 1] << 16) | (block[at + 2] << 8) | block[at + 3]
  }
  for (let i = 16; i < 64; i++) {
    const early = w[i - 15]
    const late = w[i - 2]
    const sigma0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)
    const sigma1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10)
    w[i] = w[i - 16] + sigma0 + w[i - 7] + sigma1
  }
  let a = hash[0]
  let b = hash[1]
  let c = hash[2]
  let d = hash[3]
  let e = hash[4]
  let f = hash[5]
  let g = hash[6]
  let h = hash[7]
  for (let i = 0; i < 64; i++) {
    const sum1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const choice = (e & f) ^ (~e & g)
    const first = (h + sum1 + choice + FRACTIONS_OF_CUBE_ROOTS[i] + w[i]) | 0
    const sum0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const second = (sum0 + majority) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  hash[0] += a
  hash[1] += b
  hash[2] += c
  hash[3] += d
  hash[4] += e
  hash[5] += f
  hash[6] += g
  hash[7] += h
}
