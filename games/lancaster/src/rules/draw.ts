import type { Chance } from '@tudor-rose/table'
import type { State } from '../state.ts'

/**
 * Draws a random member of a field that is in a place; -1 if there is none. A pile has no order until it is drawn from.
 */
export function drawFrom(s: State, field: number, members: number, place: number, chance: Chance): number {
  let lying = 0
  for (let member = 0; member < members; member++) if (s.bytes[field + member] === place) lying++
  if (lying === 0) return -1
  let left = chance.below(lying)
  for (let member = 0; ; member++) if (s.bytes[field + member] === place && left-- === 0) return member
}
