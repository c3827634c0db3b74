import type { Proposed } from '@tudor-rose/protocol'
import { absenceLimit, flagFallsAt, mayContinueAfterFlag } from '@tudor-rose/protocol/clocks'
import type { Seat } from '@tudor-rose/table'
import { Refusal } from '../refusal.ts'
import type { Storage } from '../storage/storage.ts'
import type { Attendance } from './attendance.ts'
import { type LiveTable, NOBODY } from './live-table.ts'
import { HOLDER_DELETED } from './new-row.ts'
import { formatProposed } from './proposal.ts'
import { botHolder, formatSubstitution, personHolder, type SeatHolder } from './seat-holder.ts'
import type { Draft, Tables } from './tables.ts'

export interface PlaySettings {
  readonly storage: Storage
  readonly tables: Tables
  readonly attendance: Attendance
  readonly now: () => number
}

/** A seat that acts, and the person who must hold it; `null` for a bot. */
export interface Actor {
  readonly seat: Seat
  readonly personId: string | null
}

/**
 * The actions of seats at a table. Each carries the last number that the seat has seen (`at`). A repeated action gets the
 * same number as the first time; an action that answers a question that is no longer asked is refused as stale.
 */
export class Play {
  readonly #storage: Storage
  readonly #tables: Tables
  readonly #attendance: Attendance
  readonly #now: () => number

  constructor({ storage, tables, attendance, now }: PlaySettings) {
    this.#storage = storage
    this.#tables = tables
    this.#attendance = attendance
    this.#now = now
  }

  move(id: string, actor: Actor, at: number, text: string): Promise<number> {
    const { seat } = actor
    return this.#write(id, actor, { kind: 'move', seat, answers: at, text }, (live) => {
      if (!isAsked(live, seat, at)) return false
      const flag = live.isBot(seat) ? undefined : flagFallsAt(live.control, live.clocks[seat])
      if (live.awaited.includes(seat) && flag !== undefined && flag <= this.#now())
        throw new Refusal('time-is-up', 'your time is up')
      return true
    })
  }

  undo(id: string, actor: Actor, at: number): Promise<number> {
    return this.#write(
      id,
      actor,
      { kind: 'undo', seat: actor.seat, answers: at, text: '' },
      (live) => at === live.number,
    )
  }

  resign(id: string, actor: Actor, at: number): Promise<number> {
    return this.#write(id, actor, { kind: 'resign', seat: actor.seat, answers: at, text: '' }, (live) =>
      isAsked(live, actor.seat, at),
    )
  }

  propose(id: string, actor: Actor, at: number, proposed: Proposed): Promise<number> {
    const draft = { kind: 'propose' as const, seat: actor.seat, answers: at, text: formatProposed(proposed) }
    return this.#write(id, actor, draft, (live) => at === live.number)
  }

  /** Accepts or declines the current proposal. */
  answer(id: string, actor: Actor, at: number, kind: 'agree' | 'decline'): Promise<number> {
    return this.#write(id, actor, { kind, seat: actor.seat, answers: at, text: '' }, (live) => at === live.number)
  }

  /**
   * A player offers the seat of somebody who has disappeared: who must decide, has not been at the table for a long time
   * and is not there now. The log shows only the first of these; attendance shows the others.
   */
  offer(id: string, seat: Seat, personId: string): Promise<number> {
    return this.#tables.write(id, async (live) => {
      const by = seatBeside(live, seat, personId)
      if (live.vacant.has(seat)) return live.number
      const asked = live.vanishesAt(seat)
      if (asked === undefined) throw new Refusal('not-allowed', 'nobody is waiting for this seat, or the clock decides')
      const seen = await this.#attendance.lastSeen(id, seat)
      const from = Math.max(asked, seen + absenceLimit(live.control)!)
      if (from > this.#now())
        throw new Refusal('not-allowed', `this seat may be offered from ${new Date(from).toISOString()} on`)
      return { kind: 'offer', seat, answers: live.number, text: `asked by ${by}` }
    })
  }

  /** Offers the seat of a deleted person, without a waiting time. */
  vacate(id: string, { seat, personId }: Actor): Promise<number> {
    return this.#tables.write(id, (live) => {
      const isGiven = live.outcome !== undefined || live.personAt(seat) !== personId || live.vacant.has(seat)
      return isGiven ? live.number : { kind: 'offer', seat, answers: live.number, text: HOLDER_DELETED }
    })
  }

  /** A person takes over a vacant seat, which may have been their own. With a bot's name, a player puts that bot there. */
  substitute(id: string, seat: Seat, personId: string, bot?: string): Promise<number> {
    return this.#tables.write(id, (live) => {
      if (bot === undefined) checkMaySit(live, seat, personId)
      else seatBeside(live, seat, personId)
      if (!live.vacant.has(seat)) throw new Refusal('seat-taken', 'this seat is not free')
      return takingOver(live, seat, bot === undefined ? personHolder(personId) : botHolder(bot))
    })
  }

  /** A player ends the game because of a vacant seat. */
  claim(id: string, seat: Seat, personId: string): Promise<number> {
    return this.#tables.write(id, (live) => {
      seatBeside(live, seat, personId)
      if (!live.vacant.has(seat)) throw new Refusal('not-allowed', 'this seat is not vacant')
      return { kind: 'resign', seat, answers: live.number, text: '' }
    })
  }

  /** Lets a flag fall if it is due. Returns whether it was. */
  async flag(id: string): Promise<boolean> {
    let fell = false
    await this.#tables.write(id, (live) => {
      const next = live.nextFlag()
      fell = next !== undefined && next.at <= this.#now()
      if (!fell) return live.number
      return { kind: 'flag', seat: next!.seat, answers: NOBODY, text: '' }
    })
    return fell
  }

  /** A person who acts from an offered seat has returned, so they first take the seat again. */
  async #write(id: string, actor: Actor, draft: Draft, isCurrent: (live: LiveTable) => boolean): Promise<number> {
    const { answers, seat, kind, text } = draft
    for (;;) {
      let isBack = false
      const write = async (live: LiveTable): Promise<Draft | number> => {
        checkSits(live, actor)
        isBack = live.offered.has(seat)
        if (isBack) return takingOver(live, seat, personHolder(actor.personId!))
        if (answers > live.number) throw new Refusal('bad-message', `there is no number ${answers} at this table yet`)
        if (isCurrent(live)) return draft
        const before = await this.#storage.tables.answerOf(id, seat, answers, kind, text)
        if (before !== undefined) return before
        throw new Refusal('stale', 'the table has moved on; see the current question')
      }
      const number = await this.#tables.write(id, write, answers)
      if (!isBack) return number
    }
  }
}

