import { type AnyGame, BadInput, type FairChance, fairChance, type GameEvent, play, type Seat } from '@tudor-rose/table'
import { type Deed, leftOf, wantedBy } from './deeds.ts'
import { type Exercise, startOf } from './exercise.ts'

/** An exercise that is being solved: it goes on by the moves of its best line and by no others. */
export class Attempt {
  readonly state: unknown
  /** All that has happened, with what had been told before. */
  readonly told: GameEvent[]
  readonly #game: AnyGame
  readonly #exercise: Exercise
  readonly #chance: FairChance
  #deeds: readonly Deed[]

  constructor(game: AnyGame, exercise: Exercise) {
    this.state = startOf(game, exercise)
    this.told = [...(exercise.past ?? [])]
    this.#game = game
    this.#exercise = exercise
    this.#chance = fairChance(exercise.seed ?? exercise.id)
    this.#deeds = exercise.line
    this.#letOthersMove()
  }

  /** The moves that lead on from here; none once the exercise is solved. */
  get wanted(): readonly string[] {
    const [deed] = this.#deeds
    return deed === undefined ? [] : wantedBy(deed)
  }

  /** Makes a move and what follows from it; answers whether it was one of the best, and does nothing if not. */
  take(line: string): boolean {
    const [deed, ...others] = this.#deeds
    const left = deed === undefined ? undefined : leftOf(deed, line)
    if (left === undefined) return false
    this.#make(this.#exercise.seat, line)
    this.#deeds = [...left, ...others]
    this.#letOthersMove()
    return true
  }

  #letOthersMove(): void {
    for (;;) {
      const [deed, ...others] = this.#deeds
      if (typeof deed !== 'object' || !('who' in deed)) return
      this.#make(deed.who, deed.line)
      this.#deeds = others
    }
  }

  #make(seat: Seat, line: string): void {
    const move = this.#game.notation.parse(line, seat)
    if (move === undefined)
      throw new BadInput('illegal-move', `${this.#exercise.id}: "${line}" is no move of this game`)
    play(this.#game, this.state, seat, move, this.#chance, {
      tell: (event) => this.told.push(event),
      reveal: () => {},
    })
  }
}
