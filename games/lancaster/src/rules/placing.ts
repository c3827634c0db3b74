/** Phase 1: in turn order each places one piece from his court, until nobody has any that can go anywhere. */
import { MoveList } from '@tudor-rose/table'
import type { Decision, Passage, Table } from '../course.ts'
import { addAtCourt, atCourt } from '../knights.ts'
import { STRENGTHS } from '../layout.ts'
import { firstOf, isAllysPiece, strengthOfPiece, verbOf } from '../move.ts'
import { allyOf, ask, goTo, hasAllies, hasScreens, type State } from '../state.ts'
import { BEGIN_PARLIAMENT, PLACE } from '../steps.ts'
import { canPlaceLord, isLordMove, lordMoves, placeLord } from './court/lord.ts'
import { castlePlacement } from './placing/castle.ts'
import { conflictPlacement } from './placing/conflict.ts'
import { couldWithSquires, countyPlacement } from './placing/county.ts'
import type { Placement } from './placing/placement.ts'
import { towerPlacement } from './placing/tower.ts'

/** Where knights can go, in the order of the rulebook. A place of a module is one more. */
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

/** (R) Whoever has nothing that can go anywhere is passed over while that holds. */
function canPlace(s: State, seat: number, { log }: Table): boolean {
  if (canPlaceOpenly(s, seat) || (hasAllies(s) && canPlaceOpenly(s, allyOf(s, seat)))) return true
  if (!mightWithSquires(s, seat)) return false
  // Only his squires decide it now, so whether he is asked tells something of their number.
  if (hasScreens(s)) log?.reveal()
  found.clear()
  knightMoves(s, seat, found)
  return found.length > 0
}

export const nextPlacement: Passage = (s, table) => {
  for (let place = 0; place < s.players; place++) {
    const seat = (s.turn + place) % s.players
    if (!canPlace(s, seat, table)) continue
    s.turn = seat
    return ask(s, seat, PLACE)
  }
  goTo(s, BEGIN_PARLIAMENT)
}

/** Placing is compulsory. With two players it is a knight or lord of one's own or of the ally. */
export const place: Decision = {
  section: 'Phase 1',
  moves(s, seat, out) {
    knightMoves(s, seat, out)
    lordMoves(s, seat, out)
    if (!hasAllies(s)) return
    knightMoves(s, allyOf(s, seat), out)
    lordMoves(s, allyOf(s, seat), out)
  },
  play(s, seat, m, table) {
    const party = isAllysPiece(firstOf(m)) ? allyOf(s, seat) : seat
    s.turn = (seat + 1) % s.players
    if (isLordMove(m)) return placeLord(s, party, m, table)
    addAtCourt(s, party, strengthOfPiece(firstOf(m)), -1)
    for (const placement of PLACEMENTS) if (placement.verb === verbOf(m)) return placement.put(s, party, m, table)
  },
}
