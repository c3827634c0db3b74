import type { EventParams, GameEvent, Log, Move, Seat } from '@tudor-rose/table'

const mixed = (hash: number, value: number, factor: number): number => {
  const product = Math.imul((hash ^ value) + OFFSET, factor)
  return product ^ (product >>> 15)
}
/** So that zeros leave a trace too. */
const OFFSET = 0x7f4a7c15
const FIRST_FACTOR = 0x9e3779b1
const SECOND_FACTOR = 0x85ebca6b
/** Two hashes make one whole number that a double holds exactly. */
const SECOND_BITS = 21

/**
 * Remembers what each seat has heard and done since search began, as one number for each: two lines of play that sound the
 * same to a seat lead it to the same number, and two that it can tell apart to different ones. Dice and draws are told as
 * everything else is, so their outcomes part lines as well, for those who see them.
 */
export class Hearing implements Log {
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

  /** What this seat has heard and done so far, and a number for what it alone knows. */
  keyOf(seat: Seat, secret: number): number {
    const first = mixed(this.#first[seat], secret, FIRST_FACTOR)
    const second = mixed(this.#second[seat], secret, SECOND_FACTOR)
    return (first >>> 0) * 2 ** SECOND_BITS + (second >>> (32 - SECOND_BITS))
  }

  /** A seat makes a move, and knows that it does; what others notice of it they are told. */
  act(seat: Seat, move: Move): void {
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
