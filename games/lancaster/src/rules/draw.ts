/** Drawing by lot. */
import type { Chance } from '@tudor-rose/table'
import type { State } from '../state.ts'

/** One of the members of a field that are in a place, by lot; -1 where there is none. A pile has no order until it is drawn from. */
export function drawFrom(s: State, field: number, members: number, place: number, chance: Chance): number {
  let lying = 0
  for (let member = 0; member < members; member++) if (s.bytes[field + member] === place) lying++
  if (lying === 0) return -1
  let left = chance.below(lying)
  for (let member = 0; ; member++) if (s.bytes[field + member] === place && left-- === 0) return member
}
