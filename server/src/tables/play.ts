import type { Seat } from '@tudor-rose/table'
import { Refusal } from '../refusal.ts'
import type { Storage } from '../storage/storage.ts'
import { flagFallsAt } from './clock.ts'
import { type LiveTable, NOBODY } from './live-table.ts'
import { formatProposed, type Proposed } from './proposal.ts'
import { formatSubstitution, type Sitter } from './sitter.ts'
import type { Draft, Tables } from './tables.ts'

export interface PlaySettings {
  readonly storage: Storage
  readonly tables: Tables
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
  readonly #now: () => number

  constructor({ storage, tables, now }: PlaySettings) {
    this.#storage = storage
    this.#tables = tables
    this.#now = now
  }

  move(id: string, actor: Actor, at: number, text: string): Promise<number> {
    const { seat } = actor
    return this.#write(id, actor, { kind: 'move', seat, answers: at, text }, (live) => {
      // Where several decide at once, what the others chose meanwhile does not make an answer stale.
      const isCurrent = at === live.number || (live.awaited.includes(seat) && at >= live.askedSince(seat))
      if (!isCurrent) return false
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
    return this.#write(
      id,
      actor,
      { kind: 'resign', seat: actor.seat, answers: at, text: '' },
      (live) => live.outcome === undefined,
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

  /** Somebody sits down where a seat's time was up. */
  substitute(id: string, seat: Seat, sitter: Sitter): Promise<number> {
    return this.#tables.write(id, (live) => {
      if (!live.vacant.has(seat)) throw new Refusal('seat-taken', 'this seat is not free')
      const text = formatSubstitution({ sitter, before: live.personAt(seat) })
      return { kind: 'substitute', seat, answers: live.number, text, seating: { seat, ...sitter } }
    })
  }

  /** Ends the game for a seat that nobody has taken over. */
  claim(id: string, seat: Seat): Promise<number> {
    return this.#tables.write(id, (live) => {
      if (!live.vacant.has(seat)) throw new Refusal('not-allowed', 'the time of this seat is not up')
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

  #write(id: string, actor: Actor, draft: Draft, isCurrent: (live: LiveTable) => boolean): Promise<number> {
    return this.#tables.write(id, async (live) => {
      const { answers, seat, kind, text } = draft
      checkSits(live, actor)
      if (answers > live.number) throw new Refusal('bad-message', `there is no number ${answers} at this table yet`)
      if (isCurrent(live)) return draft
      const before = await this.#storage.tables.answerOf(id, seat, answers, kind, text)
      if (before !== undefined) return before
      throw new Refusal('stale', 'the table has moved on; look at what is asked now')
    })
  }
}

/** Asked again with every attempt: somebody else may have been given the seat meanwhile. */
function checkSits(live: LiveTable, { seat, personId }: Actor): void {
  const sits = personId === null ? live.isBot(seat) : live.personAt(seat) === personId
  if (!sits) throw new Refusal('not-allowed', 'this is not your seat')
  if (live.vacant.has(seat)) throw new Refusal('time-is-up', 'your time is up, and the seat is on offer')
}
