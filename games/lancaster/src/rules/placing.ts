/** Phase 1: in turn order, each player places one piece from his court, until no piece can be placed. */
import { MoveList } from '@tudor-rose/table'
import { addAtCourt, atCourt } from '../knights.ts'
import { STRENGTHS } from '../layout.ts'
import { firstOf, isAllysPiece, strengthOfPiece, verbOf } from '../move.ts'
import { allyOf, ask, goTo, hasAllies, hasScreens, type State } from '../state.ts'
import type { AutomaticStep, Decision, StepContext } from '../step-types.ts'
import { STEP } from '../steps.ts'
import { canPlaceLord, isLordMove, lordMoves, placeLord } from './court/lord.ts'
import { castlePlacement } from './placing/castle.ts'
import { conflictPlacement } from './placing/conflict.ts'
import { couldWithSquires, countyPlacement } from './placing/county.ts'
import type { Placement } from './placing/placement.ts'
import { towerPlacement } from './placing/tower.ts'

/** Places for knights, in rulebook order. Modules add further places. */
const PLACEMENTS: readonly Placement[] = [countyPlacement, castlePlacement, conflictPlacement, towerPlacement]

function knightMoves(s: State, party: number, out: MoveList): void {
  for (let strength = 1; strength <= STRENGTHS; strength++) {
    if (atCourt(s, party, strength) === 0) continue
    for (let i = 0; i < PLACEMENTS.length; i++) PLACEMENTS[i].moves(s, party, strength, out)
  }
}

function canPlaceOpenly(s: State, party: number): boolean {
  if (canPlaceLord(s, party)) return true
  for (let strength = 1; strength <= STRENGTHS; strength++) {
    if (atCourt(s, party, strength) === 0) continue
    for (let i = 0; i < PLACEMENTS.length; i++) if (PLACEMENTS[i].isOpenTo(s, party, strength)) return true
  }
  return false
}

function mightWithSquires(s: State, seat: number): boolean {
  for (let strength = 1; strength <= STRENGTHS; strength++)
    if (atCourt(s, seat, strength) > 0 && couldWithSquires(s, seat, strength)) return true
  return false
}

const found = new MoveList()

/** (R) A player without a possible placement is skipped while that is so. */
function canPlace(s: State, seat: number, { log }: StepContext): boolean {
  if (canPlaceOpenly(s, seat) || (hasAllies(s) && canPlaceOpenly(s, allyOf(s, seat)))) return true
  if (!mightWithSquires(s, seat)) return false
  // Only hidden squires decide this now, so asking him reveals something about their number.
  if (hasScreens(s)) log?.reveal()
  found.clear()
  knightMoves(s, seat, found)
  return found.length > 0
}

export const nextPlacement: AutomaticStep = (s, context) => {
  for (let place = 0; place < s.players; place++) {
    const seat = (s.turn + place) % s.players
    if (!canPlace(s, seat, context)) continue
    s.turn = seat
    return ask(s, seat, STEP.place)
  }
  goTo(s, STEP.beginParliament)
}

/** Placing is compulsory. With two players, it is a knight or lord of the player or of his ally. */
export const place: Decision = {
  section: 'Phase 1',
  moves(s, seat, out) {
    knightMoves(s, seat, out)
    lordMoves(s, seat, out)
    if (!hasAllies(s)) return
    knightMoves(s, allyOf(s, seat), out)
    lordMoves(s, allyOf(s, seat), out)
  },
  play(s, seat, m, context) {
    const party = isAllysPiece(firstOf(m)) ? allyOf(s, seat) : seat
    s.turn = (seat + 1) % s.players
    if (isLordMove(m)) return placeLord(s, party, m, context)
    addAtCourt(s, party, strengthOfPiece(firstOf(m)), -1)
    for (const placement of PLACEMENTS) if (placement.verb === verbOf(m)) return placement.put(s, party, m, context)
  },
}
