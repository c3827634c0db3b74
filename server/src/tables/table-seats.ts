import type { Seat } from '@tudor-rose/table'
import { Refusal } from '../refusal.ts'
import type { SeatEntry } from '../storage/schema.ts'
import type { Substitution } from './seat-holder.ts'

/** How a person comes to a seat during the game; their clock depends on it. */
export type Arrival =
  /** Somebody else takes over. */
  | 'substitute'
  /** The owner of an offered seat continues. */
  | 'back'
  /** The owner of a seat whose flag has fallen continues. */
  | 'late'

/** Who sits where at a table, and which seats are vacant. */
export class TableSeats {
  seats: SeatEntry[]
  #vacant: ReadonlySet<Seat> = new Set()
  #offered: ReadonlySet<Seat> = new Set()

  constructor(seats: readonly SeatEntry[]) {
    this.seats = [...seats]
  }

  get vacant(): ReadonlySet<Seat> {
    return this.#vacant
  }

  /** The vacant seats whose time is not up. Their holders get them back by continuing to play. */
  get offered(): ReadonlySet<Seat> {
    return this.#offered
  }

  isBot(seat: Seat): boolean {
    return this.seats[seat].kind === 'bot'
  }

  personAt(seat: Seat): string | null {
    return this.seats[seat]?.person_id ?? null
  }

  seatsOf(personId: string): Seat[] {
    return this.seats.filter((entry) => entry.person_id === personId).map(({ seat }) => seat)
  }

  /** Called when the time of this seat is up. */
  vacate(seat: Seat): void {
    this.#vacant = new Set([...this.#vacant, seat])
  }

  offer(seat: Seat): void {
    this.vacate(seat)
    this.#offered = new Set([...this.#offered, seat])
  }

  sitDown(seat: Seat, { holder, before }: Substitution): Arrival {
    if (this.seats[seat] === undefined) throw new Refusal('not-allowed', `there is no seat ${seat}`)
    const isOwner = holder.person_id !== null && holder.person_id === before
    const arrival = !isOwner ? 'substitute' : this.#offered.has(seat) ? 'back' : 'late'
    this.seats = this.seats.map((entry) => (entry.seat === seat ? { ...entry, ...holder } : entry))
    this.#vacant = without(this.#vacant, seat)
    this.#offered = without(this.#offered, seat)
    return arrival
  }
}

const without = (seats: ReadonlySet<Seat>, seat: Seat): ReadonlySet<Seat> =>
  new Set([...seats].filter((each) => each !== seat))
