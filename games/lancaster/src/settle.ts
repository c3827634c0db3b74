/** What must hold in every position, for those that come from outside. */
import type { PositionProblem } from '@tudor-rose/table'
import { ROUNDS } from './layout.ts'
import { checkCastles, checkCastlesInCourse } from './settle/castles.ts'
import { checkConflictCards, checkConflictsInCourse } from './settle/conflict-cards.ts'
import { checkConflictSpaces, checkSquiresInConflicts } from './settle/conflict-spaces.ts'
import { checkCounties, checkCountiesInCourse } from './settle/counties.ts'
import { checkAsked, checkStep, checkWinners } from './settle/course.ts'
import { checkCourt } from './settle/court.ts'
import { checkDispleasure } from './settle/displeasure.ts'
import { checkFavours } from './settle/favours.ts'
import { checkKnights } from './settle/knights.ts'
import { checkLawsInCourse, checkParliament } from './settle/law-cards.ts'
import { checkParties } from './settle/parties.ts'
import type { Report } from './settle/report.ts'
import { checkRewardTiles } from './settle/reward-tiles.ts'
import { checkPendingRewards } from './settle/rewards.ts'
import { checkVoting } from './settle/voting.ts'
import { partyCount, type State } from './state.ts'
import { STEP_NAMES } from './steps.ts'

type Check = (s: State, report: Report) => void

function checkNumbers(s: State, report: Report): void {
  if (s.round < 1 || s.round > ROUNDS) report(['round'], `a game has rounds 1 to ${ROUNDS}`)
  if (s.step >= STEP_NAMES.length) report(['step'], 'says where play goes on')
  for (const name of ['asked', 'startPlayer', 'turn'] as const)
    if (s[name] >= s.players) report([name], 'is not one of the players')
  for (const name of ['placing', 'receiver'] as const) if (s[name] >= partyCount(s)) report([name], 'does not play')
}

/** What can be on the table at all. Each stage presumes that the one before has found nothing. */
const OF_PIECES: readonly (readonly Check[])[] = [
  [checkNumbers, checkKnights, checkCounties, checkCastles, checkConflictCards, checkConflictSpaces, checkParliament],
  [checkCourt],
]
/** Whatever else is wrong. */
const OF_MODULES: readonly Check[] = [checkParties, checkDispleasure, checkRewardTiles]

/** What can be there at this step of this round. */
const OF_THE_COURSE: readonly (readonly Check[])[] = [
  [checkStep, checkWinners],
  [
    checkConflictsInCourse,
    checkSquiresInConflicts,
    checkFavours,
    checkLawsInCourse,
    checkCountiesInCourse,
    checkCastlesInCourse,
  ],
  [checkVoting],
  [checkPendingRewards, checkAsked],
]

class Problems {
  readonly found: PositionProblem[] = []
  readonly #report: Report = (path, reason) => {
    this.found.push({ path, reason })
  }

  look(s: State, checks: readonly Check[]): this {
    for (const check of checks) check(s, this.#report)
    return this
  }

  /** Goes on while nothing is found. */
  lookInStages(s: State, stages: readonly (readonly Check[])[]): this {
    for (const checks of stages) if (this.found.length === 0) this.look(s, checks)
    return this
  }
}

/** What is wrong with the pieces, whether or not a game could ever bring them to stand like this at the present step. */
export function problemsOfPieces(s: State): readonly PositionProblem[] {
  if (s.players < 2 || s.players > 5) return [{ path: ['players'], reason: 'there are 2 to 5 players' }]
  return new Problems().lookInStages(s, OF_PIECES).look(s, OF_MODULES).found
}

export function settle(s: State): readonly PositionProblem[] {
  const problems = problemsOfPieces(s)
  return problems.length > 0 ? problems : new Problems().lookInStages(s, OF_THE_COURSE).found
}
