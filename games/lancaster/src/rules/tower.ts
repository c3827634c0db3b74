/** The King's displeasure: the Tower, which holds knights up to a total strength. */

import { addAtCourt, addTowerKnights, towerKnights } from '../knights.ts'
import { STRENGTHS } from '../layout.ts'
import { partyCount, type State } from '../state.ts'
import type { StepContext } from '../step-types.ts'

export const TOWER_CAPACITY = 7

/** The strength of the neutral knight, who is always there, by number of players. */
const NEUTRAL_KNIGHT: readonly number[] = [0, 0, 4, 3, 2, 0]
export const neutralKnightFor = (s: State): number => NEUTRAL_KNIGHT[s.players]

export function setUpTower(s: State): void {
  s.neutralKnight = neutralKnightFor(s)
}

/** Total strength there, including the neutral knight. */
export function strengthInTower(s: State): number {
  let total = s.neutralKnight
  for (let party = 0; party < partyCount(s); party++)
    for (let strength = 1; strength <= STRENGTHS; strength++) total += strength * towerKnights(s, party, strength)
  return total
}

export const fitsIntoTower = (s: State, strength: number): boolean =>
  s.displeasure === 1 && strengthInTower(s) + strength <= TOWER_CAPACITY

/** How many knights a party has there, regardless of strength. */
export function towerKnightsOf(s: State, party: number): number {
  let knights = 0
  for (let strength = 1; strength <= STRENGTHS; strength++) knights += towerKnights(s, party, strength)
  return knights
}

/** Phase 3, before the counties: all knights go home except the neutral one. */
export function emptyTower(s: State, { log }: StepContext): void {
  let wasEmpty = true
  for (let party = 0; party < partyCount(s); party++)
    for (let strength = 1; strength <= STRENGTHS; strength++) {
      const many = towerKnights(s, party, strength)
      if (many === 0) continue
      addTowerKnights(s, party, strength, -many)
      addAtCourt(s, party, strength, many)
      wasEmpty = false
    }
  if (!wasEmpty) log?.tell({ key: 'log.tower.emptied', params: {} })
}
