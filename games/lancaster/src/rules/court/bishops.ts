/** Bishops: taken instead of an upgrade, they strengthen their owner's lord and multiply seals at the end. */

import { partyKey } from '../../keys.ts'
import { BISHOPS } from '../../layout.ts'
import { isAlly, type State } from '../../state.ts'
import type { StepContext } from '../../step-types.ts'

export const MAX_BISHOPS = 3
/** By number of players. */
const IN_PLAY: readonly number[] = [0, 0, 5, 5, 7, 9]
export const bishopsInPlay = (s: State): number => IN_PLAY[s.players]

export const bishopsOf = (s: State, party: number): number => s.bytes[BISHOPS + party]

/** While any are left, at most three each. An ally keeps none, so he has no limit. */
export const mayTakeBishop = (s: State, party: number): boolean =>
  s.bishopsLeft > 0 && (isAlly(s, party) || bishopsOf(s, party) < MAX_BISHOPS)

/** A bishop taken by an ally leaves the game. */
export function takeBishop(s: State, party: number, { log }: StepContext): void {
  s.bishopsLeft--
  if (!isAlly(s, party)) s.bytes[BISHOPS + party]++
  log?.tell({ key: isAlly(s, party) ? 'log.bishop.removed' : 'log.bishop', params: { party: partyKey(s, party) } })
}
