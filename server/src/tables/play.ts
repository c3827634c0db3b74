import type { Seat } from '@tudor-rose/table'
import { Refusal } from '../refusal.ts'
import type { Storage } from '../storage/storage.ts'
import type { Attendance } from './attendance.ts'
import { flagFallsAt, mayComeLate } from './clock.ts'
import { type LiveTable, NOBODY } from './live-table.ts'
import { GONE_FOR_GOOD } from './new-row.ts'
import { formatProposed, type Proposed } from './proposal.ts'
import { botSits, formatSubstitution, personSits, type Sitter } from './sitter.ts'
import type { Draft, Tables } from './tables.ts'
import { vanishedAfter } from './time-control.ts'

export interface PlaySettings {
  readonly storage: Storage
  readonly tables: Tables
  readonly attendance: Attendance
  readonly now: () => number
}

/** Who acts: a seat and the person who has to sit there for that; nobody where a bot does. */
export interface Actor {
  readonly seat: Seat
  readonly personId: string | null
}

/**
 * What seats do at a table. Everything carries the last number that the seat has seen (`at`). The same thing sent again is
 * answered with the number it got the first time; what answers something that is no longer asked is refused as stale.
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
    const draft = { kind: 'propose', seat: actor.seat, answers: at, text: formatProposed(proposed) }
    return this.#write(id, actor, draft, (live) => at === live.number)
  }

  /** Agrees to what is proposed, or declines it. */
  answer(id: string, actor: Actor, at: number, kind: 'agree' | 'decline'): Promise<number> {
    return this.#write(id, actor, { kind, seat: actor.seat, answers: at, text: '' }, (live) => at === live.number)
  }

  /**
   * Somebody offers the seat of another who has vanished: who is awaited, has not been at the table for long and is not there
   * now. The log has the first of that; the rest only those who keep the doors know.
   */
  offer(id: string, seat: Seat, personId: string): Promise<number> {
    return this.#tables.write(id, async (live) => {
      const by = seatBeside(live, seat, personId)
      if (live.vacant.has(seat)) return live.number
      const asked = live.vanishesAt(seat)
      if (asked === undefined)
        throw new Refusal('not-allowed', 'nobody waits for this seat, or a clock says for how long')
      const seen = await this.#attendance.lastSeen(id, seat)
      const from = Math.max(asked, seen + vanishedAfter(live.control)!)
      if (from > this.#now())
        throw new Refusal('not-allowed', `this seat may be offered from ${new Date(from).toISOString()} on`)
      return { kind: 'offer', seat, answers: live.number, text: `asked by ${by}` }
    })
  }

  /** Offers the seat of somebody who is gone for good: nobody has to wait for that. */
  vacate(id: string, { seat, personId }: Actor): Promise<number> {
    return this.#tables.write(id, (live) => {
      const isGiven = live.outcome !== undefined || live.personAt(seat) !== personId || live.vacant.has(seat)
      return isGiven ? live.number : { kind: 'offer', seat, answers: live.number, text: GONE_FOR_GOOD }
    })
  }

  /** Somebody sits down on a seat that is vacant, which may have been their own; or calls a bot to sit there, if they play here. */
  substitute(id: string, seat: Seat, personId: string, bot?: string): Promise<number> {
    return this.#tables.write(id, (live) => {
      if (bot === undefined) checkMaySit(live, seat, personId)
      else seatBeside(live, seat, personId)
      if (!live.vacant.has(seat)) throw new Refusal('seat-taken', 'this seat is not free')
      return sittingDown(live, seat, bot === undefined ? personSits(personId) : botSits(bot))
    })
  }

  /** Somebody who plays here ends the game for a seat that nobody has taken over. */
  claim(id: string, seat: Seat, personId: string): Promise<number> {
    return this.#tables.write(id, (live) => {
      seatBeside(live, seat, personId)
      if (!live.vacant.has(seat)) throw new Refusal('not-allowed', 'this seat is not vacant')
      return { kind: 'resign', seat, answers: live.number, text: '' }
    })
  }

  /** Lets a flag fall that is due; answers whether there was one. */
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

  /** Whoever acts from a seat that was on offer has come back, and sits down there again first. */
  async #write(id: string, actor: Actor, draft: Draft, isCurrent: (live: LiveTable) => boolean): Promise<number> {
    const { answers, seat, kind, text } = draft
    for (;;) {
      let isBack = false
      const write = async (live: LiveTable): Promise<Draft | number> => {
        checkSits(live, actor)
        isBack = live.offered.has(seat)
        if (isBack) return sittingDown(live, seat, personSits(actor.personId!))
        if (answers > live.number) throw new Refusal('bad-message', `there is no number ${answers} at this table yet`)
        if (isCurrent(live)) return draft
        const before = await this.#storage.tables.answerOf(id, seat, answers, kind, text)
        if (before !== undefined) return before
        throw new Refusal('stale', 'the table has moved on; look at what is asked now')
      }
      const number = await this.#tables.write(id, write, answers)
      if (!isBack) return number
    }
  }
}

function sittingDown(live: LiveTable, seat: Seat, sitter: Sitter): Draft {
  const text = formatSubstitution({ sitter, before: live.personAt(seat) })
  return { kind: 'substitute', seat, answers: live.number, text, seating: { seat, ...sitter } }
}

/** Where several decide at once, what the others chose meanwhile does not make an answer stale. */
export const isAsked = (live: LiveTable, seat: Seat, at: number): boolean =>
  at === live.number || (live.awaited.includes(seat) && at >= live.askedSince(seat))

/** The seat from which this person can do something about another one: who has lost theirs, if only to the clock, cannot. */
function seatBeside(live: LiveTable, other: Seat, personId: string): Seat {
  const mine = live.seatsOf(personId).filter((seat) => seat !== other)
  const held = mine.find((seat) => !live.vacant.has(seat))
  if (held !== undefined) return held
  throw new Refusal(
    'not-allowed',
    mine.length === 0 ? 'only who plays here can do that' : 'your own seat is vacant; take it up again first',
  )
}

function checkMaySit(live: LiveTable, seat: Seat, personId: string): void {
  const isOwn = live.personAt(seat) === personId
  if (!isOwn && live.seatsOf(personId).length > 0)
    throw new Refusal('not-allowed', 'you have a seat at this table already')
  if (isOwn && live.vacant.has(seat) && !live.offered.has(seat) && !mayComeLate(live.control))
    throw new Refusal('time-is-up', 'your time is up; somebody else may take the seat')
}

/** Asked again with every attempt: somebody else may have been given the seat meanwhile. */
function checkSits(live: LiveTable, { seat, personId }: Actor): void {
  const sits = personId === null ? live.isBot(seat) : live.personAt(seat) === personId
  if (!sits) throw new Refusal('not-allowed', 'this is not your seat')
  if (live.vacant.has(seat) && !live.offered.has(seat))
    throw new Refusal('time-is-up', 'your time is up, and the seat is on offer')
}
