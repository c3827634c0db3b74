import type { Clock } from '../schemas/clock.ts'
import type { TimeControl } from '../schemas/time-control.ts'
import { allowanceOf, countedTime, DAY } from './allowance.ts'

/** The counted time until a seat's flag falls, in milliseconds. The time for the decision is used before the bank. */
export function timeLeft({ bank, since }: Clock, control: TimeControl, now: number): number {
  if (since === null) return bank
  const { perDecision, isDayOff } = allowanceOf(control)
  return bank + perDecision - countedTime(since, now, isDayOff)
}

/** Whether clocks stand still today. */
export const isDayOff = (control: TimeControl, now: number): boolean =>
  allowanceOf(control).isDayOff(Math.floor(now / DAY))
