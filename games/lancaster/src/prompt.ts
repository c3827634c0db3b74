/** What a seat is being asked, in a form that a sentence can be made of. */
import type { Prompt } from '@tudor-rose/table'
import { conflictKey, countyKey, lawKey, partyKey } from './keys.ts'
import { CONFLICT_PLACES, COUNTIES, NOTHING } from './layout.ts'
import { partyInOrder } from './rules/castles.ts'
import { lawInForce, proposedLaw, type State } from './state.ts'
import { CASTLE, COUNTY_REWARD, LAW_CHOICE, RANSOM, STEP_NAMES, VOTE } from './steps.ts'

export function promptOf(s: State, section: string): Prompt {
  const params: Record<string, string | number> = { round: s.round, party: partyKey(s, s.receiver) }
  let key = `prompt.${STEP_NAMES[s.step]}`
  if (s.step === VOTE && proposedLaw(s, s.proposal) !== NOTHING) params.law = lawKey(proposedLaw(s, s.proposal))
  if (s.step === LAW_CHOICE && s.law > 0) {
    const law = lawKey(lawInForce(s, s.law - 1))
    params.law = law
    key = `prompt.${law}`
  }
  if (s.step === COUNTY_REWARD && s.county < COUNTIES) params.county = countyKey(s, s.county)
  if (s.step === RANSOM && s.conflict < CONFLICT_PLACES.length) params.conflict = conflictKey(s.conflict)
  if (s.step === CASTLE) params.party = partyKey(s, partyInOrder(s, s.castles))
  return { key, section, params }
}
