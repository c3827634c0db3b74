/**
 * Phase 5: results of three dice. Results are numbered like announcements: 1 to 6 single, 7 to 12 pair, 13 to 18
 * triple.
 */

import type { MoveList } from '@tudor-rose/table'
import { firstOf, M_TURN, move, secondOf, thirdOf } from '../move.ts'
import type { State } from '../state.ts'

export const DICE = 3
export const READINGS = 18
const kindOf = (reading: number): number => Math.ceil(reading / 6)
const numberOf = (reading: number): number => ((reading - 1) % 6) + 1

const countOf = (s: State, dice: number, number: number): number => {
  let found = 0
  for (let i = 0; i < DICE; i++) if (s.bytes[dice + i] === number) found++
  return found
}

/** (R) An announcement is true if the dice contain it. */
export const contains = (s: State, dice: number, reading: number): boolean =>
  countOf(s, dice, numberOf(reading)) >= kindOf(reading)

/** (R) The best result of open dice: triple, pair, highest die. */
export function bestReading(s: State, dice: number): number {
  for (let reading = READINGS; reading > 1; reading--) if (contains(s, dice, reading)) return reading
  return 1
}

/** Step 5: the loser's losses. Kinds are compared first, then numbers; other dice never break a tie. */
export function lossesBetween(winning: number, losing: number): number {
  const [higher, lower] = [kindOf(winning), kindOf(losing)]
  if (higher === lower) return winning > losing ? 1 : 0
  return higher === 3 && lower === 1 ? 3 : 2
}

/** The last card: each command point turns one die by one, each die at most once, within 1 to 6. */
export function turnMoves(s: State, dice: number, points: number, out: MoveList): void {
  const [a, b, c] = [s.bytes[dice], s.bytes[dice + 1], s.bytes[dice + 2]]
  const isDie = (value: number) => value >= 1 && value <= 6
  for (let x = a - 1; x <= a + 1; x++)
    for (let y = b - 1; y <= b + 1; y++)
      for (let z = c - 1; z <= c + 1; z++) {
        const turned = Math.abs(x - a) + Math.abs(y - b) + Math.abs(z - c)
        if (turned > 0 && turned <= points && isDie(x) && isDie(y) && isDie(z)) out.push(move(M_TURN, x, y, z))
      }
}

export function turnDice(s: State, dice: number, m: number): void {
  s.bytes[dice] = firstOf(m)
  s.bytes[dice + 1] = secondOf(m)
  s.bytes[dice + 2] = thirdOf(m)
}
