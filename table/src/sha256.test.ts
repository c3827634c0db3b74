import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromHex, hmacSha256, sha256, sha256Hex, toHex } from './sha256.ts'
import { utf8Bytes } from './utf8.ts'

const bytes = fc.uint8Array({ maxLength: 300 })

describe('sha256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('gives the hash that FIPS 180 gives', (text, hash) => {
    expect(sha256Hex(text)).toBe(hash)
  })

  it('agrees with the platform for all lengths around the block size', () => {
    for (let length = 0; length <= 200; length++) {
      const message = new Uint8Array(length).fill(length)
      expect(toHex(sha256(message)), `length ${length}`).toBe(createHash('sha256').update(message).digest('hex'))
    }
  })

  it('agrees with the platform for any bytes', () => {
    fc.assert(
      fc.property(bytes, (message) => {
        expect(toHex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'))
      }),
    )
  })
})

describe('hmacSha256', () => {
  // RFC 4231, test cases 1 to 4, 6 and 7.
  it.each([
    ['0b'.repeat(20), toHex(utf8Bytes('Hi There')), 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
    [
      toHex(utf8Bytes('Jefe')),
      toHex(utf8Bytes('what do ya want for nothing?')),
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    ],
    ['aa'.repeat(20), 'dd'.repeat(50), '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe'],
    [
      '0102030405060708090a0b0c0d0e0f10111213141516171819',
      'cd'.repeat(50),
      '82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b',
    ],
    [
      'aa'.repeat(131),
      toHex(utf8Bytes('Test Using Larger Than Block-Size Key - Hash Key First')),
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    ],
    [
      'aa'.repeat(131),
      toHex(
        utf8Bytes(
          'This is a test using a larger than block-size key and a larger than block-size data. The key needs to be hashed before being used by the HMAC algorithm.',
        ),
      ),
      '9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2',
    ],
  ])('gives what RFC 4231 gives for key %s', (key, message, mac) => {
    expect(toHex(hmacSha256(fromHex(key)!, fromHex(message)!))).toBe(mac)
  })

  it('agrees with the platform for any key and message', () => {
    fc.assert(
      fc.property(bytes, bytes, (key, message) => {
        expect(toHex(hmacSha256(key, message))).toBe(createHmac('sha256', key).update(message).digest('hex'))
      }),
    )
  })
})

describe('hexadecimal', () => {
  it('can be parsed', () => {
    fc.assert(
      fc.property(bytes, (some) => {
        expect(fromHex(toHex(some))).toEqual(some)
        expect(toHex(some)).toBe(Buffer.from(some).toString('hex'))
      }),
    )
  })

  it.each(['a', 'xy', '0 ', '-1', 'abc'])('is not read from "%s"', (text) => {
    expect(fromHex(text)).toBeUndefined()
  })
})
