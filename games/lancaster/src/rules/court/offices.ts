/** Phase 3, before the counties: the offices are awarded, with seals and privileges, and all go home. */
import type { Table } from '../../course.ts'
import { officeKey, partyKey, privilegeKey } from '../../keys.ts'
import { LORD, NOTHING, OFFICE_HOLDER, OFFICES } from '../../layout.ts'
import { partyCount, type State } from '../../state.ts'
import { gainSeals } from '../rewards.ts'
import { isAwardedIn, lapseUnused, takeInHand } from './privileges.ts'
import { applicantFor, dissolveTower, LORD_HOME } from './towers.ts'

/** For the chancellor, the constable and the chamberlain. */
export const SEALS_OF_OFFICE: readonly number[] = [2, 1, 0]

export const officeHolder = (s: State, office: number): number => s.bytes[OFFICE_HOLDER + office]

/**
 * An office for which nobody applied stays where it is, and is worth as much as a new one. Its privilege is always in the
 * supply: one is awarded in a round, and of those before it a shield is out for one round, the others for two at most.
 */
function awardOffice(s: State, office: number, table: Table): void {
  const applicant = applicantFor(s, office)
  if (applicant !== NOTHING) s.bytes[OFFICE_HOLDER + office] = applicant
  const holder = officeHolder(s, office)
  if (holder === NOTHING) return
  const key = applicant === NOTHING ? 'log.office.kept' : 'log.office'
  table.log?.tell({ key, params: { party: partyKey(s, holder), office: officeKey(office) } })
  gainSeals(s, holder, SEALS_OF_OFFICE[office], table)
  if (!isAwardedIn(s.round, office)) return
  takeInHand(s, holder, office)
  table.log?.tell({ key: 'log.privilege', params: { party: partyKey(s, holder), privilege: privilegeKey(office) } })
}

export function awardOffices(s: State, table: Table): void {
  lapseUnused(s)
  for (let office = 0; office < OFFICES.length; office++) awardOffice(s, office, table)
  for (let office = 0; office < OFFICES.length; office++)
    if (applicantFor(s, office) !== NOTHING) dissolveTower(s, office, false)
  for (let party = 0; party < partyCount(s); party++) s.bytes[LORD + party] = LORD_HOME
}
