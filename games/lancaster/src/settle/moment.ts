/** How far a round is, for the checks of positions from outside. */
import type { State } from '../state.ts'
import * as S from '../steps.ts'

/** In a round lords are placed, then all of them are out while parliament sits, then all are home. */
export type Moment = 'placing' | 'parliament' | 'rewards'

const PLACING = [S.FIRST_EXTENSION, S.NEXT_PLACEMENT, S.PLACE, S.CHOOSE_FAVOUR, S.FORM_TOWER, S.BRING_ALONG]
const PARLIAMENT = [
  S.BEGIN_PARLIAMENT,
  S.VOTE,
  S.COUNT_VOTES,
  S.NEXT_LAW,
  S.NEXT_ENTITLED,
  S.LAW_CHOICE,
  S.BEGIN_REWARDS,
]
const REWARDS = [
  S.NEXT_COUNTY,
  S.COUNTY_REWARD,
  S.COUNTY_DONE,
  S.NAME_START_PLAYER,
  S.NEXT_CASTLE,
  S.CASTLE_GOES_ON,
  S.CASTLE,
  S.NEXT_CONFLICT,
  S.NEXT_RANSOM,
  S.RANSOM,
  S.END_ROUND,
  S.FINAL_SCORING,
]
/** Rewards come at any time; what comes after them says when. */
const WITH_A_REWARD = [S.REWARD_CHOICES, S.UPGRADE, S.BUILD, S.TAKE_NOBLE, S.CROSS_OVER]

/** Undefined for a game that is over, which may have been given up at any time. */
export function momentOf(s: State): Moment | undefined {
  const step = WITH_A_REWARD.includes(s.step) ? s.afterReward : s.step
  if (PLACING.includes(step)) return 'placing'
  if (PARLIAMENT.includes(step)) return 'parliament'
  return REWARDS.includes(step) ? 'rewards' : undefined
}
