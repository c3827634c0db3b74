/**
 * What everybody can conclude from sightings and from how many blocks moved where: which blocks of a house cannot be in an area
 * or among those face down, and what the blocks there have lost. All of this is kept by area, because hidden blocks in one area
 * are indistinguishable when one of them moves on; kept by block, it would reveal which one moved.
 */
import { BLOCK_COUNT, FIRST_BLOCK, LAST_BLOCK, REBEL } from './armies.ts'
import { AREA_COUNT } from './geography.ts'
import {
  AT,
  FACE_DOWN,
  KNOWN_STEPS,
  LOST_BY_ALL,
  LOST_BY_SOME,
  MARKS,
  MAX_STEPS_LOST,
  NOT_FACE_DOWN,
  POOL,
  PRESENT,
  RULED_OUT,
  RULED_OUT_BYTES,
  SEEN_AT,
  SEEN_WHEN,
} from './layout.ts'
import { RECRUITING_PLACES } from './recruiting-places.ts'

/** The part of a state that is needed here. */
interface Board {
  readonly bytes: Uint8Array
  readonly campaign: number
}

/** The same as in `state.ts`, which imports this file. */
const KNOWN = 2
const LAST_ROW = RULED_OUT_BYTES - 1
/** A house has 31 blocks. */
const ROW_MASK = Uint8Array.from({ length: RULED_OUT_BYTES }, (_, row) => (row === LAST_ROW ? 127 : 255))

const houseBorn = (block: number): number => (block <= LAST_BLOCK[0] ? 0 : 1)
const rowOf = (block: number): number => (block - FIRST_BLOCK[houseBorn(block)]) >> 3
const bitOf = (block: number): number => 1 << ((block - FIRST_BLOCK[houseBorn(block)]) & 7)
const byteAt = (house: number, row: number, area: number): number => RULED_OUT[house] + row * AREA_COUNT + area

/** Whether everybody knows that this block is not in that place. */
export function isRuledOut(s: Board, block: number, place: number): boolean {
  const house = houseBorn(block)
  if (place === FACE_DOWN) return (s.bytes[NOT_FACE_DOWN[house] + rowOf(block)] & bitOf(block)) !== 0
  return place < AREA_COUNT && (s.bytes[byteAt(house, rowOf(block), place)] & bitOf(block)) !== 0
}

/** The steps that each block of a house in this area has lost since it was last seen. */
export const lostByAll = (s: Board, house: number, area: number): number => s.bytes[LOST_BY_ALL[house] + area]

/** The steps that the blocks in this area have lost together, in addition. */
export const lostBySome = (s: Board, house: number, area: number): number => s.bytes[LOST_BY_SOME[house] + area]

function forgetLosses(s: Board, house: number, area: number): void {
  s.bytes[LOST_BY_ALL[house] + area] = 0
  s.bytes[LOST_BY_SOME[house] + area] = 0
}

/** This house has no blocks left in an area. */
export function forgetArea(s: Board, house: number, area: number): void {
  for (let row = 0; row < RULED_OUT_BYTES; row++) s.bytes[byteAt(house, row, area)] = 0
  forgetLosses(s, house, area)
}

/** Knowledge about hidden blocks expires with the campaign. */
export function forgetWhereabouts(s: Board): void {
  for (let house = 0; house < 2; house++) {
    s.bytes.fill(0, RULED_OUT[house], RULED_OUT[house] + RULED_OUT_BYTES * AREA_COUNT)
    s.bytes.fill(0, NOT_FACE_DOWN[house], NOT_FACE_DOWN[house] + RULED_OUT_BYTES)
    for (let area = 0; area < AREA_COUNT; area++) forgetLosses(s, house, area)
  }
  s.bytes.fill(0, KNOWN_STEPS, KNOWN_STEPS + BLOCK_COUNT)
}

const countOneMore = (s: Board, at: number): void => {
  s.bytes[at] = Math.min(MAX_STEPS_LOST, s.bytes[at] + 1)
}

/** 5.1 Plague: each block of a house in an area has lost a step. */
export function noteAllLost(s: Board, house: number, area: number): void {
  if (s.bytes[PRESENT + house * AREA_COUNT + area] > 0) countOneMore(s, LOST_BY_ALL[house] + area)
}

/** 7.1 Hunger: one of the blocks of a house in an area has lost a step. */
export const noteOneLost = (s: Board, house: number, area: number): void => countOneMore(s, LOST_BY_SOME[house] + area)

