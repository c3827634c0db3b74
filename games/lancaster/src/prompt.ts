/** The question to a seat, as a message key with parameters. */
import type { Prompt } from '@tudor-rose/table'
import { conflictKey, countyKey, lawKey, officeKey, partyKey } from './keys.ts'
import { CONFLICT_PLACES, COUNTIES, NONE } from './layout.ts'
import { partyInOrder } from './rules/castles.ts'
import { mayTakeBishop } from './rules/court/bishops.ts'
import { formingStrength, towerStrength } from './rules/court/towers.ts'
import { conflictAt, isCounty } from './rules/placing/bring-along.ts'
import { lawInForce, proposedLaw, type State } from './state.ts'
import { STEP, STEP_NAMES } from './steps.ts'

export function promptOf(s: State, section: string): Prompt {
  const params: Record<string, string | number> = { round: s.round, party: partyKey(s, s.receiver) }
  let key = `prompt.${STEP_NAMES[s.step]}`
  if (s.step === STEP.vote && proposedLaw(s, s.proposal) !== NONE) params.law = lawKey(proposedLaw(s, s.proposal))
  if (s.step === STEP.lawChoice && s.law > 0) {
    const law = lawKey(lawInForce(s, s.law - 1))
    params.law = law
    key = `prompt.${law}`
  }
  if (s.step === STEP.countyReward && s.county < COUNTIES) params.county = countyKey(s.county)
  if (s.step === STEP.ransom && s.conflict < CONFLICT_PLACES.length) params.conflict = conflictKey(s.conflict)
  if (s.step === STEP.castle) params.party = partyKey(s, partyInOrder(s, s.castles))
  if (s.step === STEP.place && s.court === 1) key = 'prompt.place.court'
  if (s.step === STEP.upgrade && mayTakeBishop(s, s.receiver)) key = 'prompt.upgrade.court'
  if (s.step === STEP.formTower) {
    params.party = partyKey(s, s.placing)
    params.office = officeKey(s.applyingFor)
    params.strength = formingStrength(s)
    params.rival = towerStrength(s, s.applyingFor)
  }
  if (s.step === STEP.bringAlong) {
    params.party = partyKey(s, s.placing)
    params.place = isCounty(s.placedAt) ? countyKey(s.placedAt) : conflictKey(conflictAt(s.placedAt))
  }
  return { key, section, params }
}
