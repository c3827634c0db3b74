import { type AnyGame, BadInput, type FairChance, fairChance, type GameEvent, play, type Seat } from '@tudor-rose/table'
import { type Exercise, startPosition } from './exercise.ts'
import { acceptedMoves, type LineStep, remainingSteps } from './line-steps.ts'

/** An exercise that somebody is solving: only moves of its best line are accepted. */
export class Attempt {
  readonly state: unknown
  /** All events so far, including those before the exercise. */
  readonly events: GameEvent[]
  readonly #game: AnyGame
  readonly #exercise: Exercise
  readonly #chance: FairChance
  #steps: readonly LineStep[]

  constructor(game: AnyGame, exercise: Exercise) {
    this.state = startPosition(game, exercise)
    this.events = [...(exercise.past ?? [])]
    this.#game = game
    this.#exercise = exercise
    this.#chance = fairChance(exercise.seed ?? exercise.id)
    this.#steps = exercise.line
    this.#letOthersMove()
  }

  /** The moves that are accepted now; none once the exercise is solved. */
  get acceptedMoves(): readonly string[] {
    const [step] = this.#steps
    return step === undefined ? [] : acceptedMoves(step)
  }

  /** Makes a move and what follows it. Returns whether it was one of the best moves; if not, nothing changes. */
  tryMove(line: string): boolean {
    const [step, ...others] = this.#steps
    const left = step === undefined ? undefined : remainingSteps(step, line)
    if (left === undefined) return false
    this.#make(this.#exercise.seat, line)
    this.#steps = [...left, ...others]
    this.#letOthersMove()
    return true
  }

  #letOthersMove(): void {
    for (;;) {
      const [step, ...others] = this.#steps
      if (typeof step !== 'object' || !('who' in step)) return
      this.#make(step.who, step.line)
      this.#steps = others
    }
  }

  #make(seat: Seat, line: string): void {
    const move = this.#game.notation.parse(line, seat)
    if (move === undefined)
      throw new BadInput('illegal-move', `${this.#exercise.id}: "${line}" is not a move of this game`)
    play(this.#game, this.state, seat, move, this.#chance, {
      tell: (event) => this.events.push(event),
      reveal: () => {},
    })
  }
}
