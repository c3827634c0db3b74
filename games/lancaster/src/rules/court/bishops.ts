/** Bishops: taken instead of an upgrade, they strengthen the own lord and multiply seals at the end. */
import type { Table } from '../../course.ts'
import { partyKey } from '../../keys.ts'
import { BISHOPS } from '../../layout.ts'
import { isAlly, type State } from '../../state.ts'

export const MOST_BISHOPS = 3
/** By number of players. */
const IN_PLAY: readonly number[] = [0, 0, 5, 5, 7, 9]
export const bishopsInPlay = (s: State): number => IN_PLAY[s.players]

export const bishopsOf = (s: State, party: number): number => s.bytes[BISHOPS + party]

/** While there are any, and three each at most. An ally keeps none, so there is no end to his. */
export const mayTakeBishop = (s: State, party: number): boolean =>
  s.bishopsLeft > 0 && (isAlly(s, party) || bishopsOf(s, party) < MOST_BISHOPS)

/** What an ally takes leaves the game. */
export function takeBishop(s: State, party: number, { log }: Table): void {
  s.bishopsLeft--
  if (!isAlly(s, party)) s.bytes[BISHOPS + party]++
  log?.tell({ key: isAlly(s, party) ? 'log.bishop.removed' : 'log.bishop', params: { party: partyKey(s, party) } })
}
