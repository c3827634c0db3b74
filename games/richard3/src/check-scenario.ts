/** 4.0 What must hold of a set-up beyond what must hold of any position. */
import type { PositionProblem } from '@tudor-rose/table'
import { BLOCK_COUNT, BLOCK_TITLES, NO_BLOCK } from './armies.ts'
import { HOUSE_NAMES, LANCASTER, YORK } from './data/areas.ts'
import { AREA_NAMES } from './geography.ts'
import { isContested } from './rules/control.ts'
import { isOnMap, placeOf, type State, titleOf } from './state.ts'

export function scenarioProblems(s: State): readonly PositionProblem[] {
  const problems: PositionProblem[] = []
  for (const house of [LANCASTER, YORK])
    if (titleOf(s, house) === NO_BLOCK)
      problems.push({ path: [HOUSE_NAMES[house]], reason: 'needs an heir on the map or in the pool (3.21)' })
  for (let block = 0; block < BLOCK_COUNT; block++)
    if (isOnMap(s, block) && isContested(s, placeOf(s, block)))
      problems.push({
        path: ['blocks', BLOCK_TITLES[block]],
        reason: `the enemy stands in ${AREA_NAMES[placeOf(s, block)]} as well; nobody has marched yet`,
      })
  return problems
}
