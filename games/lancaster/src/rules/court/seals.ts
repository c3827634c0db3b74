/** Final scoring: seals are multiplied by the number of black pieces, the lord and the bishops. */

import { seatKey } from '../../keys.ts'
import { SEALS } from '../../layout.ts'
import { addPoints, type State } from '../../state.ts'
import type { StepContext } from '../../step-types.ts'
import { bishopsOf } from './bishops.ts'

export const sealsOf = (s: State, party: number): number => s.bytes[SEALS + party]

const LORDS = 1

export function scoreSeals(s: State, { log }: StepContext): void {
  for (let seat = 0; seat < s.players; seat++) {
    const seals = sealsOf(s, seat)
    if (seals === 0) continue
    const pieces = LORDS + bishopsOf(s, seat)
    addPoints(s, seat, pieces * seals)
    log?.tell({ key: 'log.final.seals', params: { seat: seatKey(seat), pieces, seals, points: pieces * seals } })
  }
}
