/** The question to a house, as a message key with parameters. */
import type { Prompt } from '@tudor-rose/table'
import { announcementKey, cardKey, numberOf, regionKey } from './keys.ts'
import { NONE } from './layout.ts'
import type { State } from './state.ts'
import { STEP_NAMES } from './steps.ts'

export function promptOf(s: State, section: string): Prompt {
  const params: Record<string, string | number> = { round: s.round, points: s.points }
  if (s.card !== NONE) params.card = cardKey(s, s.card)
  if (s.field !== NONE) params.field = cardKey(s, s.field)
  if (s.region !== NONE) params.region = regionKey(s.region)
  if (s.announced > 0) {
    params.what = announcementKey(s.announced)
    params.number = numberOf(s.announced)
  }
  return { key: `prompt.${STEP_NAMES[s.step]}`, section, params }
}
