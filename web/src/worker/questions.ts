import { type AnyGame, MoveList, type Seat } from '@tudor-rose/table'

interface Asked {
  readonly question: string
  readonly since: number
}

const legal = new MoveList()

/** Since when each seat has been asked what it is asked now: what others choose in secret meanwhile is no other question. */
export class Questions {
  readonly #game: AnyGame
  #asked: ReadonlyMap<Seat, Asked> = new Map()

  constructor(game: AnyGame) {
    this.#game = game
  }

  /** Nothing for a seat that is not asked. */
  since(seat: Seat): number | undefined {
    return this.#asked.get(seat)?.since
  }

  /** Change `number` has led to this state. Who made a move is asked anew, even if in the same words. */
  note(number: number, state: unknown, awaited: readonly Seat[], anew: Seat | 'everybody'): void {
    this.#asked = new Map(
      awaited.map((seat) => {
        const question = this.#question(state, seat)
        const before = anew === 'everybody' || anew === seat ? undefined : this.#asked.get(seat)
        return [seat, before?.question === question ? before : { question, since: number }]
      }),
    )
  }

  #question(state: unknown, seat: Seat): string {
    legal.clear()
    this.#game.moves(state, seat, legal)
    const { key, params } = this.#game.prompt(state, seat)
    return `${key} ${JSON.stringify(params)} ${legal.toArray().join(' ')}`
  }
}
