/** 5.2 Land moves: activation, border limits (5.21), pinning (5.22), and where attacks may come from (6.3). */
import type { MoveList } from '@tudor-rose/table'
import { NO_BLOCK } from '../armies.ts'
import { FORCE_MARCH, MUSTER, PIRACY, SURPRISE } from '../data/cards.ts'
import {
  AREA_COUNT,
  BORDER_COUNT,
  BORDER_LIMIT,
  borderBetween,
  directionInto,
  IS_RED,
  isClosedTo,
  NEIGHBOUR_BORDERS,
  NEIGHBOURS,
  SEA_BITS,
  seaBitOf,
  seaEntry,
} from '../geography.ts'
import { areaKey, blockKey, HIDDEN_BLOCK, houseKey } from '../keys.ts'
import { CROSSED, MAIN_ENTRY, NONE, USED } from '../layout.ts'
import { M_MARCH, M_ONWARD, move } from '../move.ts'
import {
  ACTIVATED,
  areaHas,
  attackedBy,
  blocksOf,
  byZone,
  cardOf,
  enteredBy,
  has,
  MOVED,
  mark,
  markArea,
  other,
  placeOf,
  presentIn,
  type State,
  setEntered,
} from '../state.ts'
import type { StepContext } from '../step-types.ts'
import { isOpenTo, settleIn } from './control.ts'

const usedBit = (house: number, border: number, into: number): number => 1 << (house * 2 + directionInto(border, into))

/** 6.6 Whether this house entered the battle in an area over this border, or by this sea zone. */
export const hasEnteredBy = (s: State, house: number, area: number, entry: number): boolean =>
  entry < BORDER_COUNT
    ? (s.bytes[USED + entry] & usedBit(house, entry, area)) !== 0
    : cardOf(s, house) === PIRACY && areaHas(s, area, byZone(seaBitOf(entry)))

/** Every entry that an area has: its borders and the three sea zones. */
const ENTRIES_OF: readonly Uint8Array[] = NEIGHBOUR_BORDERS.map((borders) =>
  Uint8Array.from([...borders, ...SEA_BITS.map((_, zone) => seaEntry(zone))]),
)

/** 6.3 The borders and sea zones by which this house entered the battle in an area. */
export const entriesInto = (s: State, house: number, area: number): readonly number[] =>
  Array.from(ENTRIES_OF[area]).filter((entry) => hasEnteredBy(s, house, area, entry))

export function entryCount(s: State, house: number, area: number): number {
  const entries = ENTRIES_OF[area]
  let used = 0
  for (let i = 0; i < entries.length; i++) if (hasEnteredBy(s, house, area, entries[i])) used++
  return used
}

/** 6.3 An attack comes over three borders at most; Player 2 reinforces over two at most. */
export function mayEnterBattle(s: State, house: number, area: number, entry: number): boolean {
  if (hasEnteredBy(s, house, area, entry)) return true
  const most = areaHas(s, area, attackedBy(other(house))) ? 2 : 3
  return entryCount(s, house, area) < most
}

/** A block enters an area in the actions phase. If the enemy is there, it enters a battle. */
export function arrive(
  s: State,
  house: number,
  block: number,
  area: number,
  entry: number,
  context: StepContext,
): void {
  if (presentIn(s, area, other(house)) > 0) {
    if (presentIn(s, area, house) === 0) {
      // (R) The first border crossed is the main attack until its player chooses another.
      markArea(s, area, attackedBy(house))
      s.bytes[MAIN_ENTRY + area] = entry
    }
    if (entry < BORDER_COUNT) s.bytes[USED + entry] |= usedBit(house, entry, area)
    else markArea(s, area, byZone(seaBitOf(entry)))
    setEntered(s, block, entry)
  }
  settleIn(s, block, area, context)
}

/** 5.21 Whether one more block of this house may cross a border; `more` raises the limit. */
export const hasRoom = (s: State, house: number, border: number, more = 0): boolean =>
  s.bytes[CROSSED[house] + border] < BORDER_LIMIT[border] + more

/** Surprise: its group may exceed each border limit by one. */
const isBorderOpen = (s: State, house: number, border: number, groupFrom: number): boolean =>
  hasRoom(s, house, border, cardOf(s, house) === SURPRISE && s.eventArea === groupFrom ? 1 : 0)

function countBlocks(s: State, house: number, area: number, entry: number): number {
  const blocks = blocksOf(s, house)
  let found = 0
  for (let i = 0; i < blocks.length; i++)
    if (placeOf(s, blocks[i]) === area && enteredBy(s, blocks[i]) === entry) found++
  return found
}

/** 5.22 Each block of the main attack pins one of the original defenders; reinforcements neither pin nor are pinned. */
export const pinnedIn = (s: State, area: number, house: number): number =>
  countBlocks(s, other(house), area, s.bytes[MAIN_ENTRY + area])

/** 5.22 Whether one more block may leave an area, given how many are pinned there. */
export function mayLeave(s: State, area: number, house: number): boolean {
  if (presentIn(s, area, other(house)) === 0) return true
  if (!areaHas(s, area, attackedBy(other(house)))) return false
  return countBlocks(s, house, area, NONE) > pinnedIn(s, area, house)
}

