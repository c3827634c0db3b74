/** Checks that hold in every position. Applied to imported positions. */
import type { PositionProblem } from '@tudor-rose/table'
import { checkCastles, checkCastlesAtStep } from './check-position/castles.ts'
import { checkConflictCards, checkConflictsAtStep } from './check-position/conflict-cards.ts'
import { checkConflictSpaces, checkSquiresInConflicts } from './check-position/conflict-spaces.ts'
import { checkCounties, checkCountiesAtStep } from './check-position/counties.ts'
import { checkCourt } from './check-position/court.ts'
import { checkDispleasure } from './check-position/displeasure.ts'
import { checkFavours } from './check-position/favours.ts'
import { checkKnights } from './check-position/knights.ts'
import { checkLawsAtStep, checkParliament } from './check-position/law-cards.ts'
import { checkParties } from './check-position/parties.ts'
import type { Report } from './check-position/report.ts'
import { checkRewardTiles } from './check-position/reward-tiles.ts'
import { checkPendingRewards } from './check-position/rewards.ts'
import { checkAsked, checkStep, checkWinners } from './check-position/steps.ts'
import { checkVoting } from './check-position/voting.ts'
import { ROUNDS } from './layout.ts'
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

/** Checks of the pieces alone. Each stage assumes that the previous one found nothing. */
const PIECE_CHECKS: readonly (readonly Check[])[] = [
  [checkNumbers, checkKnights, checkCounties, checkCastles, checkConflictCards, checkConflictSpaces, checkParliament],
  [checkCourt],
]
/** Run even if other checks fail. */
const MODULE_CHECKS: readonly Check[] = [checkParties, checkDispleasure, checkRewardTiles]

/** Checks that depend on the step and the round. */
const STEP_CHECKS: readonly (readonly Check[])[] = [
  [checkStep, checkWinners],
  [
    checkConflictsAtStep,
    checkSquiresInConflicts,
    checkFavours,
    checkLawsAtStep,
    checkCountiesAtStep,
    checkCastlesAtStep,
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

  /** Stops at the first stage that finds a problem. */
  lookInStages(s: State, stages: readonly (readonly Check[])[]): this {
    for (const checks of stages) if (this.found.length === 0) this.look(s, checks)
    return this
  }
}

/** Problems with the pieces alone, whether or not a game could reach this position at its current step. */
export function problemsOfPieces(s: State): readonly PositionProblem[] {
  if (s.players < 2 || s.players > 5) return [{ path: ['players'], reason: 'there are 2 to 5 players' }]
  return new Problems().lookInStages(s, PIECE_CHECKS).look(s, MODULE_CHECKS).found
}

export function checkPosition(s: State): readonly PositionProblem[] {
  const problems = problemsOfPieces(s)
  return problems.length > 0 ? problems : new Problems().lookInStages(s, STEP_CHECKS).found
}
