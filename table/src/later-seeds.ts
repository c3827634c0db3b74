import { type FairChance, fairChance } from './fair-chance.ts'

/** A seed that takes over in the middle of a game: for a game that is played on from a position of another. */
export interface LaterSeed {
  /** How many moves had been made by then. */
  readonly after: number
  readonly seed: string
}

export interface Seeds {
  readonly seed: string
  readonly seatSeeds?: readonly string[]
  /** In the order of the moves; usually none. */
  readonly laterSeeds?: readonly LaterSeed[]
}

/** The chance of a game by the number of moves made, so that taking a move back and making another draws from the same source. */
export class ChanceOfGame {
  readonly #streams: readonly { readonly after: number; readonly chance: FairChance }[]

  constructor({ seed, seatSeeds = [], laterSeeds = [] }: Seeds) {
    this.#streams = [{ after: 0, seed }, ...laterSeeds].map((each) => ({
      after: each.after,
      chance: fairChance(each.seed, seatSeeds),
    }))
  }

  get setup(): FairChance {
    return this.#streams[0].chance
  }

  /** For the move that follows so many. */
  after(moves: number): FairChance {
    return this.#streams.findLast(({ after }) => after <= moves)!.chance
  }

  /** How far each stream has been drawn from. */
  marks(): readonly number[] {
    return this.#streams.map(({ chance }) => chance.mark())
  }

  rewind(marks: readonly number[]): void {
    for (const [i, { chance }] of this.#streams.entries()) chance.rewind(marks[i])
  }
}
