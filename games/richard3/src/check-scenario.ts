/** 4.0 Checks of a set-up, in addition to those of any position. */
import type { PositionProblem, Problem } from '@tudor-rose/table'
import { BLOCK_COUNT, BLOCK_TITLES, NO_BLOCK } from './armies.ts'
import { HOUSE_NAMES, LANCASTER, YORK } from './data/areas.ts'
import { AREA_NAMES } from './geography.ts'
import { makeProblem } from './problems.ts'
import { isContested } from './rules/control.ts'
import { isOnMap, placeOf, type State, titleOf } from './state.ts'

export function scenarioProblems(s: State): readonly PositionProblem[] {
  const problems: PositionProblem[] = []
  const report = (path: readonly string[], problem: Problem) => problems.push({ path, reason: problem.text, problem })
  for (const house of [LANCASTER, YORK])
    if (titleOf(s, house) === NO_BLOCK) report([HOUSE_NAMES[house]], makeProblem('no-heir'))
  for (let block = 0; block < BLOCK_COUNT; block++)
    if (isOnMap(s, block) && isContested(s, placeOf(s, block)))
      report(['blocks', BLOCK_TITLES[block]], makeProblem('enemy-there', { area: AREA_NAMES[placeOf(s, block)] }))
  return problems
}
