import fc from 'fast-check'
import { expect, it } from 'vitest'
import { utf8Bytes } from './utf8.ts'

it('encodes every text as TextEncoder does, including lone surrogates', () => {
  const anyUnits = fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units))
  const anyText = fc.oneof(fc.string({ unit: 'binary' }), anyUnits)
  fc.assert(
    fc.property(anyText, (text) => {
      expect(utf8Bytes(text)).toEqual(new TextEncoder().encode(text))
    }),
    { examples: [['Żółć 🌹 ß'], ['\ud83c'], ['\udf39\ud83c'], ['\u{10ffff}\uffff\u07ff\u007f']] },
  )
})
