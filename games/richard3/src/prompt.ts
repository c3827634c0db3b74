/** What a house is being asked, in a form that a sentence can be made of. */
import type { Prompt, Seat } from '@tudor-rose/table'
import { AREA_COUNT } from './geography.ts'
import { areaKey, blockKey, cardKey } from './keys.ts'
import { NOTHING } from './layout.ts'
import { cardOf, type State } from './state.ts'
import { EXECUTION, MINOR_ENTERS, STEP_NAMES } from './steps.ts'

/** Everything that some prompt's sentence might name; a sentence takes what it needs. */
function params(s: State, seat: Seat): Record<string, string | number> {
  const named: Record<string, string | number> = {
    campaign: s.campaign,
    turn: s.turn,
    points: s.actionPoints,
    event: s.eventOpen,
    round: s.round,
    hits: s.hits,
    steps: s.due,
  }
  if (cardOf(s, seat) !== NOTHING) named.card = cardKey(cardOf(s, seat))
  if (s.place < AREA_COUNT) named.area = areaKey(s.place)
  if (s.field < AREA_COUNT) named.area = areaKey(s.field)
  // A minor and a traitor are public; at other times the subject may be a hidden block.
  if (s.step === MINOR_ENTERS || s.step === EXECUTION) named.block = blockKey(s.subject)
  return named
}

export const promptOf = (s: State, seat: Seat, section: string): Prompt => ({
  key: `prompt.${STEP_NAMES[s.step]}`,
  section,
  params: params(s, seat),
})
