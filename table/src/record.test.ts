import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BadInput } from './errors.ts'
import { badInput } from './fixture/bad-input.ts'
import { duel } from './fixture/duel.ts'
import { randomSession } from './fixture/random-session.ts'
import { parseRecord } from './parse-record.ts'
import { type ClosedRecord, endOf, formatRecord } from './record.ts'
import { Session } from './session.ts'

const findGame = (name: string): typeof duel | undefined => (name === 'duel' ? duel : undefined)
const parse = (text: string): ClosedRecord => parseRecord(text, findGame)

const resigned = new Session(duel, { options: { scouting: 'no' }, seed: 'Towton', seatSeeds: ['a1', 'two words'] })
for (const [seat, line] of [
  [0, 'aim'],
  [0, 'aim'],
  [0, 'ready'],
  [0, 'choose Axe'],
  [1, 'choose Pike'],
  [1, 'ready'],
] as const)
  resigned.play(seat, duel.notation.parse(line, seat)!)
resigned.resign(1)
const TEXT = formatRecord(duel, resigned.record())

/** The record without line numbers. */
const withoutLines = (record: ClosedRecord): unknown =>
  JSON.parse(JSON.stringify(record, (key, value) => (key === 'line' ? undefined : value)))

const anySettings = fc.record({
  seed: fc.string({ unit: 'binary' }),
  seatSeeds: fc.array(fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.stringMatching(/^[a-z0-9]+$/)), {
    maxLength: 3,
  }),
  options: fc.record({ length: fc.constantFrom('short', 'long'), scouting: fc.constantFrom('no', 'yes') }),
})

describe('endOf', () => {
  it('compares all bytes of a state except the inferences', () => {
    const state = duel.copy(resigned.state)
    const last = duel.bytes(state).length - 1
    const tracked = { ...duel, layout: { ...duel.layout, inferencesStart: last } }
    const [whole, part] = [endOf(duel, state).position, endOf(tracked, state).position]
    duel.bytes(state)[last] ^= 1
    expect(endOf(duel, state).position).not.toBe(whole)
    expect(endOf(tracked, state).position).toBe(part)
  })
})

describe('formatRecord and parseRecord', () => {
  it('write readable text', () => {
    expect(TEXT).toBe(EXPECTED)
  })

  it('can have a remark, which the parser ignores', () => {
    const text = formatRecord(duel, resigned.record(), 'It rained.')
    expect(text).toBe(EXPECTED.replace('\nend: ', '\n# It rained.\nend: '))
    expect(withoutLines(parse(text))).toEqual(withoutLines(resigned.record()))
  })

  it('preserve every record', () => {
    fc.assert(
      fc.property(anySettings, fc.nat(24), fc.boolean(), (settings, moves, resigns) => {
        const session = randomSession(settings, moves)
        if (resigns && duel.result(session.state) === undefined) session.resign(moves % 2)
        const record = session.record()
        const text = formatRecord(duel, record)
        expect(withoutLines(parse(text))).toEqual(withoutLines(record))
        expect(formatRecord(duel, parse(text))).toBe(text)
      }),
      {
        examples: [
          [{ seed: '', seatSeeds: [''], options: { length: 'long', scouting: 'no' } }, 0, false],
          [
            {
              seed: '\u2028"\\\n\r',
              seatSeeds: [' ', ',', '#', '\ufeff'],
              options: { length: 'long', scouting: 'no' },
            },
            1,
            true,
          ],
        ],
      },
    )
  })

  it('keep the line of every move and of the end', () => {
    const record = parse(TEXT)
    expect(record.moves.map(({ line }) => line)).toEqual([8, 9, 10, 11, 12, 13, 14])
    expect(record.end.line).toBe(16)
  })

  it('ignore comments, blank lines, spaces, other line ends and a byte order mark', () => {
    const untidy = `\uFEFF\n# a duel\n${TEXT.replaceAll('\n', '  \r\n\t# more\r\n\r\n')}`
    expect(withoutLines(parse(untidy))).toEqual(withoutLines(parse(TEXT)))
  })

  it('default to standard options and no seat seeds', () => {
    const record = parse(TEXT.replace(/options:.*\n/, '').replace(/seat seeds:.*\n/, ''))
    expect(record.options).toEqual({ length: 'short', scouting: 'yes' })
    expect(record.seatSeeds).toEqual([])
  })
})