/** A hidden block in an area is about to be placed face down: one of those that may be in this area. */
export function noteHiddenDeath(s: Board, house: number, area: number): void {
  let isFirst = true
  for (let block = FIRST_BLOCK[house]; block <= LAST_BLOCK[house]; block++)
    if (s.bytes[AT + block] === FACE_DOWN && (s.bytes[MARKS + block] & KNOWN) === 0) isFirst = false
  for (let row = 0; row < RULED_OUT_BYTES; row++) {
    const at = NOT_FACE_DOWN[house] + row
    const ruledOut = s.bytes[byteAt(house, row, area)]
    s.bytes[at] = isFirst ? ruledOut : s.bytes[at] & ruledOut
  }
}

/** Everybody sees this block: it is there, and nowhere else. */
export function noteSeen(s: Board, block: number): void {
  if (block === REBEL) return
  const house = houseBorn(block)
  const row = rowOf(block)
  const bit = bitOf(block)
  const here = s.bytes[AT + block]
  if (here < AREA_COUNT) s.bytes[NOT_FACE_DOWN[house] + row] |= bit
  for (let area = 0; area < AREA_COUNT; area++) {
    if (area === here) s.bytes[byteAt(house, row, area)] &= ~bit
    else if (s.bytes[PRESENT + house * AREA_COUNT + area] > 0) s.bytes[byteAt(house, row, area)] |= bit
  }
}

/** Everybody sees how strong this block is. Unseen losses of others there can no longer be told apart and are forgotten. */
export function noteStrength(s: Board, block: number): void {
  const here = s.bytes[AT + block]
  if (block !== REBEL && here < AREA_COUNT) forgetLosses(s, houseBorn(block), here)
}

/** Everybody sees all blocks in an area: there are no others. */
export function noteAllSeen(s: Board, area: number): void {
  for (let house = 0; house < 2; house++) {
    if (s.bytes[PRESENT + house * AREA_COUNT + area] === 0) continue
    for (let row = 0; row < RULED_OUT_BYTES; row++) s.bytes[byteAt(house, row, area)] = ROW_MASK[row]
    for (let block = FIRST_BLOCK[house]; block <= LAST_BLOCK[house]; block++)
      if (s.bytes[AT + block] === area) s.bytes[byteAt(house, rowOf(block), area)] &= ~bitOf(block)
  }
}

/** 5.4 By house and area, as rows: the blocks that cannot be recruited there. */
const NEVER_CALLED: readonly Uint8Array[] = [0, 1].map((house) => {
  const rows = new Uint8Array(RULED_OUT_BYTES * AREA_COUNT)
  for (let block = FIRST_BLOCK[house]; block <= LAST_BLOCK[house]; block++)
    for (let area = 0; area < AREA_COUNT; area++)
      if (!RECRUITING_PLACES[block].includes(area)) rows[rowOf(block) * AREA_COUNT + area] |= bitOf(block)
  return rows
})

/** The blocks of this row that have been on the map in this campaign, so they cannot be recruited again. */
function seenOnMap(s: Board, house: number, row: number): number {
  let bits = 0
  const first = FIRST_BLOCK[house] + 8 * row
  for (let block = first; block < first + 8 && block <= LAST_BLOCK[house]; block++)
    if (s.bytes[SEEN_WHEN + block] >> 3 === s.campaign && s.bytes[SEEN_AT + block] < AREA_COUNT) bits |= bitOf(block)
  return bits
}

/** What a block that enters an area may have lost unseen. */
function lostBefore(s: Board, block: number): number {
  const from = s.bytes[AT + block]
  return from < AREA_COUNT && (s.bytes[MARKS + block] & KNOWN) === 0 ? lostByAll(s, houseBorn(block), from) : 0
}

/** The blocks of a row that cannot be the block that enters an area. */
function cannotCome(s: Board, block: number, row: number, to: number): number {
  const house = houseBorn(block)
  const from = s.bytes[AT + block]
  if (from < AREA_COUNT && (s.bytes[MARKS + block] & KNOWN) === 0) return s.bytes[byteAt(house, row, from)]
  if (from === POOL) return NEVER_CALLED[house][row * AREA_COUNT + to] | seenOnMap(s, house, row)
  // Everybody sees which block it is.
  return row === rowOf(block) ? ROW_MASK[row] & ~bitOf(block) : ROW_MASK[row]
}

/** A block is about to enter an area, seen by everybody. It may be any block that may have been where it comes from. */
export function noteArrival(s: Board, block: number, to: number): void {
  if (block === REBEL || s.bytes[AT + block] === to) return
  const house = houseBorn(block)
  const isEmpty = s.bytes[PRESENT + house * AREA_COUNT + to] === 0
  for (let row = 0; row < RULED_OUT_BYTES; row++) {
    const ruledOut = cannotCome(s, block, row, to)
    const at = byteAt(house, row, to)
    s.bytes[at] = isEmpty ? ruledOut : s.bytes[at] & ruledOut
  }
  const lost = LOST_BY_ALL[house] + to
  s.bytes[lost] = isEmpty ? lostBefore(s, block) : Math.min(s.bytes[lost], lostBefore(s, block))
}
