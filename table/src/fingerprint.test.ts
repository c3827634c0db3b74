import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { FINGERPRINT_DIGITS, fingerprint } from './fingerprint.ts'

it('is the start of the hash', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(fingerprint(bytes)).toBe(createHash('sha256').update(bytes).digest('hex').slice(0, 16))
      expect(fingerprint(bytes)).toHaveLength(FINGERPRINT_DIGITS)
    }),
  )
})
