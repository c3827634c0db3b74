/**
 * Draws a world that a seat cannot tell from the real one. Every gain and payment is public and logged, so a player who
 * counts knows what is behind the screens; the view just does not count for him. Only face-down ballots are unknown.
 */
import type { Chance, Seat } from '@tudor-rose/table'
import { BALLOT, NONE, STAKE } from './layout.ts'
import { type State, votesOf } from './state.ts'
import { STEP } from './steps.ts'

export function imagine(s: State, seat: Seat, chance: Chance): State {
  const world = s.copy()
  if (s.step !== STEP.vote) return world
  for (let other = 0; other < s.players; other++) {
    if (other === seat || s.bytes[BALLOT + other] === NONE) continue
    world.bytes[BALLOT + other] = chance.below(2)
    world.bytes[STAKE + other] = chance.below(votesOf(s, other) + 1)
  }
  return world
}
