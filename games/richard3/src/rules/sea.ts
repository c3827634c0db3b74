/** 5.3 Sea moves, the port bonus (5.31) and Piracy. */
import type { MoveList } from '@tudor-rose/table'
import { FIRST_BLOCK, LAST_BLOCK, MAY_SAIL } from '../armies.ts'
import { PIRACY, SURPRISE, TREASON } from '../data/cards.ts'
import { ACROSS_THE_SEA, AREA_COUNT, areMajorPorts, isClosedTo, SEA_BITS, SEAS_OF, seaEntry } from '../geography.ts'
import { areaKey, blockKey, HIDDEN_BLOCK, houseKey } from '../keys.ts'
import { BERTH_COUNT, BERTH_FROM, BERTH_TO, NONE } from '../layout.ts'
import { M_RAID, M_SAIL, move } from '../move.ts'
import { cardOf, has, isFirstEdition, MOVED, mark, other, placeOf, presentIn, type State } from '../state.ts'
import type { StepContext } from '../step-types.ts'
import { arrive, hasEnteredBy, mayEnterBattle, mayLeave } from './land.ts'

/** 1.02: the one group of Surprise or (R) Treason may be a sea move instead. */
const eventMaySail = (s: State, house: number): boolean =>
  s.eventOpen === 1 && !isFirstEdition(s) && (cardOf(s, house) === SURPRISE || cardOf(s, house) === TREASON)

/** 5.31 A free place for a second block: in 1.02 between the same ports, in 1.0 between any two. */
function freeBerth(s: State, from: number, to: number): number {
  if (!areMajorPorts(from, to)) return -1
  for (let berth = 0; berth < BERTH_COUNT; berth++) {
    if (s.bytes[BERTH_FROM + berth] === NONE) continue
    if (isFirstEdition(s)) return berth
    if (s.bytes[BERTH_FROM + berth] === from && s.bytes[BERTH_TO + berth] === to) return berth
  }
  return -1
}

function setBerth(s: State, berth: number, from: number, to: number): void {
  s.bytes[BERTH_FROM + berth] = from
  s.bytes[BERTH_TO + berth] = to
}

function openBerth(s: State, from: number, to: number): void {
  let berth = 0
  while (s.bytes[BERTH_FROM + berth] !== NONE) berth++
  setBerth(s, berth, from, to)
}

/** 5.22 (R) No block leaves a battle by the sea zone by which pirates entered it. */
function seasOutOf(s: State, house: number, from: number): number {
  let seas = SEAS_OF[from]
  if (presentIn(s, from, other(house)) === 0) return seas
  for (let zone = 0; zone < SEA_BITS.length; zone++)
    if (hasEnteredBy(s, other(house), from, seaEntry(zone))) seas &= ~SEA_BITS[zone]
  return seas
}

export function sailMoves(s: State, house: number, out: MoveList): void {
  const mayPay = s.actionPoints > 0 || eventMaySail(s, house)
  if (!mayPay && !hasBerth(s)) return
  const mayRaid = s.actionPoints > 0 && cardOf(s, house) === PIRACY
  for (let block = FIRST_BLOCK[house]; block <= LAST_BLOCK[house]; block++) {
    const from = placeOf(s, block)
    if (from >= AREA_COUNT || SEAS_OF[from] === 0 || MAY_SAIL[block] === 0 || has(s, block, MOVED)) continue
    if (!mayLeave(s, from, house)) continue
    const seas = seasOutOf(s, house, from)
    const coasts = ACROSS_THE_SEA[from]
    for (let c = 0; c < coasts.length; c++) {
      const to = coasts[c]
      if ((SEAS_OF[to] & seas) === 0 || isClosedTo(to, house)) continue
      if (presentIn(s, to, other(house)) === 0) {
        if (mayPay || freeBerth(s, from, to) >= 0) out.push(move(M_SAIL, block, to))
      } else if (mayRaid) raidMoves(s, house, block, to, seas, out)
    }
  }
}

function hasBerth(s: State): boolean {
  for (let berth = 0; berth < BERTH_COUNT; berth++) if (s.bytes[BERTH_FROM + berth] !== NONE) return true
  return false
}

/** Piracy: a sea move may attack. (R) The sea zone counts as one border. */
function raidMoves(s: State, house: number, block: number, to: number, seas: number, out: MoveList): void {
  for (let zone = 0; zone < SEA_BITS.length; zone++) {
    if ((SEAS_OF[to] & seas & SEA_BITS[zone]) === 0) continue
    if (mayEnterBattle(s, house, to, seaEntry(zone))) out.push(move(M_RAID, block, to, zone))
  }
}

function tellSailing(
  s: State,
  house: number,
  block: number,
  to: number,
  key: 'log.sails' | 'log.raids',
  context: StepContext,
): void {
  context.log?.tell({
    key,
    params: { house: houseKey(house), block: HIDDEN_BLOCK, from: areaKey(placeOf(s, block)), to: areaKey(to) },
    secret: { seat: house, params: { block: blockKey(block) } },
  })
}

/** 5.3 One block for one action point; 5.31 a second one goes along between major ports. */
export function sail(s: State, house: number, block: number, to: number, context: StepContext): void {
  const from = placeOf(s, block)
  const berth = freeBerth(s, from, to)
  if (berth >= 0) setBerth(s, berth, NONE, NONE)
  else {
    if (s.actionPoints > 0) s.actionPoints--
    else s.eventOpen = 0
    if (areMajorPorts(from, to)) openBerth(s, from, to)
  }
  tellSailing(s, house, block, to, 'log.sails', context)
  mark(s, block, MOVED)
  arrive(s, house, block, to, NONE, context)
}

/** Piracy: (R) no second block goes along with one that attacks. */
export function raid(s: State, house: number, block: number, to: number, zone: number, context: StepContext): void {
  s.actionPoints--
  tellSailing(s, house, block, to, 'log.raids', context)
  mark(s, block, MOVED)
  arrive(s, house, block, to, seaEntry(zone), context)
}
