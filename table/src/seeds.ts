import { type FairChance, fairChance } from './fair-chance.ts'

/** A seed that takes effect in the middle of a game, for a game continued from a position of another. */
export interface LaterSeed {
  /** The number of moves made before it. */
  readonly after: number
  readonly seed: string
}

export interface Seeds {
  readonly seed: string
  readonly seatSeeds?: readonly string[]
  /** In move order; usually none. */
  readonly laterSeeds?: readonly LaterSeed[]
}

/**
 * The chance of a game by the number of moves made, so that undoing a move and making another draws from the same
 * source.
 */
export class GameChance {
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

  /** For the move after this many. */
  after(moves: number): FairChance {
    return this.#streams.findLast(({ after }) => after <= moves)!.chance
  }

  /** How many words of each stream have been used. */
  marks(): readonly number[] {
    return this.#streams.map(({ chance }) => chance.mark())
  }

  rewind(marks: readonly number[]): void {
    for (const [i, { chance }] of this.#streams.entries()) chance.rewind(marks[i])
  }
}
