/** 6.6 Retreat and 6.7 regrouping, by land and, for pirates, by sea. */
import type { MoveList } from '@tudor-rose/table'
import { BLOCK_COUNT } from '../armies.ts'
import {
  ACROSS_THE_SEA,
  areMajorPorts,
  borderBetween,
  isSeaEntry,
  NEIGHBOUR_BORDERS,
  NEIGHBOURS,
  SEAS_OF,
  seaBitOf,
} from '../geography.ts'
import { areaKey, blockKey, HIDDEN_BLOCK, houseKey } from '../keys.ts'
import { CROSSED, LANDED, NONE } from '../layout.ts'
import { firstOf, M_END_REGROUP, M_REGROUP, M_RETREAT, move, secondOf, verbOf } from '../move.ts'
import {
  ACTED,
  enteredBy,
  FREED,
  goTo,
  has,
  houseOf,
  isFirstEdition,
  KNOWN,
  other,
  placeOf,
  RESERVE,
  type State,
  see,
  setEntered,
  TURNED,
  unmark,
} from '../state.ts'
import type { Decision, StepContext } from '../step-types.ts'
import { STEP } from '../steps.ts'
import { isOpenTo, settleIn } from './control.ts'
import { hasEnteredBy, hasRoom } from './land.ts'

/**
 * Piracy: blocks that attacked by sea leave only by sea. (R) So do blocks they won over (see `treachery.ts`), even if roles
 * change. No other event has two points, so pirates always move first and never reinforce.
 */
const leavesBySea = (s: State, block: number): boolean => isSeaEntry(enteredBy(s, block))

/** 6.6 No retreat over a border by which the enemy came; if both came over it, only Player 2 may use it. */
function isBarred(s: State, house: number, border: number): boolean {
  if (!hasEnteredBy(s, other(house), s.field, border)) return false
  return !(hasEnteredBy(s, house, s.field, border) && house !== s.playerOne)
}

/** 1.02 Limits as for a sea move: (R) one block to each coast in a round, two between major ports. 1.0 has none. */
function mayLandAt(s: State, area: number): boolean {
  if (isFirstEdition(s)) return true
  return s.bytes[LANDED + area] < (areMajorPorts(s.field, area) ? 2 : 1)
}

/** Whether a block can leave over this border. Some borders are barred to a retreat but not to a winner. */
function mayWithdrawTo(s: State, block: number, area: number, border: number, retreats: boolean): boolean {
  const house = houseOf(s, block)
  if (!isOpenTo(s, area, house) || !hasRoom(s, house, border)) return false
  return !(retreats && isBarred(s, house, border))
}

function waysOut(s: State, block: number, retreats: boolean, visit: (area: number) => void): void {
  if (leavesBySea(s, block)) {
    const sea = seaBitOf(enteredBy(s, block))
    for (const area of ACROSS_THE_SEA[s.field])
      if ((SEAS_OF[area] & sea) !== 0 && isOpenTo(s, area, houseOf(s, block)) && mayLandAt(s, area)) visit(area)
    return
  }
  const neighbours = NEIGHBOURS[s.field]
  const borders = NEIGHBOUR_BORDERS[s.field]
  for (let n = 0; n < neighbours.length; n++)
    if (mayWithdrawTo(s, block, neighbours[n], borders[n], retreats)) visit(neighbours[n])
}

function withdraw(
  s: State,
  block: number,
  area: number,
  key: 'log.retreats' | 'log.regroups',
  known: boolean,
  context: StepContext,
): void {
  const house = houseOf(s, block)
  if (leavesBySea(s, block)) s.bytes[LANDED + area]++
  else s.bytes[CROSSED[house] + borderBetween(s.field, area)]++
  context.log?.tell({
    key,
    params: { house: houseKey(house), block: known ? blockKey(block) : HIDDEN_BLOCK, area: areaKey(area) },
    secret: { seat: house, params: { block: blockKey(block) } },
  })
  settleIn(s, block, area, context)
  setEntered(s, block, NONE)
  unmark(s, block, KNOWN | RESERVE | ACTED | TURNED)
}

export function retreatMoves(s: State, block: number, out: MoveList): void {
  waysOut(s, block, true, (area) => out.push(move(M_RETREAT, block, area)))
}

export function canRetreat(s: State, block: number): boolean {
  let found = false
  waysOut(s, block, true, () => {
    found = true
  })
  return found
}

/** 6.6 The block is hidden again where it went, and everybody saw where. */
export function retreat(s: State, block: number, area: number, context: StepContext): void {
  withdraw(s, block, area, 'log.retreats', true, context)
  see(s, block)
}

const mayRegroup = (s: State, block: number): boolean => placeOf(s, block) === s.field && !has(s, block, FREED)

export function canRegroup(s: State, block: number): boolean {
  let found = false
  if (mayRegroup(s, block))
    waysOut(s, block, false, () => {
      found = true
    })
  return found
}

/** 6.7 The winner may move any of his blocks to adjacent areas. (R) They are hidden first. */
export const regroup: Decision = {
  section: '6.7',
  moves(s, seat, out) {
    for (let block = 0; block < BLOCK_COUNT; block++)
      if (mayRegroup(s, block) && houseOf(s, block) === seat)
        waysOut(s, block, false, (area) => out.push(move(M_REGROUP, block, area)))
    out.push(move(M_END_REGROUP))
  },
  play(s, _seat, m, context) {
    if (verbOf(m) === M_END_REGROUP) return goTo(s, STEP.nextBattle)
    withdraw(s, firstOf(m), secondOf(m), 'log.regroups', false, context)
  },
}
