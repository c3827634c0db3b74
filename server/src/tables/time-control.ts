/** How much time the seats of a table have. Chosen when the table is opened, stored with it as JSON. */
export type TimeControl = NoLimit | LiveTime | CorrespondenceTime

export interface NoLimit {
  readonly kind: 'none'
  /** How long somebody who is awaited may stay away before the others may offer the seat; a week unless said otherwise. */
  readonly vanishedAfterHours?: number
}

/** What becomes of a seat whose time is up: the game is lost, or the seat is free for a substitute or a bot. */
export type OnFlag = 'lose' | 'offer'

/** For one sitting: a bank that runs while the seat is awaited, and an increment for every turn that is handed over. */
export interface LiveTime {
  readonly kind: 'live'
  readonly bankSeconds: number
  readonly incrementSeconds: number
  readonly onFlag: OnFlag
}

/** For weeks: so many days for each decision; who takes longer draws on a bank. */
export interface CorrespondenceTime {
  readonly kind: 'correspondence'
  readonly daysPerMove: number
  readonly bankDays: number
  /** No clock runs on Saturdays and Sundays. */
  readonly weekendsOff: boolean
  /** Nor on these days, as `2026-12-25`. All days are those of UTC. */
  readonly holidays: readonly string[]
  readonly onFlag: OnFlag
}

const SECOND = 1000
const HOUR = 60 * 60 * SECOND
export const DAY = 24 * HOUR
const WEEK_OF_HOURS = 7 * 24

/** How long somebody who is awaited may stay away, in milliseconds. Where there is a clock, it decides. */
export const vanishedAfter = (control: TimeControl): number | undefined =>
  control.kind === 'none' ? (control.vanishedAfterHours ?? WEEK_OF_HOURS) * HOUR : undefined

/** What each decision, each hand-over and the whole game are worth, in milliseconds. */
export interface Allowance {
  readonly perDecision: number
  readonly perTurn: number
  readonly bank: number
  readonly isDayOff: (day: number) => boolean
}

const NEVER_OFF = (): boolean => false
const WITHOUT_END: Allowance = { perDecision: 0, perTurn: 0, bank: Number.POSITIVE_INFINITY, isDayOff: NEVER_OFF }

export function allowanceOf(control: TimeControl): Allowance {
  if (control.kind === 'none') return WITHOUT_END
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

/** Day 0, the first of 1970, was a Thursday. */
const isWeekend = (day: number): boolean => (day + 4) % 7 === 6 || (day + 4) % 7 === 0

/** How much of the time between two moments counts. */
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

/** The moment at which this much time that counts has passed. */
export function momentAfter(from: number, amount: number, isDayOff: Allowance['isDayOff']): number {
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
