import type { Seat } from '@tudor-rose/table'
import { Refusal } from '../refusal.ts'
import type { SeatEntry } from '../storage/schema.ts'
import type { Substitution } from './sitter.ts'

/** How somebody comes to sit down during the game, which decides about their time. */
export type Arrival =
  /** Somebody else takes over. */
  | 'substitute'
  /** The owner of a seat that was on offer goes on. */
  | 'back'
  /** The owner of a seat whose flag has fallen goes on. */
  | 'late'

/** Who sits where at a table, and which seats wait for somebody to take them over. */
export class Chairs {
  seats: SeatEntry[]
  #vacant: ReadonlySet<Seat> = new Set()
  #offered: ReadonlySet<Seat> = new Set()

  constructor(seats: readonly SeatEntry[]) {
    this.seats = [...seats]
  }

  get vacant(): ReadonlySet<Seat> {
    return this.#vacant
  }

  /** Those of the vacant ones whose time is not up: whoever held one has it back by going on. */
  get offered(): ReadonlySet<Seat> {
    return this.#offered
  }

  isBot(seat: Seat): boolean {
    return this.seats[seat].kind === 'bot'
  }

  personAt(seat: Seat): string | null {
    return this.seats[seat]?.person_id ?? null
  }

  /** Where this person sits. */
  seatsOf(personId: string): Seat[] {
    return this.seats.filter((entry) => entry.person_id === personId).map(({ seat }) => seat)
  }

  /** The time of this seat is up. */
  vacate(seat: Seat): void {
    this.#vacant = new Set([...this.#vacant, seat])
  }

  offer(seat: Seat): void {
    this.vacate(seat)
    this.#offered = new Set([...this.#offered, seat])
  }

  sitDown(seat: Seat, { sitter, before }: Substitution): Arrival {
    if (this.seats[seat] === undefined) throw new Refusal('not-allowed', `there is no seat ${seat}`)
    const isOwner = sitter.person_id !== null && sitter.person_id === before
    const arrival = !isOwner ? 'substitute' : this.#offered.has(seat) ? 'back' : 'late'
    this.seats = this.seats.map((entry) => (entry.seat === seat ? { ...entry, ...sitter } : entry))
    this.#vacant = without(this.#vacant, seat)
    this.#offered = without(this.#offered, seat)
    return arrival
  }
}

const without = (seats: ReadonlySet<Seat>, seat: Seat): ReadonlySet<Seat> =>
  new Set([...seats].filter((each) => each !== seat))
