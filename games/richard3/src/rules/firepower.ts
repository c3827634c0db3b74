/** 2.2 to 2.6 Firepower, with the +1 for defending at home. */
import {
  BOMBARD,
  CHURCH,
  FIREPOWER_OF,
  HEIR,
  KIND_OF,
  LETTER_OF,
  LEVY,
  NOBLE,
  SEAT_OF,
  SHIELDS_OF,
  WELSH,
} from '../armies.ts'
import { HAS_CROWN, IS_WALES } from '../geography.ts'
import { houseOf, type State } from '../state.ts'
import { hasElderOnField, isRoyal, mayUseShield } from './heirs.ts'

/** 2.2, 2.3 One for a shield and one for a crown, each for the senior of the heirs entitled to it. */
function heirBonus(s: State, heir: number): number {
  const area = s.field
  let bonus = 0
  if (mayUseShield(s, heir, area) && !hasElderOnField(s, heir, (elder) => mayUseShield(s, elder, area))) bonus++
  if (HAS_CROWN[area] === 1 && isRoyal(s, houseOf(s, heir)) && !hasElderOnField(s, heir, () => true)) bonus++
  return bonus
}

function defenceBonus(s: State, block: number): number {
  switch (KIND_OF[block]) {
    case HEIR:
      return heirBonus(s, block)
    case NOBLE:
      return SHIELDS_OF[block].includes(s.field) ? 1 : 0
    case LEVY:
    case CHURCH:
      return SEAT_OF[block] === s.field ? 1 : 0
    default:
      return block === WELSH ? IS_WALES[s.field] : 0
  }
}

/** The highest roll that hits. */
export function firepower(s: State, block: number): number {
  const defends = houseOf(s, block) !== s.attacker
  return FIREPOWER_OF[block] + (defends ? defenceBonus(s, block) : 0)
}

/** 6.2 A Bombard has A in the first round and D later. A is 0. */
export const initiative = (s: State, block: number): number =>
  KIND_OF[block] === BOMBARD && s.round === 1 ? 0 : LETTER_OF[block]
