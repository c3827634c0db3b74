/** Phase 3, before the counties: the offices are awarded with seals and privileges, and all pieces go home. */

import { officeKey, partyKey, privilegeKey } from '../../keys.ts'
import { LORD, NONE, OFFICE_HOLDER, OFFICES } from '../../layout.ts'
import { partyCount, type State } from '../../state.ts'
import type { StepContext } from '../../step-types.ts'
import { gainSeals } from '../gains.ts'
import { isAwardedIn, lapseUnused, takeInHand } from './privileges.ts'
import { applicantFor, dissolveTower, LORD_HOME } from './towers.ts'

/** For the chancellor, the constable and the chamberlain. */
export const SEALS_OF_OFFICE: readonly number[] = [2, 1, 0]

export const officeHolder = (s: State, office: number): number => s.bytes[OFFICE_HOLDER + office]

/**
 * An office without applicants keeps its holder and scores like a new one. Its privilege is always available: one is
 * awarded per round, a shield stays out for one round, and the others for at most two.
 */
function awardOffice(s: State, office: number, context: StepContext): void {
  const applicant = applicantFor(s, office)
  if (applicant !== NONE) s.bytes[OFFICE_HOLDER + office] = applicant
  const holder = officeHolder(s, office)
  if (holder === NONE) return
  const key = applicant === NONE ? 'log.office.kept' : 'log.office'
  context.log?.tell({ key, params: { party: partyKey(s, holder), office: officeKey(office) } })
  gainSeals(s, holder, SEALS_OF_OFFICE[office], context)
  if (!isAwardedIn(s.round, office)) return
  takeInHand(s, holder, office)
  context.log?.tell({ key: 'log.privilege', params: { party: partyKey(s, holder), privilege: privilegeKey(office) } })
}

export function awardOffices(s: State, context: StepContext): void {
  lapseUnused(s)
  for (let office = 0; office < OFFICES.length; office++) awardOffice(s, office, context)
  for (let office = 0; office < OFFICES.length; office++)
    if (applicantFor(s, office) !== NONE) dissolveTower(s, office, false)
  for (let party = 0; party < partyCount(s); party++) s.bytes[LORD + party] = LORD_HOME
}