function takingOver(live: LiveTable, seat: Seat, holder: SeatHolder): Draft {
  const text = formatSubstitution({ holder, before: live.personAt(seat) })
  return { kind: 'substitute', seat, answers: live.number, text, seating: { seat, ...holder } }
}

/** If several seats decide at once, the choices of the others do not make an answer stale. */
export const isAsked = (live: LiveTable, seat: Seat, at: number): boolean =>
  at === live.number || (live.awaited.includes(seat) && at >= live.askedSince(seat))

/**
 * The seat from which this person may act on another seat. People whose own seats are all vacant, even if only by the
 * clock, may not.
 */
function seatBeside(live: LiveTable, other: Seat, personId: string): Seat {
  const mine = live.seatsOf(personId).filter((seat) => seat !== other)
  const held = mine.find((seat) => !live.vacant.has(seat))
  if (held !== undefined) return held
  throw new Refusal(
    'not-allowed',
    mine.length === 0 ? 'only players at this table can do that' : 'your own seat is vacant; take it up again first',
  )
}

function checkMaySit(live: LiveTable, seat: Seat, personId: string): void {
  const isOwn = live.personAt(seat) === personId
  if (!isOwn && live.seatsOf(personId).length > 0)
    throw new Refusal('not-allowed', 'you already have a seat at this table')
  if (isOwn && live.vacant.has(seat) && !live.offered.has(seat) && !mayContinueAfterFlag(live.control))
    throw new Refusal('time-is-up', 'your time is up; somebody else may take the seat')
}

/** Checked on every attempt, because somebody else may have got the seat in the meantime. */
function checkSits(live: LiveTable, { seat, personId }: Actor): void {
  const sits = personId === null ? live.isBot(seat) : live.personAt(seat) === personId
  if (!sits) throw new Refusal('not-allowed', 'this is not your seat')
  if (live.vacant.has(seat) && !live.offered.has(seat))
    throw new Refusal('time-is-up', 'your time is up, and the seat is on offer')
}
