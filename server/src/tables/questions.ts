import { type AnyGame, MoveList, type Seat } from '@tudor-rose/table'

const legal = new MoveList()

/** For every seat, the row since which it has been asked what it is asked now: whoever saw that row may answer. */
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

  /** What these seats are asked, so that a move by another can be seen not to concern them. */
  of(state: unknown, seats: readonly Seat[]): Map<Seat, string> {
    return new Map(seats.map((seat) => [seat, this.#question(state, seat)]))
  }

  /** Row `number` has led to this state; who is asked something else than before is asked it since then. */
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
