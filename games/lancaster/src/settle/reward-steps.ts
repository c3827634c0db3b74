/** Steps that ask the receiver of a reward for something; in which phase they are, the step after them tells. */
import { BUILD, CROSS_OVER, REWARD_CHOICES, TAKE_NOBLE, UPGRADE } from '../steps.ts'

const REWARD_STEPS: readonly number[] = [REWARD_CHOICES, UPGRADE, BUILD, TAKE_NOBLE, CROSS_OVER]

export const isRewardStep = (step: number): boolean => REWARD_STEPS.includes(step)