/** Parses a text that may be a record. Anything but a record or a `BadInput` with a line is an error. */
function outcome(text: string): void {
  try {
    parse(text)
  } catch (error) {
    if (!(error instanceof BadInput) || error.line === undefined) throw error
  }
}

describe('parseRecord rejects', () => {
  it('a truncated record, and says where it stops', () => {
    for (let length = 0; length < TEXT.trimEnd().length; length++) {
      const cut = TEXT.slice(0, length)
      const error = badInput(() => parse(cut))
      expect(error.kind, JSON.stringify(cut.slice(-30))).toBe('cut-record')
      expect(error.line).toBe(cut.trimEnd().split('\n').length)
    }
  })

  it('a record with any line missing', () => {
    const lines = TEXT.trimEnd().split('\n')
    for (let i = 0; i < lines.length; i++) {
      const isOptional = lines[i] === '' || /^(options|seat seeds)/.test(lines[i])
      if (!isOptional) expect(() => parse(lines.toSpliced(i, 1).join('\n')), lines[i]).toThrow(/^line \d+: /)
    }
  })

  it.each([
    ['a missing move', /^3\. .*\n/m, '', 'cut-record', 10, 'move 3 is missing; this is move 4'],
    ['a missing last move', /^7\. .*\n/m, '', 'cut-record', 15, 'the record should have 7 moves and has 6'],
    ['a move written twice', /^(3\. .*\n)/m, '$1$1', 'bad-record', 11, 'this is move 4, not 3'],
    [
      'another file',
      /^Tudor.*/,
      'Dear diary',
      'bad-record',
      1,
      'this is not a record: it should start with "Tudor Rose record 1"',
    ],
    [
      'another format',
      'record 1',
      'record 2',
      'bad-record',
      1,
      'this is not a record: it should start with "Tudor Rose record 1"',
    ],
    ['another game', 'game: duel', 'game: chess', 'unknown-game', 2, 'there is no game "chess"'],
    [
      'another version of the rules',
      'rules: 3',
      'rules: 2',
      'other-rules-version',
      3,
      'the game was played with version 2 of the rules of duel; this program plays version 3',
    ],
    [
      'rules that are not a number',
      'rules: 3',
      'rules: new',
      'bad-record',
      3,
      'rules should be a whole number, not "new"',
    ],
    [
      'an unknown option',
      'length=',
      'size=',
      'unknown-option',
      4,
      'duel has no option "size"; it has length, scouting',
    ],
    [
      'an unknown value',
      'length=short',
      'length=',
      'unknown-option',
      4,
      'option length cannot be ""; it can be short, long',
    ],
    ['half an option', 'length=short', 'length', 'bad-record', 4, '"length" should be "option=value"'],
    ['an option given twice', 'scouting=', 'length=', 'bad-record', 4, 'option "length" is given twice'],
    ['a wrong seed', 'seed: Towton', 'seed: "Towton', 'bad-record', 5, 'a seed should be letters, digits'],
    ['no seed', 'seed: Towton', 'seed:', 'bad-record', 5, 'a seed should be letters, digits'],
    ['two seeds', 'seed: Towton', 'seed: a, b', 'bad-record', 5, 'there should be one seed here, not 2'],
    ['a wrong seat seed', 'a1, ', 'a1,, ', 'bad-record', 6, 'a seed should be letters, digits'],
    ['a missing header line', /^seed.*\n/m, '', 'bad-record', 15, 'the line "seed: ..." is missing above the moves'],
    ['a header line given twice', /^(seed.*\n)/m, '$1$1', 'bad-record', 6, '"seed" is given twice'],
    [
      'an unknown header line',
      'seed: Towton',
      'seed: Towton\nplace: York',
      'bad-record',
      6,
      'a record has no "place" line; it has game, rules',
    ],
    [
      'a header line without a key',
      'seed: Towton',
      'Towton',
      'bad-record',
      5,
      '"Towton" is neither "key: value" nor a move',
    ],
    ['an unknown seat', '3. ', '3. Blue ', 'bad-record', 10, 'there is no seat "Blue '],
    ['a line that is not a move', /^3\. (\w+): .*/m, '3. $1: fly', 'bad-record', 10, '"fly" is not a move of duel'],
    [
      'a move without a seat',
      /^3\. .*/m,
      '3. aim',
      'bad-record',
      10,
      '"3. aim" is not a move; a move is written "3. Red: ..."',
    ],
    [
      'a move of a thousand words',
      /^3\. (\w+): .*/m,
      `3. $1: ${'aim '.repeat(1000)}`,
      'bad-record',
      10,
      'is not a move; a move is written',
    ],
    ['something among the moves', /^3\. .*/m, 'Hello', 'bad-record', 10, '"Hello" is not a move'],
    ['something after the end', /$/, '8. Red: aim\n', 'cut-record', 17, 'the record stops here without an "end:" line'],
    ['another count', '7 moves', '8 moves', 'cut-record', 16, 'the record should have 8 moves and has 7'],
    [
      'an invalid outcome',
      'Red wins',
      'Red laughs',
      'bad-record',
      16,
      '"Red laughs" should be "unfinished", "drawn" or who wins',
    ],
    [
      'an unknown winner',
      'Red wins',
      'Blue wins',
      'bad-record',
      16,
      'there is no seat "Blue"; the seats are Red, White',
    ],
    ['a position that is too long', /(position \w+)/, '$100', 'bad-record', 16, 'the position should have 16 digits'],
  ] as const)('%s', (_, from, to, kind, line, reason) => {
    const changed = TEXT.replace(from, to)
    expect(changed).not.toBe(TEXT)
    const error = badInput(() => parse(changed))
    expect(error.message).toMatch(new RegExp(`^line ${line}: `))
    expect(error.message).toContain(reason)
    expect(error.kind).toBe(kind)
    expect(error.line).toBe(line)
  })

  it('a huge file, before it is parsed', () => {
    const error = badInput(() => parse(TEXT + '\n'.repeat(4_000_000)))
    expect(error.kind).toBe('bad-record')
    expect(error.message).toBe('the text is 4.0 million characters long; a record has at most 4 million')
  })

  it('large invalid text quickly', () => {
    for (const part of ['a', ' ', '1. Red: ', '"', '",', '\n', 'a=', ': ', 'end:']) {
      const nonsense = part.repeat(Math.floor(900_000 / part.length))
      for (const before of ['', 'seed: ', 'seat seeds: ', 'options: ', '3. ', 'end: ']) {
        outcome(TEXT.replace(before === '' ? /^/ : new RegExp(`^${before}`, 'm'), () => before + nonsense))
      }
    }
    // Parsing any of these in more than linear time would take minutes.
  }, 30_000)

  it('any other text with a proper error', () => {
    const piece = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...TEXT.split(/(?<=[\n:. ,])/)))
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), fc.nat(TEXT.length), fc.nat(20), (pieces, at, removed) => {
        const text = TEXT.slice(0, at) + pieces.join('') + TEXT.slice(at + removed)
        outcome(text)
      }),
      { numRuns: 500 },
    )
  })
})

const EXPECTED = `Tudor Rose record 1
game: duel
rules: 3
options: length=short, scouting=no
seed: Towton
seat seeds: a1, "two words"

1. Red: aim
2. Red: aim
3. Red: ready
4. Red: choose Axe
5. White: choose Pike
6. White: ready
7. White: resigns

end: 7 moves, Red wins, position ff041ab2519c78c7
`