/** 5.2 Whether a block of the group from `groupFrom` may cross this border now. */
function mayCross(s: State, house: number, from: number, to: number, border: number, groupFrom: number): boolean {
  if (isClosedTo(to, house) || !isBorderOpen(s, house, border, groupFrom)) return false
  // 5.22 No block leaves a battle over a border by which the enemy entered it.
  if (presentIn(s, from, other(house)) > 0 && hasEnteredBy(s, other(house), from, border)) return false
  if (presentIn(s, to, other(house)) === 0) return true
  return mayEnterBattle(s, house, to, border)
}

export const isMustering = (s: State, house: number): boolean =>
  cardOf(s, house) === MUSTER && s.eventOpen === 0 && s.eventArea !== NONE

/** Muster: blocks move normally, do not attack, and must reach the named area. */
function bringsCloserToMuster(s: State, house: number, from: number, to: number, border: number): boolean {
  const goal = s.eventArea
  if (!isOpenTo(s, to, house)) return false
  if (to === goal) return true
  const last = borderBetween(to, goal)
  return last >= 0 && from !== goal && IS_RED[border] === 0 && isBorderOpen(s, house, last, from)
}

/** 5.2 Every block that has not moved, one area at a time; `onwardMoves` continues. */
export function marchMoves(s: State, house: number, out: MoveList): void {
  const mustering = isMustering(s, house)
  const mayActivate = s.actionPoints > 0 && cardOf(s, house) !== PIRACY
  const blocks = blocksOf(s, house)
  for (let i = 0; i < blocks.length; i++) {
    const block = blocks[i]
    const from = placeOf(s, block)
    if (from >= AREA_COUNT || has(s, block, MOVED)) continue
    if (!mustering && !mayActivate && !areaHas(s, from, ACTIVATED)) continue
    if ((mustering && from === s.eventArea) || !mayLeave(s, from, house)) continue
    const neighbours = NEIGHBOURS[from]
    const borders = NEIGHBOUR_BORDERS[from]
    for (let n = 0; n < neighbours.length; n++) {
      if (!mayCross(s, house, from, neighbours[n], borders[n], from)) continue
      if (mustering && !bringsCloserToMuster(s, house, from, neighbours[n], borders[n])) continue
      out.push(move(M_MARCH, block, neighbours[n]))
    }
  }
}

/** 5.2 The block that marched last may continue if nothing stopped it. (R) A march does not end where it began. */
export function onwardMoves(s: State, house: number, out: MoveList): void {
  if (s.mover === NO_BLOCK) return
  const from = placeOf(s, s.mover)
  const mustering = isMustering(s, house)
  const neighbours = NEIGHBOURS[from]
  const borders = NEIGHBOUR_BORDERS[from]
  for (let n = 0; n < neighbours.length; n++) {
    const to = neighbours[n]
    if (to === s.moverFrom || (mustering && to !== s.eventArea)) continue
    if (mayCross(s, house, from, to, borders[n], s.moverFrom)) out.push(move(M_ONWARD, to))
  }
}

/** Muster: the mover is on its way and has to continue. */
export const isOnWayToMuster = (s: State, house: number): boolean =>
  s.mover !== NO_BLOCK && isMustering(s, house) && placeOf(s, s.mover) !== s.eventArea

/** Force March: its group moves up to three areas. */
const rangeOf = (s: State, house: number): number =>
  cardOf(s, house) === FORCE_MARCH && s.eventArea === s.moverFrom ? 3 : 2

/** The event of a march. Continuing is visible, and differs from another block setting out. */
const marchKey = (attacks: boolean, goesOn: boolean) =>
  attacks ? (goesOn ? 'log.attacksOn' : 'log.attacks') : goesOn ? 'log.marchesOn' : 'log.marches'

function step(s: State, house: number, block: number, to: number, context: StepContext): void {
  const from = placeOf(s, block)
  const border = borderBetween(from, to)
  const attacks = presentIn(s, to, other(house)) > 0
  s.bytes[CROSSED[house] + border]++
  s.moverSteps++
  context.log?.tell({
    key: marchKey(attacks, s.moverSteps > 1),
    params: { house: houseKey(house), block: HIDDEN_BLOCK, from: areaKey(from), to: areaKey(to) },
    secret: { seat: house, params: { block: blockKey(block) } },
  })
  arrive(s, house, block, to, border, context)
  const stops = attacks || IS_RED[border] === 1 || s.moverSteps >= rangeOf(s, house)
  s.mover = stops || (isMustering(s, house) && to === s.eventArea) ? NO_BLOCK : block
}

/** 5.2 One action point activates an area; all its blocks may then move. */
export function march(s: State, house: number, block: number, to: number, context: StepContext): void {
  const from = placeOf(s, block)
  if (!isMustering(s, house) && !areaHas(s, from, ACTIVATED)) {
    s.actionPoints--
    markArea(s, from, ACTIVATED)
  }
  mark(s, block, MOVED)
  s.moverFrom = from
  s.moverSteps = 0
  step(s, house, block, to, context)
}

export const marchOn = (s: State, house: number, to: number, context: StepContext): void =>
  step(s, house, s.mover, to, context)
