/** Phase 1: the King's favour for the first knights in conflicts each round. */

import { favourKey, partyKey } from '../keys.ts'
import { FAVOUR_AT, FAVOUR_DOWN, FAVOUR_IN_BOX, FAVOUR_UP, MAX_FAVOURS } from '../layout.ts'
import { firstOf, M_DECLINE, M_FAVOUR, move, verbOf } from '../move.ts'
import { ask, goTo, leaderOf, type State } from '../state.ts'
import type { Decision } from '../step-types.ts'
import { STEP } from '../steps.ts'
import { award } from './rewards.ts'

export function favoursInGame(s: State): number {
  let favours = 0
  for (let favour = 0; favour < MAX_FAVOURS; favour++) if (s.bytes[FAVOUR_AT + favour] !== FAVOUR_IN_BOX) favours++
  return favours
}

/** Knights earn one favour each, including reinforcements, as long as there are any. A declined favour is lost (R). */
export function earnFavour(s: State, party: number): void {
  const earns = s.conflictKnights < favoursInGame(s)
  s.conflictKnights++
  s.placing = party
  if (earns) ask(s, leaderOf(s, party), STEP.chooseFavour)
  else goTo(s, STEP.nextPlacement)
}

export const chooseFavour: Decision = {
  section: 'Phase 1, conflict',
  moves(s, _seat, out) {
    for (let favour = 0; favour < MAX_FAVOURS; favour++)
      if (s.bytes[FAVOUR_AT + favour] === FAVOUR_UP) out.push(move(M_FAVOUR, favour))
    out.push(move(M_DECLINE))
  },
  play(s, _seat, m, context) {
    if (verbOf(m) === M_DECLINE) return goTo(s, STEP.nextPlacement)
    const favour = firstOf(m)
    s.bytes[FAVOUR_AT + favour] = FAVOUR_DOWN
    context.log?.tell({ key: 'log.favour', params: { party: partyKey(s, s.placing), favour: favourKey(s, favour) } })
    award(s, s.placing, s.components.favours[favour].reward, STEP.nextPlacement, context)
  },
}
