import type { EventParams, GameEvent, Log, Move, Seat } from '@tudor-rose/table'

const mixed = (hash: number, value: number, factor: number): number => {
  const product = Math.imul((hash ^ value) + OFFSET, factor)
  return product ^ (product >>> 15)
}
/** So that zeros change the hash too. */
const OFFSET = 0x7f4a7c15
const FIRST_FACTOR = 0x9e3779b1
const SECOND_FACTOR = 0x85ebca6b
/** Two hashes are combined into one integer that a double holds exactly. */
const SECOND_BITS = 21

/**
 * Hashes what each seat has observed and done since the root: sequences that look the same to a seat give the same
 * number, others a different one. Dice and draws are observed as events, so their outcomes separate nodes for the seats
 * that see them.
 */
export class ObservationHasher implements Log {
  readonly #first: Int32Array
  readonly #second: Int32Array
  readonly #words = new Map<string, number>()

  constructor(seats: number) {
    this.#first = new Int32Array(seats)
    this.#second = new Int32Array(seats)
  }

  clear(): void {
    this.#first.fill(0)
    this.#second.fill(0)
  }

  /** A key for everything this seat has observed and done, and for its private information. */
  keyFor(seat: Seat, secret: number): number {
    const first = mixed(this.#first[seat], secret, FIRST_FACTOR)
    const second = mixed(this.#second[seat], secret, SECOND_FACTOR)
    return (first >>> 0) * 2 ** SECOND_BITS + (second >>> (32 - SECOND_BITS))
  }

  /** A seat knows its own moves; what others learn of them comes as events. */
  addMove(seat: Seat, move: Move): void {
    this.#hear(seat, move + 1)
  }

  tell(event: GameEvent): void {
    const { key, params, secret } = event
    this.#hearAll(this.#word(key))
    for (const name in params) {
      const value = params[name]
      if (typeof value === 'string') this.#hearAll(this.#word(value))
      else if (typeof value === 'number') this.#hearAll(value)
      else for (let i = 0; i < value.length; i++) this.#hearAll(value[i])
    }
    if (secret !== undefined) this.#hearParams(secret.seat, secret.params)
  }

  reveal(): void {}

  #hearParams(seat: Seat, params: EventParams): void {
    for (const name in params) {
      const value = params[name]
      if (typeof value === 'string') this.#hear(seat, this.#word(value))
      else if (typeof value === 'number') this.#hear(seat, value)
      else for (let i = 0; i < value.length; i++) this.#hear(seat, value[i])
    }
  }

  #hearAll(value: number): void {
    for (let seat = 0; seat < this.#first.length; seat++) this.#hear(seat, value)
  }

  #hear(seat: Seat, value: number): void {
    this.#first[seat] = mixed(this.#first[seat], value, FIRST_FACTOR)
    this.#second[seat] = mixed(this.#second[seat], value, SECOND_FACTOR)
  }

  #word(text: string): number {
    const known = this.#words.get(text)
    if (known !== undefined) return known
    const number = 2 ** 24 + this.#words.size
    this.#words.set(text, number)
    return number
  }
}
