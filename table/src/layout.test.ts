import { describe, expect, it } from 'vitest'
import { type Codec, count, flag, LayoutBuilder, marks, NONE, oneOf, oneOfOrNone } from './layout.ts'

const NAMES = ['York', 'Lancaster', 'Neville']
const everyByte = Array.from({ length: 256 }, (_, byte) => byte)

/** A codec, the bytes that it can write, and JSON values that it must reject. */
const codecs: [string, Codec, number[], unknown[]][] = [
  ['count', count(), everyByte, [-1, 256, 0.5, '1', true, null, Number.NaN, [], {}]],
  ['count to 4', count(4), [0, 1, 2, 3, 4], [5]],
  ['flag', flag, [0, 1], [0, 1, 'true', null]],
  ['marks', marks(NAMES), [0, 1, 2, 3, 4, 5, 6, 7], ['York', ['Tudor'], [0], [['York']], null, {}]],
  ['oneOf', oneOf(NAMES), [0, 1, 2], ['Tudor', '', 0, true, null, ['York'], {}, 'toString']],
  ['oneOfOrNone', oneOfOrNone(NAMES), [0, 1, 2, NONE], ['Tudor', '', 0, true, ['York'], {}]],
]

describe.each(codecs)('%s', (_, codec, bytes, wrong) => {
  it('preserves every byte', () => {
    for (const byte of bytes) {
      const json = JSON.parse(JSON.stringify(codec.toJson(byte)))
      expect(codec.fromJson(json)).toBe(byte)
    }
  })

  it('rejects everything else', () => {
    for (const value of wrong) expect(codec.fromJson(value), JSON.stringify(value)).toBeUndefined()
  })
})

it('describe the valid values of each codec', () => {
  expect(oneOf(NAMES).expected).toBe('one of York, Lancaster, Neville')
  expect(oneOf(everyByte.map(String)).expected).toBe('a name such as 0')
  expect(marks(NAMES).expected).toBe('a list of any of York, Lancaster, Neville')
  expect(oneOfOrNone(NAMES).defaultValue).toBe(NONE)
})

it('assigns offsets without overlaps', () => {
  const layout = new LayoutBuilder()
  const group = layout.group('houses', NAMES)
  const offsets = [
    layout.scalar('turn', count()),
    layout.perMember(group, 'steps', count(4)),
    layout.derived(5),
    layout.perMember(group, 'seen', flag),
    layout.scalar('round', count()),
  ]
  expect(offsets).toEqual([0, 1, 4, 9, 12])
  expect(layout.size).toBe(13)
  expect(layout.scalars.map(({ name, offset }) => [name, offset])).toEqual([
    ['turn', 0],
    ['round', 12],
  ])
  expect(group.fields.map(({ name, offset }) => [name, offset])).toEqual([
    ['steps', 1],
    ['seen', 9],
  ])
})
