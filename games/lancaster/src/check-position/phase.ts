/** The part of the game that a position is in, for position checks. Only decisions have a phase. */
import { isResigned, type State } from '../state.ts'
import { STEP } from '../steps.ts'

export type Phase =
  | 'set-up'
  | 'placing'
  | 'vote'
  | 'laws'
  | 'counties'
  | 'castles'
  | 'conflicts'
  /** Over after the final scoring. */
  | 'scored'
  /** Over by resignation, possibly at any decision. */
  | 'given up'

const PHASES: ReadonlyMap<number, Phase> = new Map([
  [STEP.firstExtension, 'set-up'],
  [STEP.place, 'placing'],
  [STEP.chooseFavour, 'placing'],
  [STEP.formTower, 'placing'],
  [STEP.bringAlong, 'placing'],
  [STEP.vote, 'vote'],
  [STEP.lawChoice, 'laws'],
  [STEP.countyReward, 'counties'],
  [STEP.nameStartPlayer, 'counties'],
  [STEP.castle, 'castles'],
  [STEP.ransom, 'conflicts'],
])

const REWARD_STEPS: readonly number[] = [STEP.upgrade, STEP.build, STEP.takeNoble, STEP.crossOver]

/** The step after a reward shows where it came from. */
const PHASES_AFTER_REWARD: ReadonlyMap<number, Phase> = new Map([
  [STEP.nextPlacement, 'placing'],
  [STEP.nextEntitled, 'laws'],
  [STEP.countyDone, 'counties'],
  [STEP.castleGoesOn, 'castles'],
])

/** A player is making a choice that a reward brings. */
export const isRewardStep = (s: State): boolean => REWARD_STEPS.includes(s.step)

/** Undefined if nobody is asked, or if a reward has no source. */
export function phaseOf(s: State): Phase | undefined {
  if (s.step === STEP.gameOver) return isResigned(s) ? 'given up' : 'scored'
  return isRewardStep(s) ? PHASES_AFTER_REWARD.get(s.afterReward) : PHASES.get(s.step)
}
