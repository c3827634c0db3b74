import type { Seat } from '@tudor-rose/table'
import type { TimeControl } from '../schemas/time-control.ts'
import { type Allowance, allowanceOf, countedTime, timeAfter } from './allowance.ts'

export interface SeatClock {
  /** The time left in the bank, in milliseconds, as of `since`. */
  readonly bank: number
  /** When the seat's current decision started; absent if it has none to make. */
  readonly since?: number
  /** The clock before the seat's latest move, for when that move is taken back. */
  readonly before?: { readonly bank: number; readonly since: number }
}

/** The clocks of a table, one per seat. They depend only on the times in the log. */
export type Clocks = readonly SeatClock[]

/** The parts of a log row that matter to the clocks. */
export interface ClockUpdate {
  readonly time: number
  /** The seats that must decide after this row. */
  readonly awaited: readonly Seat[]
  /** Who moved, if the game has never been this far: undoing and replaying a move earns no time. */
  readonly mover?: Seat
  /** Who moved, if the game had been this far before. */
  readonly repeater?: Seat
  /** Who took back their own move. */
  readonly undoer?: Seat
  /** Who replaced another player and starts with a full bank. */
  readonly substitute?: Seat
  /**
   * Who continues after their flag fell. They get only the time that a turn earns; otherwise letting the flag fall would
   * gain time.
   */
  readonly latecomer?: Seat
}

/** A full bank for every seat; no seat has to decide yet. */
export function newClocks(control: TimeControl, seats: number): Clocks {
  const { bank } = allowanceOf(control)
  return Array.from({ length: seats }, () => ({ bank }))
}

/** The clocks after a row of the log. */
export function advance(control: TimeControl, clocks: Clocks, tick: ClockUpdate): Clocks {
  const allowance = allowanceOf(control)
  return clocks.map((clock, seat) => advanceSeat(allowance, clock, seat, tick))
}

function advanceSeat(allowance: Allowance, clock: SeatClock, seat: Seat, tick: ClockUpdate): SeatClock {
  const isAwaited = tick.awaited.includes(seat)
  if (tick.substitute === seat) return fresh(allowance.bank, isAwaited, tick)
  if (tick.latecomer === seat) return fresh(allowance.perTurn, isAwaited, tick)
  if (tick.undoer !== undefined) return undone(clock, seat, isAwaited, tick)
  const hasMoved = tick.mover === seat
  const isOwn = hasMoved || tick.repeater === seat
  // Return the same object if the clock did not change: there is one clock for every row and seat.
  if (!isOwn && isAwaited === (clock.since !== undefined)) return clock
  const before = isOwn && clock.since !== undefined ? { bank: clock.bank, since: clock.since } : clock.before
  const memory = before === undefined ? {} : { before }
  // A decision in progress keeps its start: what others do meanwhile neither adds nor costs time.
  if (isAwaited && !hasMoved && clock.since !== undefined) return { ...clock, ...memory }
  const bank = bankLeft(allowance, clock, tick.time)
  if (isAwaited) return { bank, since: tick.time, ...memory }
  return { bank: hasMoved ? bank + allowance.perTurn : bank, ...memory }
}

const fresh = (bank: number, isAwaited: boolean, { time }: ClockUpdate): SeatClock =>
  isAwaited ? { bank, since: time } : { bank }

/** Whether a player whose flag has fallen has time to continue. */
export function mayContinueAfterFlag(control: TimeControl): boolean {
  const { perDecision, perTurn } = allowanceOf(control)
  return perDecision + perTurn > 0
}

/**
 * After undo, the decision continues as if the move had not been made; otherwise undo would gain time. Other seats lose
 * none.
 */
function undone(clock: SeatClock, seat: Seat, isAwaited: boolean, tick: ClockUpdate): SeatClock {
  if (seat === tick.undoer && isAwaited && clock.before !== undefined) return { ...clock.before, before: clock.before }
  if (isAwaited) return clock.since === undefined ? { ...clock, since: tick.time } : clock
  const { since: _stopped, ...stopped } = clock
  return stopped
}

/** The time left in the bank now; negative once the time is up. */
function bankLeft(allowance: Allowance, clock: SeatClock, now: number): number {
  if (clock.since === undefined) return clock.bank
  const used = countedTime(clock.since, now, allowance.isDayOff)
  return clock.bank - Math.max(0, used - allowance.perDecision)
}

/** When this seat's flag falls, if it has a clock and must decide. */
export function flagFallsAt(control: TimeControl, clock: SeatClock): number | undefined {
  if (control.kind === 'none' || clock.since === undefined) return undefined
  const allowance = allowanceOf(control)
  return timeAfter(clock.since, allowance.perDecision + Math.max(0, clock.bank), allowance.isDayOff)
}

/** The seat whose flag falls first, and when. Seats that are exempt, such as those of bots, have no flag. */
export function nextFlag(
  control: TimeControl,
  clocks: Clocks,
  isExempt: (seat: Seat) => boolean,
): { readonly seat: Seat; readonly at: number } | undefined {
  let next: { seat: Seat; at: number } | undefined
  clocks.forEach((clock, seat) => {
    const at = isExempt(seat) ? undefined : flagFallsAt(control, clock)
    if (at !== undefined && (next === undefined || at < next.at)) next = { seat, at }
  })
  return next
}
