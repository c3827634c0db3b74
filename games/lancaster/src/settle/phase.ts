/** Which part of the game a position is in, for the checks of positions from outside. Only decisions have a phase. */
import { isResigned, type State } from '../state.ts'
import * as S from '../steps.ts'

export type Phase =
  | 'set-up'
  | 'placing'
  | 'vote'
  | 'laws'
  | 'counties'
  | 'castles'
  | 'conflicts'
  /** Over, after the final scoring. */
  | 'scored'
  /** Over too, but it may have been given up at any decision. */
  | 'given up'

const PHASES: ReadonlyMap<number, Phase> = new Map([
  [S.FIRST_EXTENSION, 'set-up'],
  [S.PLACE, 'placing'],
  [S.CHOOSE_FAVOUR, 'placing'],
  [S.FORM_TOWER, 'placing'],
  [S.BRING_ALONG, 'placing'],
  [S.VOTE, 'vote'],
  [S.LAW_CHOICE, 'laws'],
  [S.COUNTY_REWARD, 'counties'],
  [S.NAME_START_PLAYER, 'counties'],
  [S.CASTLE, 'castles'],
  [S.RANSOM, 'conflicts'],
])

const REWARD_STEPS: readonly number[] = [S.UPGRADE, S.BUILD, S.TAKE_NOBLE, S.CROSS_OVER]

/** Where the reward came from is known by what comes after it. */
const PHASES_AFTER_REWARD: ReadonlyMap<number, Phase> = new Map([
  [S.NEXT_PLACEMENT, 'placing'],
  [S.NEXT_ENTITLED, 'laws'],
  [S.COUNTY_DONE, 'counties'],
  [S.CASTLE_GOES_ON, 'castles'],
])

/** Somebody chooses something that a reward brings. */
export const isRewardStep = (s: State): boolean => REWARD_STEPS.includes(s.step)

/** Undefined where nobody is asked, or where a reward comes from nowhere. */
export function phaseOf(s: State): Phase | undefined {
  if (s.step === S.GAME_OVER) return isResigned(s) ? 'given up' : 'scored'
  return isRewardStep(s) ? PHASES_AFTER_REWARD.get(s.afterReward) : PHASES.get(s.step)
}
