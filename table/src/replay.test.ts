import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { badInput } from './fixture/bad-input.ts'
import { duel } from './fixture/duel.ts'
import { CHOOSE_WEAPON, READY } from './fixture/duel-notation.ts'
import { randomSession } from './fixture/random-session.ts'
import type { GameEvent } from './log.ts'
import { parseRecord } from './parse-record.ts'
import { formatRecord, type GameRecord } from './record.ts'
import { closeRecord, replay, verifyRecord } from './replay.ts'

const session = randomSession({ seed: 'Barnet', seatSeeds: ['x', 'y'] })
const record = session.record()
const TEXT = formatRecord(duel, record)
const parse = (text: string): GameRecord => parseRecord(text, () => duel)

describe('replay', () => {
  it('gives the same bytes and events, for any seeds and any number of moves', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string(), { maxLength: 2 }), fc.nat(24), (seed, seatSeeds, moves) => {
        const played = randomSession({ seed, seatSeeds }, moves)
        const told: GameEvent[] = []
        const state = replay(duel, played.record(), { log: { tell: (event) => told.push(event), reveal() {} } })
        expect(state.bytes).toEqual(played.state.bytes)
        expect(told).toEqual(played.events.map(({ event }) => event))
      }),
    )
  })

  it('stops after the given number of moves', () => {
    for (let upTo = 0; upTo <= record.moves.length; upTo++) {
      const expected = randomSession({ seed: 'Barnet', seatSeeds: ['x', 'y'] }, upTo)
      expect(replay(duel, record, { upTo }).bytes).toEqual(expected.state.bytes)
    }
  })

  it.each([-1, record.moves.length + 1, 0.5, Number.NaN])('rejects stopping at move %d', (upTo) => {
    const error = badInput(() => replay(duel, record, { upTo }))
    expect(error.message).toBe(`there is no move ${upTo}; the record has moves 0 to ${record.moves.length}`)
  })

  it('names the line of an illegal move', () => {
    const illegal = TEXT.replace(/^2\. .*$/m, '2. White: ready')
    const error = badInput(() => replay(duel, parse(illegal)))
    expect(error.kind).toBe('illegal-move')
    expect(error.line).toBe(illegal.split('\n').findIndex((line) => line.startsWith('2. ')) + 1)
    expect(error.message).toMatch(/^line \d+: move 2: (it is not White's turn|White cannot play "ready" now)/)
  })

  it('names the number of an illegal move in a record without lines', () => {
    const moves = [
      { seat: 0, move: READY },
      { seat: 0, move: READY },
    ]
    const error = badInput(() => replay(duel, { ...record, moves }))
    expect(error.line).toBeUndefined()
    expect(error.message).toMatch(/^move 2: Red cannot play "ready" now/)
  })

  it('rejects moves and resignations once the game is over', () => {
    for (const more of [
      { seat: 0, move: READY },
      { seat: 1, resigns: true as const },
    ]) {
      const error = badInput(() => replay(duel, { ...record, moves: [...record.moves, more] }))
      expect(error.message).toBe(`move ${record.moves.length + 1}: the game is over; there are no more moves`)
    }
  })

  it('detects another seed, another seat seed and other options', () => {
    const { options } = record
    for (const changed of [
      { seed: 'Barnett' },
      { seatSeeds: ['x', 'z'] },
      { seatSeeds: ['x'] },
      { options: { ...options, length: 'long' } },
    ]) {
      expect(['bad-record', 'illegal-move']).toContain(badInput(() => replay(duel, { ...record, ...changed })).kind)
    }
  })

  it('detects a move that was replaced by another legal one', () => {
    const index = record.moves.findIndex((made) => 'move' in made && made.move >= CHOOSE_WEAPON)
    const { seat } = record.moves[index]
    const state = replay(duel, record, { upTo: index })
    for (const weapon of state.weaponsIn(1 + seat)) {
      const moves = record.moves.with(index, { seat, move: CHOOSE_WEAPON + weapon })
      if (moves[index] !== undefined && JSON.stringify(moves) !== JSON.stringify(record.moves)) {
        expect(() => replay(duel, { ...record, moves })).toThrow()
      }
    }
  })

  it('compares the result and the final position with those of the record', () => {
    const line = TEXT.trimEnd().split('\n').length
    const otherWinner = badInput(() => replay(duel, parse(TEXT.replace(/, [^,]*, position/, ', unfinished, position'))))
    expect(otherWinner.kind).toBe('bad-record')
    expect(otherWinner.message).toContain(`line ${line}: the record says "unfinished", but its moves lead to "`)
    const otherPosition = badInput(() => replay(duel, parse(TEXT.replace(/position \w+/, 'position 0123456789abcdef'))))
    expect(otherPosition.kind).toBe('bad-record')
    expect(otherPosition.message).toContain(
      `line ${line}: the record says position 0123456789abcdef, but its moves lead to`,
    )
  })

  it('does not compare if it stops before the end', () => {
    const end = { position: '0'.repeat(16) }
    expect(() => replay(duel, { ...record, end }, { upTo: record.moves.length - 1 })).not.toThrow()
  })

  it('rejects a record of another game or another rules version', () => {
    expect(badInput(() => replay(duel, { ...record, game: 'chess' })).message).toBe(
      'this is a record of chess, not of duel',
    )
    const error = badInput(() => replay(duel, { ...record, rulesVersion: 4 }))
    expect(error.kind).toBe('other-rules-version')
    expect(error.message).toContain('version 4 of the rules of duel; this program plays version 3')
  })
})

it('verifyRecord returns the end of the record', () => {
  expect(verifyRecord(duel, record)).toEqual(record.end)
})

it('closeRecord adds the end to a record without one', () => {
  const { end, ...open } = record
  expect(closeRecord(duel, open)).toEqual({ ...open, end })
})
