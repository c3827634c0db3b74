/**
 * A world that a seat cannot tell from the real one. Whatever anybody gains or pays goes over the table in front of all,
 * and is told to all, so whoever keeps count knows what is behind the screens; the view just does not keep count for him.
 * What nobody can know are ballots that lie face down.
 */
import type { Chance, Seat } from '@tudor-rose/table'
import { BALLOT, NOTHING, STAKE } from './layout.ts'
import { type State, votesOf } from './state.ts'
import { VOTE } from './steps.ts'

export function imagine(s: State, seat: Seat, chance: Chance): State {
  const world = s.copy()
  if (s.step !== VOTE) return world
  for (let other = 0; other < s.players; other++) {
    if (other === seat || s.bytes[BALLOT + other] === NOTHING) continue
    world.bytes[BALLOT + other] = chance.below(2)
    world.bytes[STAKE + other] = chance.below(votesOf(s, other) + 1)
  }
  return world
}
