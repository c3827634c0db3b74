/** The King's favours: which are in play, and how many can have been taken. */
import { firstSpace } from '../knights.ts'
import { CONFLICT_SPACES, FAVOUR_AT, FAVOUR_DOWN, FAVOUR_IN_BOX, MAX_FAVOURS, NONE, UPPER_ROW } from '../layout.ts'
import { favoursInGame } from '../rules/favours.ts'
import { isCounty } from '../rules/placing/bring-along.ts'
import type { State } from '../state.ts'
import { STEP } from '../steps.ts'
import { knightsInAll } from './conflict-spaces.ts'
import { phaseOf } from './phase.ts'
import type { Report } from './report.ts'

/** Some stay in the box, depending on the number of players. */
function checkBox(s: State, report: Report): void {
  for (let favour = 0; favour < MAX_FAVOURS; favour++) {
    const component = s.components.favours[favour]
    const isPlayed = component !== undefined && !component.notWith?.includes(s.players)
    if (isPlayed === (s.bytes[FAVOUR_AT + favour] === FAVOUR_IN_BOX))
      report(
        ['favours', `favour ${favour + 1}`, 'at'],
        isPlayed ? 'is not in the box with so many players' : 'stays in the box with so many players',
      )
  }
}

function knightsFrom(s: State, first: number): number {
  let knights = 0
  for (let space = first; space < CONFLICT_SPACES; space++) knights += knightsInAll(s, space)
  return knights
}

/** A knight who brings something along counts as placed only once nothing more goes with him. */
const isJustComing = (s: State): boolean => s.step === STEP.bringAlong && s.placedAt !== NONE && !isCounty(s.placedAt)

/** Knights placed in conflicts stay until scoring. All knights in the upper row were placed this round. */
function checkConflictKnights(s: State, report: Report): void {
  const phase = phaseOf(s)
  const counted = s.conflictKnights + Number(isJustComing(s))
  if (phase === 'set-up' && counted > 0) report(['conflictKnights'], 'nobody has been placed yet')
  const isBeforeScoring = phase !== 'conflicts' && phase !== 'scored'
  if (isBeforeScoring && counted > knightsFrom(s, 0))
    report(['conflictKnights'], 'counts more knights than there are in conflicts')
  const isBeforeCrossing = phase === 'set-up' || phase === 'placing' || phase === 'vote' || phase === 'laws'
  if (isBeforeCrossing && counted < knightsFrom(s, firstSpace(UPPER_ROW)))
    report(['conflictKnights'], 'leaves out knights who have been placed in the upper row')
}

/** Each knight placed in a conflict earns at most one favour, while any are left. */
export function checkFavours(s: State, report: Report): void {
  checkBox(s, report)
  if (phaseOf(s) === 'given up') return
  checkConflictKnights(s, report)
  const isChoosing = s.step === STEP.chooseFavour
  let taken = 0
  for (let favour = 0; favour < MAX_FAVOURS; favour++) if (s.bytes[FAVOUR_AT + favour] === FAVOUR_DOWN) taken++
  if (isChoosing && (s.conflictKnights < 1 || s.conflictKnights > favoursInGame(s)))
    report(['conflictKnights'], `the first ${favoursInGame(s)} knights in conflicts earn a favour, the others none`)
  if (taken > s.conflictKnights - Number(isChoosing))
    report(['favours'], `${taken} have been taken, by more knights than have been placed in conflicts`)
}
