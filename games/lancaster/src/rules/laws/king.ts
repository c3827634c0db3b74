/** The 8 King's laws, by section. They use both modules of Henry V. */

import { partyKey, seatKey } from '../../keys.ts'
import { countiesOf } from '../../knights.ts'
import { BISHOPS, GOLD, LEFTOVER, SHAME, SQUIRES } from '../../layout.ts'
import { M_DECLINE, M_RETURN_SHAME, move, verbOf } from '../../move.ts'
import { pay, type State } from '../../state.ts'
import type { StepContext } from '../../step-types.ts'
import { returnShame, takeShame } from '../displeasure.ts'
import { gainPoints, gainSeals } from '../gains.ts'
import { towerKnightsOf } from '../tower.ts'
import { groupsOf, hasMost, pointsLaw, tradeLaw } from './kinds.ts'
import type { Law } from './law.ts'

/** Nobody has fewer. A player with none has fewest. */
function hasFewestShame(s: State, seat: number): boolean {
  for (let other = 0; other < s.players; other++) if (s.bytes[SHAME + other] < s.bytes[SHAME + seat]) return false
  return true
}

/** The payment is public, but not whether the player had less than he owed. */
function payDue(
  s: State,
  what: number,
  seat: number,
  due: number,
  key: 'log.due.squires' | 'log.due.gold',
  { log }: StepContext,
): void {
  pay(s, what, seat, Math.min(due, s.bytes[what + seat]))
  log?.tell({ key, params: { party: partyKey(s, seat), count: due } })
}

/** Seats with most of something, as bits. */
function allWithMost(s: State, what: number): number {
  let bits = 0
  for (let seat = 0; seat < s.players; seat++) if (hasMost(s, what, seat)) bits |= 1 << seat
  return bits
}

const SECTION_2: readonly Law[] = [
  {
    id: 'no-bishop-return-1-shame',
    kind: 'choice',
    // Markers are behind the screen, so their number must not decide whether a player is asked.
    entitles: (s, seat) => s.bytes[BISHOPS + seat] === 0,
    moves(s, seat, out) {
      if (s.bytes[SHAME + seat] > 0) out.push(move(M_RETURN_SHAME))
      out.push(move(M_DECLINE))
    },
    play(s, seat, m, { log }) {
      if (verbOf(m) === M_DECLINE) return
      returnShame(s, seat, 1)
      log?.tell({ key: 'log.shame.returned', params: { seat: seatKey(seat) } })
    },
  },
  {
    ...pointsLaw('fewest-shame-5-points', (s, seat) => (hasFewestShame(s, seat) ? 5 : 0)),
    looksBehindScreens: true,
  },
  {
    id: 'most-squires-pays-2-most-gold-pays-3',
    kind: 'automatic',
    looksBehindScreens: true,
    carryOut(s, context) {
      const [squires, gold] = [allWithMost(s, SQUIRES), allWithMost(s, GOLD)]
      for (let seat = 0; seat < s.players; seat++) {
        if ((squires & (1 << seat)) !== 0) payDue(s, SQUIRES, seat, 2, 'log.due.squires', context)
        if ((gold & (1 << seat)) !== 0) payDue(s, GOLD, seat, 3, 'log.due.gold', context)
      }
    },
  },
  tradeLaw('pay-seal-for-2-squires-and-1-gold', { seals: 1, forSquires: 2, forGold: 1 }),
]

const SECTION_3: readonly Law[] = [
  {
    id: 'most-leftover-votes-1-seal',
    kind: 'automatic',
    carryOut(s, context) {
      for (let seat = 0; seat < s.players; seat++) if (hasMost(s, LEFTOVER, seat)) gainSeals(s, seat, 1, context)
    },
  },
  pointsLaw('points-3-per-knight-in-tower', (s, seat) => 3 * towerKnightsOf(s, seat)),
  {
    id: 'most-squires-3-points-most-gold-3-points',
    kind: 'automatic',
    looksBehindScreens: true,
    carryOut(s, context) {
      for (const what of [SQUIRES, GOLD])
        for (let seat = 0; seat < s.players; seat++) if (hasMost(s, what, seat)) gainPoints(s, seat, 3, context)
    },
  },
  {
    id: 'shame-per-2-counties',
    kind: 'automatic',
    carryOut(s, context) {
      for (let seat = 0; seat < s.players; seat++)
        for (let markers = groupsOf(2, countiesOf(s, seat)); markers > 0; markers--) takeShame(s, seat, context)
    },
  },
]

export const KING_LAWS: readonly Law[] = [...SECTION_2, ...SECTION_3]
