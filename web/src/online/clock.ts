import type { Clock } from '../play/sight.ts'
import type { TimeControl } from './types.ts'

const DAY = 86_400_000

/** What a seat has left until its flag falls, in milliseconds of the time that counts. */
export function timeLeft({ bank, since }: Clock, time: TimeControl, now: number): number {
  if (since === null) return bank
  if (time.kind !== 'correspondence') return bank - Math.max(0, now - since)
  // Days for the decision itself come before the bank is touched.
  return bank + time.daysPerMove * DAY - countedTime(since, now, time)
}

/** Whether no clock runs at this moment. */
export const isDayOff = (time: TimeControl, now: number): boolean =>
  time.kind === 'correspondence' && offDays(time)(Math.floor(now / DAY))

type Correspondence = Extract<TimeControl, { kind: 'correspondence' }>

/** Days are those of UTC, counted from the first of 1970, which was a Thursday. */
function offDays({ weekendsOff, holidays }: Correspondence): (day: number) => boolean {
  const off = new Set(holidays.map((date) => Date.parse(`${date}T00:00:00Z`) / DAY))
  return (day) => off.has(day) || (weekendsOff && ((day + 4) % 7 === 6 || (day + 4) % 7 === 0))
}

function countedTime(from: number, to: number, time: Correspondence): number {
  const isOff = offDays(time)
  let counted = 0
  for (let at = from; at < to; ) {
    const day = Math.floor(at / DAY)
    const next = Math.min(to, (day + 1) * DAY)
    if (!isOff(day)) counted += next - at
    at = next
  }
  return counted
}
