/** Phase 1, castles: a free space of the party's own castle without an extension. */
import { castleKey, partyKey } from '../../keys.ts'
import { castleKnight, setCastleKnight } from '../../knights.ts'
import { firstOf, M_CASTLE, move, piece, secondOf, strengthOfPiece } from '../../move.ts'
import { goTo, hasExtension, isAlly, type State } from '../../state.ts'
import { STEP } from '../../steps.ts'
import type { Placement } from './placement.ts'

/** The component file determines the number of spaces. */
export const castleOf = (s: State, party: number) => (isAlly(s, party) ? s.components.allyCastle : s.components.castle)

const isFree = (s: State, party: number, space: number): boolean =>
  !hasExtension(s, party, space) && castleKnight(s, party, space) === 0

export const castlePlacement: Placement = {
  verb: M_CASTLE,
  moves(s, party, strength, out) {
    const spaces = castleOf(s, party).length
    const what = piece(strength, isAlly(s, party))
    for (let space = 0; space < spaces; space++) if (isFree(s, party, space)) out.push(move(M_CASTLE, what, space))
  },
  isOpenTo(s, party) {
    const spaces = castleOf(s, party).length
    for (let space = 0; space < spaces; space++) if (isFree(s, party, space)) return true
    return false
  },
  put(s, party, m, { log }) {
    const strength = strengthOfPiece(firstOf(m))
    setCastleKnight(s, party, secondOf(m), strength)
    const params = { party: partyKey(s, party), strength, space: castleKey(s, party, secondOf(m)) }
    log?.tell({ key: 'log.place.castle', params })
    goTo(s, STEP.nextPlacement)
  },
}
