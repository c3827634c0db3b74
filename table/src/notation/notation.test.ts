import { describe, expect, it } from 'vitest'
import { defineMoves } from './define-moves.ts'
import { idField, nameField, numberField, wordField } from './fields.ts'
import { notationOf, numberedWords } from './notation-of.ts'

const texts = defineMoves(
  {
    piece: nameField(['King', 'Queen Mother']),
    side: idField({ left: 'the left (sinister)', right: 'the right' }),
    count: numberField(20),
    card: wordField,
  },
  {
    wait: 'wait',
    waitLong: 'wait a long time',
    move: 'move {piece} to {side}',
    swap: 'swap {one:side} and {other:side}',
    pay: 'pay {count} for {card}',
  },
)

const notation = notationOf(
  texts,
  {
    pack: (verb, first = 0, second = 0) => verb | (first << 3) | (second << 8),
    verbOf: (move) => move & 7,
    numbersOf: [(move) => (move >> 3) & 31, (move) => move >> 8],
    special: {
      pay: { pack: (count, card) => 4 | (card << 3) | (count << 8), numbersOf: [(m) => m >> 8, (m) => (m >> 3) & 31] },
    },
  },
  { card: numberedWords(['ace', 'knave']) },
)

const LINES = [
  ['wait', 0, { verb: 'wait' }],
  ['wait a long time', 1, { verb: 'waitLong' }],
  ['move Queen Mother to the right', 2 | (1 << 3) | (1 << 8), { verb: 'move', piece: 'Queen Mother', side: 'right' }],
  ['swap the left (sinister) and the right', 3 | (1 << 8), { verb: 'swap', one: 'left', other: 'right' }],
  ['pay 0 for knave', 4 | (1 << 3), { verb: 'pay', count: 0, card: 'knave' }],
  ['pay 20 for ace', 4 | (20 << 8), { verb: 'pay', count: 20, card: 'ace' }],
] as const

describe('a notation', () => {
  it.each(LINES)('has "%s" as text, as an integer and as a parsed move', (line, move, parsed) => {
    expect(notation.format(move, 0)).toBe(line)
    expect(notation.parse(line, 0)).toBe(move)
    expect(notation.read(line)).toEqual(parsed)
    expect(notation.write(parsed)).toBe(line)
    expect(notation.decode(move, 0)).toEqual(parsed)
    expect(notation.encode(parsed, 0)).toBe(move)
  })

  it.each([
    '',
    'wait ',
    ' wait',
    'wait a long',
    'Wait',
    'move Queen to the right',
    'move King to left',
    'move King to the left xsinisterx',
    'pay 21 for ace',
    'pay 03 for ace',
    'pay 3 for an ace',
    'pay for ace',
    'constructor',
    '__proto__',
  ])('does not parse %j', (line) => {
    expect(notation.read(line)).toBeUndefined()
    expect(notation.parse(line, 0)).toBeUndefined()
    expect(() => texts.readKnown(line)).toThrow(/not a move/)
  })

  it('parses words that are not in the components, but has no integer for them', () => {
    expect(notation.read('pay 3 for joker')).toEqual({ verb: 'pay', count: 3, card: 'joker' })
    expect(notation.parse('pay 3 for joker', 0)).toBeUndefined()
  })

  it('numbers the verbs in the order of the templates', () => {
    expect(notation.verbs).toEqual(['wait', 'waitLong', 'move', 'swap', 'pay'])
  })

  it.each([6, 2 | (2 << 3), 4 | (5 << 3)])('rejects %i, which is not a move', (move) => {
    expect(notation.format(move, 0)).toBe(`move ${move}`)
    expect(() => notation.decode(move, 0)).toThrow(/is not a move/)
  })

  it('types the parsed moves, and requires a field for every slot', () => {
    const parsed = texts.readKnown('move King to the right')
    const side: 'left' | 'right' | undefined = parsed.verb === 'move' ? parsed.side : undefined
    expect(side).toBe('right')
    // @ts-expect-error there is no field called area
    expect(() => defineMoves({ piece: wordField }, { go: 'go to {area}' })).toThrow()
  })
})
