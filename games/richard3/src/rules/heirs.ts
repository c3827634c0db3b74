/** 3.21, 6.81, 6.82 Heirs, and which of them is King or Pretender. */
import { HEIR_RANK_OF, HEIRS, NO_BLOCK, ROYAL_SHIELDS, SHIELD_OF_ONE_HEIR } from '../armies.ts'
import { LANCASTER } from '../data/areas.ts'
import { HAS_CROWN } from '../geography.ts'
import { blockKey, houseKey, placeKey } from '../keys.ts'
import { DEAD, MINORS_DUE, POOL } from '../layout.ts'
import { has, houseOf, placeOf, RESERVE, type State, seePlace, setTitle, titleOf } from '../state.ts'
import type { StepContext } from '../step-types.ts'

/** An adult, alive, loyal and free; (R) an heir in the pool is still in play. */
export const isInPlay = (s: State, heir: number): boolean => placeOf(s, heir) <= POOL

export function seniorHeir(s: State, house: number): number {
  for (const heir of HEIRS[house]) if (isInPlay(s, heir)) return heir
  return NO_BLOCK
}

/** The King's heirs are royal heirs; (R) also between a King's death and the coronation of his successor. */
export const isRoyal = (s: State, house: number): boolean => s.throne === house

/** 2.2 York's heirs use any sun of York. Exeter, Somerset and Richmond keep their own shields while they live. */
export function mayUseShield(s: State, heir: number, area: number): boolean {
  const house = houseOf(s, heir)
  if (ROYAL_SHIELDS[house].includes(area)) return true
  const owner = SHIELD_OF_ONE_HEIR[area]
  return house === LANCASTER && owner !== NO_BLOCK && (owner === heir || placeOf(s, owner) === DEAD)
}

/** A shield that this heir may use or, for a royal heir, a crown. */
export const isSeatOf = (s: State, heir: number, area: number): boolean =>
  (isRoyal(s, houseOf(s, heir)) && HAS_CROWN[area] === 1) || mayUseShield(s, heir, area)

export const isOnField = (s: State, block: number): boolean => placeOf(s, block) === s.field && !has(s, block, RESERVE)

/** 6.5 The senior heir of a house in the front line. */
export function seniorHeirOnField(s: State, house: number): number {
  for (const heir of HEIRS[house]) if (isOnField(s, heir)) return heir
  return NO_BLOCK
}

/** 2.2, 2.3 Whether an older heir on the field gets the bonus instead. */
export function hasElderOnField(s: State, heir: number, entitled: (elder: number) => boolean): boolean {
  for (const elder of HEIRS[houseOf(s, heir)]) {
    if (HEIR_RANK_OF[elder] >= HEIR_RANK_OF[heir]) return false
    if (isOnField(s, elder) && entitled(elder)) return true
  }
  return false
}

/**
 * 6.82 An heir is lost, and a minor is due. (R) A dead Pretender is replaced at once; a dead King only when the next one is
 * crowned in the supply phase (6.81).
 */
export function loseHeir(s: State, heir: number, bringsMinor: boolean, context: StepContext): void {
  const house = houseOf(s, heir)
  if (bringsMinor) s.bytes[MINORS_DUE + house]++
  if (titleOf(s, house) !== heir) return
  if (isRoyal(s, house)) setTitle(s, house, NO_BLOCK)
  else nameSenior(s, house, context)
}

/** 3.21 The senior heir in play takes the title of his house. */
export function nameSenior(s: State, house: number, context: StepContext): void {
  const heir = seniorHeir(s, house)
  if (heir === titleOf(s, house)) return
  setTitle(s, house, heir)
  if (heir === NO_BLOCK) return
  if (!isRoyal(s, house)) {
    context.log?.tell({ key: 'log.newPretender', params: { house: houseKey(house), block: blockKey(heir) } })
    return
  }
  // 6.81 The place of the new King becomes known, but not his strength.
  seePlace(s, heir)
  context.log?.reveal()
  context.log?.tell({ key: 'log.crowned', params: { block: blockKey(heir), area: placeKey(placeOf(s, heir)) } })
}
