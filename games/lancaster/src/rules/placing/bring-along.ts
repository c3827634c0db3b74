/** Phase 1: what goes along with a knight just placed, asked one item at a time. */

import { partyKey, privilegeKey } from '../../keys.ts'
import { spaceOf } from '../../knights.ts'
import { COUNTIES, COUNTY_SHIELD, COUNTY_TUDOR, NONE, PRIVILEGE, PRIVILEGES, SPACE_TUDOR } from '../../layout.ts'
import { firstOf, M_BRING, M_DONE, move, verbOf } from '../../move.ts'
import { ask, goTo, leaderOf, type State } from '../../state.ts'
import type { Decision, StepContext } from '../../step-types.ts'
import { STEP } from '../../steps.ts'
import { ARCHER, placeArcher, SHIELD, spaceForArcher, TUDOR_KNIGHT, useFromHand } from '../court/privileges.ts'
import { earnFavour } from '../favours.ts'

/** `placedAt` numbers places: counties, then conflicts. */
export const isCounty = (place: number): boolean => place < COUNTIES
export const conflictAt = (place: number): number => place - COUNTIES
const placeOfConflict = (conflict: number): number => COUNTIES + conflict

const IN_COUNTY = (1 << SHIELD) | (1 << TUDOR_KNIGHT)
const IN_CONFLICT = 1 << TUDOR_KNIGHT

/** A knight is in a county: shield and Tudor knight may go along, (R) independently of each other. */
export function afterPlacingInCounty(s: State, party: number, county: number): void {
  offer(s, party, county, IN_COUNTY)
}

/** A knight is in a conflict. An archer goes only with the first knight of a party, not with reinforcements (R). */
export function afterPlacingInConflict(s: State, party: number, conflict: number, cameNew: boolean): void {
  const mayBringArcher = cameNew && spaceForArcher(s, spaceOf(s, party, conflict)) !== NONE
  offer(s, party, placeOfConflict(conflict), mayBringArcher ? IN_CONFLICT | (1 << ARCHER) : IN_CONFLICT)
}

function offer(s: State, party: number, place: number, privileges: number): void {
  s.placing = party
  s.placedAt = place
  s.bringing = privileges & s.bytes[PRIVILEGE + party]
  goOn(s)
}

/** The King's favour follows when nothing more goes along. */
function goOn(s: State): void {
  if (s.bringing !== 0) {
    ask(s, leaderOf(s, s.placing), STEP.bringAlong)
    return
  }
  const place = s.placedAt
  s.placedAt = NONE
  if (isCounty(place)) goTo(s, STEP.nextPlacement)
  else earnFavour(s, s.placing)
}

function bringToCounty(s: State, party: number, county: number, privilege: number, context: StepContext): void {
  s.bytes[(privilege === SHIELD ? COUNTY_SHIELD : COUNTY_TUDOR) + county] = 1
  spend(s, party, privilege, context)
}

function bringToConflict(s: State, party: number, conflict: number, privilege: number, context: StepContext): void {
  const space = spaceOf(s, party, conflict)
  if (privilege === ARCHER) placeArcher(s, party, spaceForArcher(s, space))
  else s.bytes[SPACE_TUDOR + space]++
  spend(s, party, privilege, context)
}

function spend(s: State, party: number, privilege: number, { log }: StepContext): void {
  useFromHand(s, party, privilege)
  log?.tell({ key: 'log.brings', params: { party: partyKey(s, party), privilege: privilegeKey(privilege) } })
}

/** The Tudor knight must go along if the knight alone is not strong enough for the county. */
export function bringNeededTudor(s: State, party: number, county: number, context: StepContext): void {
  bringToCounty(s, party, county, TUDOR_KNIGHT, context)
}

export const bringAlong: Decision = {
  section: "Phase 1, the King's court",
  moves(s, _seat, out) {
    for (let privilege = 0; privilege < PRIVILEGES.length; privilege++)
      if ((s.bringing & (1 << privilege)) !== 0) out.push(move(M_BRING, privilege))
    out.push(move(M_DONE))
  },
  play(s, _seat, m, context) {
    if (verbOf(m) === M_DONE) s.bringing = 0
    else {
      const privilege = firstOf(m)
      if (isCounty(s.placedAt)) bringToCounty(s, s.placing, s.placedAt, privilege, context)
      else bringToConflict(s, s.placing, conflictAt(s.placedAt), privilege, context)
      s.bringing &= ~(1 << privilege)
    }
    goOn(s)
  },
}
