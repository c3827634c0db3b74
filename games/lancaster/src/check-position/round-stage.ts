/** The stage of a round, for position checks. */
import type { State } from '../state.ts'
import { STEP } from '../steps.ts'

/** Lords are placed first; all of them are out while parliament sits; then all are home. */
export type RoundStage = 'placing' | 'parliament' | 'rewards'

const PLACING: readonly number[] = [
  STEP.firstExtension,
  STEP.nextPlacement,
  STEP.place,
  STEP.chooseFavour,
  STEP.formTower,
  STEP.bringAlong,
]
const PARLIAMENT: readonly number[] = [
  STEP.beginParliament,
  STEP.vote,
  STEP.countVotes,
  STEP.nextLaw,
  STEP.nextEntitled,
  STEP.lawChoice,
  STEP.beginRewards,
]
const REWARDS: readonly number[] = [
  STEP.nextCounty,
  STEP.countyReward,
  STEP.countyDone,
  STEP.nameStartPlayer,
  STEP.nextCastle,
  STEP.castleGoesOn,
  STEP.castle,
  STEP.nextConflict,
  STEP.nextRansom,
  STEP.ransom,
  STEP.endRound,
  STEP.finalScoring,
]
/** Rewards occur at any stage. The step after them determines which. */
const WITH_A_REWARD: readonly number[] = [STEP.rewardChoices, STEP.upgrade, STEP.build, STEP.takeNoble, STEP.crossOver]

/** Undefined if the game is over, because a resignation can come at any stage. */
export function stageOf(s: State): RoundStage | undefined {
  const step = WITH_A_REWARD.includes(s.step) ? s.afterReward : s.step
  if (PLACING.includes(step)) return 'placing'
  if (PARLIAMENT.includes(step)) return 'parliament'
  return REWARDS.includes(step) ? 'rewards' : undefined
}
