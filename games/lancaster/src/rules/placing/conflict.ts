/** Phase 1, conflicts: the topmost free space of three, or the party's own space there. No squires. */
import { conflictKey, partyKey } from '../../keys.ts'
import { spaceOf } from '../../knights.ts'
import { CONFLICT_PLACES, NONE } from '../../layout.ts'
import { firstOf, M_CONFLICT, move, piece, secondOf, strengthOfPiece } from '../../move.ts'
import { isAlly } from '../../state.ts'
import { canEnter, canEnterAny, enterConflict } from '../enter-conflict.ts'
import { afterPlacingInConflict } from './bring-along.ts'
import type { Placement } from './placement.ts'

export const conflictPlacement: Placement = {
  verb: M_CONFLICT,
  moves(s, party, strength, out) {
    const what = piece(strength, isAlly(s, party))
    for (let conflict = 0; conflict < CONFLICT_PLACES.length; conflict++)
      if (canEnter(s, party, conflict)) out.push(move(M_CONFLICT, what, conflict))
  },
  isOpenTo: canEnterAny,
  put(s, party, m, { log }) {
    const strength = strengthOfPiece(firstOf(m))
    const cameNew = spaceOf(s, party, secondOf(m)) === NONE
    enterConflict(s, party, strength, secondOf(m))
    const params = { party: partyKey(s, party), strength, conflict: conflictKey(secondOf(m)) }
    log?.tell({ key: 'log.place.conflict', params })
    afterPlacingInConflict(s, party, secondOf(m), cameNew)
  },
}
