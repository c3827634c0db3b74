import type { TimeControl } from '../schemas/time-control.ts'

const SECOND = 1000
const HOUR = 60 * 60 * SECOND
export const DAY = 24 * HOUR
const WEEK_OF_HOURS = 7 * 24

/** How long a player whose move it is may stay away, in milliseconds. If there is a clock, the clock decides. */
export const absenceLimit = (control: TimeControl): number | undefined =>
  control.kind === 'none' ? (control.vanishedAfterHours ?? WEEK_OF_HOURS) * HOUR : undefined

/** The time for each decision, for each completed turn and for the whole game, in milliseconds. */
export interface Allowance {
  readonly perDecision: number
  readonly perTurn: number
  readonly bank: number
  readonly isDayOff: (day: number) => boolean
}

const NEVER_OFF = (): boolean => false
const UNLIMITED: Allowance = { perDecision: 0, perTurn: 0, bank: Number.POSITIVE_INFINITY, isDayOff: NEVER_OFF }

export function allowanceOf(control: TimeControl): Allowance {
  if (control.kind === 'none') return UNLIMITED
  if (control.kind === 'live') {
    const bank = control.bankSeconds * SECOND
    return { perDecision: 0, perTurn: control.incrementSeconds * SECOND, bank, isDayOff: NEVER_OFF }
  }
  const holidays = new Set(control.holidays.map((date) => Date.parse(`${date}T00:00:00Z`) / DAY))
  return {
    perDecision: control.daysPerMove * DAY,
    perTurn: 0,
    bank: control.bankDays * DAY,
    isDayOff: (day) => (control.weekendsOff && isWeekend(day)) || holidays.has(day),
  }
}

/** Day 0, 1 January 1970, was a Thursday. */
const isWeekend = (day: number): boolean => (day + 4) % 7 === 6 || (day + 4) % 7 === 0

/** How much of the time between two points counts. */
export function countedTime(from: number, to: number, isDayOff: Allowance['isDayOff']): number {
  if (isDayOff === NEVER_OFF) return Math.max(0, to - from)
  let counted = 0
  for (let at = from; at < to; ) {
    const day = Math.floor(at / DAY)
    const next = Math.min(to, (day + 1) * DAY)
    if (!isDayOff(day)) counted += next - at
    at = next
  }
  return counted
}

/** The time at which this much counted time has passed. */
export function timeAfter(from: number, amount: number, isDayOff: Allowance['isDayOff']): number {
  if (isDayOff === NEVER_OFF) return from + amount
  let left = amount
  let at = from
  for (;;) {
    const day = Math.floor(at / DAY)
    const midnight = (day + 1) * DAY
    if (!isDayOff(day)) {
      if (at + left < midnight) return at + left
      left -= midnight - at
    }
    at = midnight
  }
}
