import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { BadInput } from '@tudor-rose/table'
import { describe, expect, test } from 'vitest'
import { measureExploitability } from './exploitability.ts'
import { solveBattles } from './solve.ts'
import { readBattleTable, writeBattleTable } from './table-file.ts'

const solved = solveBattles({ mostFighters: 1, rounds: 30 })
const bytes = writeBattleTable(solved)

const areSame = (a: Uint16Array | Float64Array, b: Uint16Array | Float64Array): boolean =>
  Buffer.from(a.buffer).equals(Buffer.from(b.buffer))

const [HASH_AT, BODY_AT] = [14, 46]

/** With a valid checksum. */
function signed(changed: Uint8Array): Uint8Array {
  const hash = createHash('sha256').update(changed.subarray(0, HASH_AT)).update(changed.subarray(BODY_AT)).digest()
  const bytes = changed.slice()
  bytes.set(hash, HASH_AT)
  return bytes
}

describe('a battle table as bytes', () => {
  test('is read as it was written, from any offset in memory', () => {
    const shifted = new Uint8Array(bytes.length + 3)
    shifted.set(bytes, 3)
    for (const read of [readBattleTable(bytes), readBattleTable(shifted.subarray(3))]) {
      expect(areSame(read.announceParts, solved.announceParts)).toBe(true)
      expect(areSame(read.doubtParts, solved.doubtParts)).toBe(true)
      for (const measure of ['worth', 'wins', 'survivors'] as const)
        expect(areSame(read[measure].values, solved[measure].values)).toBe(true)
      expect(read.survivorWorth).toBe(solved.survivorWorth)
    }
  })

  test.each([
    ['is something else', new TextEncoder().encode('hello, world'), /no table for the battles/],
    ['is empty', new Uint8Array(), /no table for the battles/],
    ['breaks off', bytes.subarray(0, 20), /breaks off/],
    ['has lost its end', bytes.subarray(0, bytes.length - 1), /checksum/],
    ['was damaged', bytes.with(bytes.length - 5, bytes[bytes.length - 5] ^ 1), /checksum/],
    ['is of another version', bytes.with(8, 9), /version 9, and this program reads 3/],
    ['was damaged where it says how many fight', bytes.with(9, 14), /checksum/],
    ['was damaged where it says what a survivor is worth', bytes.with(13, bytes[13] ^ 1), /checksum/],
    ['was damaged in its checksum', bytes.with(14, bytes[14] ^ 1), /checksum/],
    ['claims more fighters than there are', signed(bytes.with(9, 99)), /damaged: its head/],
    ['claims more than it has', signed(bytes.with(9, 14)), /breaks off/],
    ['says that survivors are worth nothing', signed(bytes.with(13, 0x80)), /damaged: its head/],
  ])('that %s is refused', (_, broken, message) => {
    expect(() => readBattleTable(broken)).toThrow(BadInput)
    expect(() => readBattleTable(broken)).toThrow(message)
  })
})

describe('the table of the program', () => {
  const file = readFileSync(new URL('../../../data/cousins-war-battle.bin', import.meta.url))
  const table = readBattleTable(file)

  /**
   * docs/bots-cousins-war.md reports measurements of these bytes. If you make a new table, measure it with tudor solve
   * cousins-war --measure, and update both.
   */
  test('is the one that the documentation describes', () => {
    expect(createHash('sha256').update(file).digest('hex')).toBe(
      'f5976195a2a422347e1b36ddd544cb95a708e44ac3145be4ca7ff33ab3768e89',
    )
  })

  test('is complete and small', () => {
    expect(table.mostFighters).toBe(14)
    expect(file.length).toBeLessThanOrEqual(2_000_000)
  })

  /** All battles take minutes: tudor solve cousins-war --measure FILE. */
  test('loses less than a hundredth of a battle to a best response in every battle of up to three on a side', () => {
    const { all } = measureExploitability(table, { beliefSteps: 3, mostFighters: 3 })
    expect(all.situations).toBe(3 * 3 * 25)
    expect(all.mean).toBeLessThan(0.001)
    expect(all.worst).toBeLessThan(0.005)
    expect(all.aboveLimit).toBe(0)
  })
})
