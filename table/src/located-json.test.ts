import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BadInput } from './errors.ts'
import { badInput } from './fixture/bad-input.ts'
import { type Located, parseLocatedJson } from './located-json.ts'

/** The value as JSON.parse would give it. */
function plain({ value }: Located): unknown {
  if (value instanceof Map) return Object.fromEntries([...value].map(([name, member]) => [name, plain(member)]))
  return Array.isArray(value) ? value.map(plain) : value
}

describe('parseLocatedJson', () => {
  it('accepts what JSON.parse accepts, in any formatting', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5, stringUnit: 'binary' }), fc.constantFrom('', '\t', 2), (value, space) => {
        const text = JSON.stringify(value, null, space)
        expect(plain(parseLocatedJson(text))).toEqual(JSON.parse(text))
        expect(plain(parseLocatedJson(`\uFEFF ${text.replaceAll('\n', '\r\n')}\n`))).toEqual(JSON.parse(text))
      }),
      {
        examples: [
          [{ __proto__: 1, constructor: [] } as never, 2],
          [[-0.5e-7, 1e300, '"\\\u2028'] as never, ''],
        ],
      },
    )
  })

  it('rejects what JSON.parse rejects, and duplicate names', () => {
    const piece = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"',
      '"a"',
      '1',
      '01',
      '-',
      '.5',
      '1e',
      'true',
      'nul',
      '\n',
      '\\',
      '\\u00',
      '\t',
      '/',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('')
        let expected: unknown
        try {
          expected = JSON.parse(text)
        } catch {
          expect(badInput(() => parseLocatedJson(text)).line).toBeGreaterThan(0)
          return
        }
        try {
          expect(plain(parseLocatedJson(text))).toEqual(expected)
        } catch (error) {
          if (!(error instanceof BadInput)) throw error
          expect(error.message).toContain('is given twice')
        }
      }),
      { numRuns: 3000 },
    )
  })

  it('has the line of every value', () => {
    const root = parseLocatedJson('\n{\n"a": [1,\r\n2],\n\n"b":\n{"c": null}}')
    const members = root.value as ReadonlyMap<string, Located>
    const list = members.get('a')!.value as readonly Located[]
    expect([root.line, members.get('a')!.line, list[0].line, list[1].line, members.get('b')!.line]).toEqual([
      2, 3, 3, 4, 7,
    ])
  })

  it.each([
    ['', 1, 'expected a value; the text ends here'],
    ['{\n  "a": 1\n  "b": 2\n}', 3, 'expected "," or "}"; here is "\\"b\\": 2"'],
    ['{\n  "a": 1,\n}', 3, 'expected a name in "quotes"; here is "}"'],
    ['{"a" 1}', 1, 'expected ":"; here is "1}"'],
    ['{"a":\n\n x}', 3, 'expected a value; here is "x}"'],
    ['[1,\n2', 2, 'expected "," or "]"; the text ends here'],
    ['{\n"a": 1,\n"a": 2}', 3, '"a" is given twice'],
    ['{}\n{}', 2, 'expected nothing after the end; here is "{}"'],
    ['{"a": "b\n"}', 1, 'this text in quotes does not end on its line'],
    ['["\\x"]', 1, 'or contains an invalid character or escape'],
    [`${'['.repeat(40)}`, 1, 'more than 32 values inside each other'],
  ])('reports the problem of %j with its line', (text, line, reason) => {
    const error = badInput(() => parseLocatedJson(text))
    expect(error.kind).toBe('bad-position')
    expect(error.line).toBe(line)
    expect(error.message).toContain(reason)
  })

  it('does not run out of stack or time', () => {
    for (const part of ['[', '{"a":', '"', '\\"', ' ', '\n', '1'])
      badInput(() => parseLocatedJson(`{${part.repeat(500_000)}`))
  })
})
