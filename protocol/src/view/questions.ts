import { type AnyGame, MoveList, type Seat } from '@tudor-rose/table'

const legal = new MoveList()

/**
 * For every seat, the number since which its question has been the same: an answer based on any view since then is still
 * valid. Servers and pages both use this class to decide whether a question has changed.
 */
export class Questions {
  readonly #game: AnyGame
  readonly #since: number[]

  constructor(game: AnyGame, seats: number) {
    this.#game = game
    this.#since = Array.from({ length: seats }, () => 0)
  }

  since(seat: Seat): number {
    return this.#since[seat]
  }

  /** The current questions of these seats, to compare after a change that may not affect them. */
  of(state: unknown, seats: readonly Seat[]): Map<Seat, string> {
    return new Map(seats.map((seat) => [seat, this.#question(state, seat)]))
  }

  /**
   * Change `number` has led to this state. A seat with the same question as in `before` keeps its number; the others get
   * the new one.
   */
  note(number: number, state: unknown, awaited: readonly Seat[], before: ReadonlyMap<Seat, string>): void {
    for (const seat of awaited) {
      const asked = before.get(seat)
      if (asked === undefined || asked !== this.#question(state, seat)) this.#since[seat] = number
    }
  }

  #question(state: unknown, seat: Seat): string {
    legal.clear()
    this.#game.moves(state, seat, legal)
    const { key, params } = this.#game.prompt(state, seat)
    return `${key} ${JSON.stringify(params)} ${legal.toArray().join(' ')}`
  }
}
