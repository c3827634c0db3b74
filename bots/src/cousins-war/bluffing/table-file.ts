/**
 * A battle table as bytes. Numbers are little-endian:
 *
 *   8 bytes   the word BLUFFING
 *   1         version of the format
 *   1         maximum number of fighters on a side
 *   4         the value of a survivor, as a 32-bit float
 *   32        SHA-256 of all other bytes, including the header
 *   ...       by situation and pair of cards: utility, chance to win and survivors, as 32-bit floats
 *   ...       by situation and kind of card: the probabilities of doubt, two bytes per announcement
 *   ...       by situation, kind of card and throw: announcements with probabilities. Two bytes: a cleared bit, five
 *             bits for the announcement, ten for its probability, highest first. The last of a throw is one byte:
 *             the highest bit set, and the announcement, which gets the remaining probability
 */
import { BadInput, sha256 } from '@tudor-rose/table'
import { READINGS } from '../dice.ts'
import { BattleTable, PROBABILITY_UNITS } from './battle-table.ts'
import { kindsOf, MAX_FIGHTERS, PAIRS, pairOf, situation } from './situations.ts'

const WORD = 'BLUFFING'
const VERSION = 3
const HASH_AT = WORD.length + 6
const HASH_BYTES = 32
const BODY_AT = HASH_AT + HASH_BYTES
const LAST = 0x80
/** The number of low bits of a probability, which are in the second byte. */
const LOW_BITS = 8
const LOW = 0xff
const HIGH_BITS = 2

/** The index of every value of `SituationValues`. */
function* valuePlaces(table: BattleTable): Generator<number> {
  for (const { attackers, defenders, attackerCard, defenderCard } of table.situations())
    for (let attacker = 0; attacker < kindsOf(attackerCard); attacker++)
      for (let defender = 0; defender < kindsOf(defenderCard); defender++)
        yield situation(attackers, defenders, attackerCard, defenderCard) * PAIRS + pairOf(attacker, defender)
}

const measuresOf = ({ worth, wins, survivors }: BattleTable) => [worth.values, wins.values, survivors.values]

export function writeBattleTable(table: BattleTable): Uint8Array<ArrayBuffer> {
  const places = [...valuePlaces(table)]
  const values = new DataView(new ArrayBuffer(places.length * 3 * 4))
  places.forEach((place, i) => {
    measuresOf(table).forEach((measure, m) => {
      values.setFloat32((i * 3 + m) * 4, measure[place], true)
    })
  })
  const announcements: number[] = []
  for (let row = 0; row < table.announceParts.length; row += READINGS)
    writeRow(table.announceParts.subarray(row, row + READINGS), announcements)

  const doubts = new DataView(new ArrayBuffer(table.doubtParts.length * 2))
  table.doubtParts.forEach((parts, i) => {
    doubts.setUint16(i * 2, parts, true)
  })
  const bytes = new Uint8Array(BODY_AT + values.byteLength + doubts.byteLength + announcements.length)
  for (let i = 0; i < WORD.length; i++) bytes[i] = WORD.charCodeAt(i)
  bytes[WORD.length] = VERSION
  bytes[WORD.length + 1] = table.mostFighters
  new DataView(bytes.buffer).setFloat32(WORD.length + 2, table.survivorWorth, true)
  bytes.set(new Uint8Array(values.buffer), BODY_AT)
  bytes.set(new Uint8Array(doubts.buffer), BODY_AT + values.byteLength)
  bytes.set(announcements, BODY_AT + values.byteLength + doubts.byteLength)
  bytes.set(checksum(bytes), HASH_AT)
  return bytes
}

function checksum(bytes: Uint8Array): Uint8Array {
  const hashed = new Uint8Array(bytes.length - HASH_BYTES)
  hashed.set(bytes.subarray(0, HASH_AT))
  hashed.set(bytes.subarray(BODY_AT), HASH_AT)
  return sha256(hashed)
}

function writeRow(parts: Uint16Array, out: number[]): void {
  let last = 0
  for (let i = 1; i < READINGS; i++) if (parts[i] >= parts[last]) last = i
  for (let i = 0; i < READINGS; i++)
    if (parts[i] > 0 && i !== last) out.push((i << HIGH_BITS) | (parts[i] >> LOW_BITS), parts[i] & LOW)
  out.push(LAST | last)
}

const wrong = (reason: string): BadInput =>
  new BadInput('bad-components', `${reason}; make a new one with: tudor solve cousins-war --out FILE`)

/** Reads what `writeBattleTable` wrote. */
export function readBattleTable(bytes: Uint8Array): BattleTable {
  const hasWord = bytes.length >= WORD.length && [...WORD].every((letter, i) => bytes[i] === letter.charCodeAt(0))
  if (!hasWord) throw wrong('this is no table for the battles of The Cousins’ War')
  if (bytes.length < BODY_AT) throw wrong('the battle table breaks off')
  const version = bytes[WORD.length]
  if (version !== VERSION) throw wrong(`the battle table is of version ${version}, and this program reads ${VERSION}`)
  if (checksum(bytes).some((byte, i) => byte !== bytes[HASH_AT + i]))
    throw wrong('the battle table is damaged: its checksum is wrong')
  const mostFighters = bytes[WORD.length + 1]
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const survivorWorth = view.getFloat32(WORD.length + 2, true)
  if (mostFighters < 1 || mostFighters > MAX_FIGHTERS || !(survivorWorth > 0))
    throw wrong('the battle table is damaged: its head is wrong')

  const table = new BattleTable(mostFighters, survivorWorth)
  const places = [...valuePlaces(table)]
  const doubtsAt = BODY_AT + places.length * 3 * 4
  const announcementsAt = doubtsAt + table.doubtParts.length * 2
  if (bytes.length < announcementsAt) throw wrong('the battle table breaks off')
  places.forEach((place, i) => {
    measuresOf(table).forEach((measure, m) => {
      measure[place] = view.getFloat32(BODY_AT + (i * 3 + m) * 4, true)
    })
  })
  for (let i = 0; i < table.doubtParts.length; i++) table.doubtParts[i] = view.getUint16(doubtsAt + i * 2, true)
  readRows(bytes.subarray(announcementsAt), table.announceParts)
  return table
}

function readRows(bytes: Uint8Array, parts: Uint16Array): void {
  let at = 0
  for (let row = 0; row < parts.length; row += READINGS) {
    let left = PROBABILITY_UNITS
    while (bytes[at] < LAST) {
      const said = ((bytes[at] << LOW_BITS) | bytes[at + 1]) & PROBABILITY_UNITS
      left -= said
      parts[row + (bytes[at] >> HIGH_BITS)] = said
      at += 2
    }
    parts[row + (bytes[at] & ~LAST)] = left
    at++
  }
  if (at !== bytes.length) throw wrong('the battle table is damaged: it is too long or too short')
}
