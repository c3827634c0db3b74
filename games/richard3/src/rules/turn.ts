/** 1.0 The end of a turn: seven turns are a campaign, and a political turn follows. */
import { BLOCK_COUNT } from '../armies.ts'
import { LANCASTER, YORK } from '../data/areas.ts'
import { AREA_COUNT, BORDER_COUNT } from '../geography.ts'
import { AREA_MARKS, ENTERED, MAIN_ENTRY, NONE, USED } from '../layout.ts'
import { ACTED, clearCrossings, FREED, goTo, MOVED, REDUCED, RESERVE, setCard, TURNED, unmarkAll } from '../state.ts'
import type { AutomaticStep } from '../step-types.ts'
import { STEP } from '../steps.ts'

/** 1.0 The number of turns in a campaign. */
export const TURNS = 7

export const endTurn: AutomaticStep = (s) => {
  for (const house of [LANCASTER, YORK]) setCard(s, house, NONE)
  s.bytes.fill(NONE, ENTERED, ENTERED + BLOCK_COUNT)
  s.bytes.fill(0, AREA_MARKS, AREA_MARKS + AREA_COUNT)
  s.bytes.fill(NONE, MAIN_ENTRY, MAIN_ENTRY + AREA_COUNT)
  s.bytes.fill(0, USED, USED + BORDER_COUNT)
  clearCrossings(s)
  unmarkAll(s, MOVED | RESERVE | ACTED | TURNED | REDUCED | FREED)
  s.treason = NONE
  s.eventArea = NONE
  s.moverFrom = NONE
  s.subject = NONE
  if (s.turn === TURNS) return goTo(s, STEP.disband)
  s.turn++
  goTo(s, STEP.chooseCard)
}
