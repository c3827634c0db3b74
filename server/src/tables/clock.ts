import type { Seat } from '@tudor-rose/table'
import { type Allowance, allowanceOf, countedTime, momentAfter, type TimeControl } from './time-control.ts'

/** The clock of one seat. */
export interface SeatClock {
  /** What is left of the bank, in milliseconds, as of `since`. */
  readonly bank: number
  /** Since when the seat has owed its decision; absent while it owes none. */
  readonly since?: number
  /** How it stood before the latest move of its own, for when that is taken back. */
  readonly before?: { readonly bank: number; readonly since: number }
}

/** The clocks of a table, one for each seat. They follow from the times in the log and from nothing else. */
export type Clocks = readonly SeatClock[]

/** A row of the log as the clocks see it. */
export interface Tick {
  readonly time: number
  /** Who owes a decision after the row. */
  readonly awaited: readonly Seat[]
  /** Whose move it was, if it was one that got the game further than it had ever been: taking back and playing again earns no time. */
  readonly mover?: Seat
  /** Whose move it was, if the game had been that far before. */
  readonly repeater?: Seat
  /** Who took a move of their own back. */
  readonly undoer?: Seat
  /** Who sat down in place of another and starts with a full bank. */
  readonly substitute?: Seat
  /** Who goes on after their flag has fallen: with no more time than a turn earns, or the flag would be a way to new time. */
  readonly latecomer?: Seat
}

/** A full bank for every seat; nobody is awaited yet. */
export function newClocks(control: TimeControl, seats: number): Clocks {
  const { bank } = allowanceOf(control)
  return Array.from({ length: seats }, () => ({ bank }))
}

/** The clocks after a row of the log. */
export function advance(control: TimeControl, clocks: Clocks, tick: Tick): Clocks {
  const allowance = allowanceOf(control)
  return clocks.map((clock, seat) => advanceSeat(allowance, clock, seat, tick))
}

function advanceSeat(allowance: Allowance, clock: SeatClock, seat: Seat, tick: Tick): SeatClock {
  const isAwaited = tick.awaited.includes(seat)
  if (tick.substitute === seat) return fresh(allowance.bank, isAwaited, tick)
  if (tick.latecomer === seat) return fresh(allowance.perTurn, isAwaited, tick)
  if (tick.undoer !== undefined) return undone(clock, seat, isAwaited, tick)
  const hasMoved = tick.mover === seat
  const isOwn = hasMoved || tick.repeater === seat
  // A clock that stands still or runs on is the same, not another one that equals it: there is one for every row and seat.
  if (!isOwn && isAwaited === (clock.since !== undefined)) return clock
  const before = isOwn && clock.since !== undefined ? { bank: clock.bank, since: clock.since } : clock.before
  const memory = before === undefined ? {} : { before }
  // A decision that goes on keeps its start: what others do meanwhile neither gives nor takes time.
  if (isAwaited && !hasMoved && clock.since !== undefined) return { ...clock, ...memory }
  const bank = bankLeft(allowance, clock, tick.time)
  if (isAwaited) return { bank, since: tick.time, ...memory }
  return { bank: hasMoved ? bank + allowance.perTurn : bank, ...memory }
}

const fresh = (bank: number, isAwaited: boolean, { time }: Tick): SeatClock =>
  isAwaited ? { bank, since: time } : { bank }

/** Whether who goes on after their flag has fallen has any time to do so. */
export function mayComeLate(control: TimeControl): boolean {
  const { perDecision, perTurn } = allowanceOf(control)
  return perDecision + perTurn > 0
}

/** Whoever takes back decides on as if the move had not been made, or undo would be a way to new time. Others lose none by it. */
function undone(clock: SeatClock, seat: Seat, isAwaited: boolean, tick: Tick): SeatClock {
  if (seat === tick.undoer && isAwaited && clock.before !== undefined) return { ...clock.before, before: clock.before }
  if (isAwaited) return clock.since === undefined ? { ...clock, since: tick.time } : clock
  const { since: _stopped, ...stopped } = clock
  return stopped
}

/** What is left of the bank at this moment; below zero once the time is up. */
function bankLeft(allowance: Allowance, clock: SeatClock, now: number): number {
  if (clock.since === undefined) return clock.bank
  const used = countedTime(clock.since, now, allowance.isDayOff)
  return clock.bank - Math.max(0, used - allowance.perDecision)
}

/** When this seat's flag falls, if it owes a decision and has a clock. */
export function flagFallsAt(control: TimeControl, clock: SeatClock): number | undefined {
  if (control.kind === 'none' || clock.since === undefined) return undefined
  const allowance = allowanceOf(control)
  return momentAfter(clock.since, allowance.perDecision + Math.max(0, clock.bank), allowance.isDayOff)
}

/** The seat whose flag falls first, and when. Seats for which `isExempt` says so have no flag, such as those of bots. */
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
