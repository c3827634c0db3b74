/**
 * Phase 1, the Tower: a knight who fits in; his player may return shame markers up to his strength. No Tudor knight
 * goes along.
 */
import { partyKey } from '../../keys.ts'
import { addTowerKnights } from '../../knights.ts'
import { firstOf, M_TOWER, move, piece, secondOf, strengthOfPiece } from '../../move.ts'
import { goTo, isAlly, type State } from '../../state.ts'
import { STEP } from '../../steps.ts'
import { returnShame, shameOf } from '../displeasure.ts'
import { fitsIntoTower } from '../tower.ts'
import type { Placement } from './placement.ts'

/** An ally's knight returns no markers. */
const mostReturned = (s: State, party: number, strength: number): number =>
  isAlly(s, party) ? 0 : Math.min(strength, shameOf(s, party))

export const towerPlacement: Placement = {
  verb: M_TOWER,
  moves(s, party, strength, out) {
    if (!fitsIntoTower(s, strength)) return
    const what = piece(strength, isAlly(s, party))
    for (let markers = mostReturned(s, party, strength); markers >= 0; markers--) out.push(move(M_TOWER, what, markers))
  },
  isOpenTo: (s, _party, strength) => fitsIntoTower(s, strength),
  put(s, party, m, { log }) {
    const strength = strengthOfPiece(firstOf(m))
    const markers = secondOf(m)
    addTowerKnights(s, party, strength, 1)
    if (markers > 0) returnShame(s, party, markers)
    log?.tell({ key: 'log.place.tower', params: { party: partyKey(s, party), strength, markers } })
    goTo(s, STEP.nextPlacement)
  },
}
