import type { Options } from '@tudor-rose/table'
import type { GameName } from '../boards/games.ts'
import type { Desk } from '../local/desk.ts'
import type { Place } from '../play/place.ts'
import { Refusal } from '../play/refusal.ts'
import type { Sight } from '../play/sight.ts'

/** What is to be seen after a move in a lesson or an exercise. */
export interface GuidedMoment {
  /** After the learner's latest move and after each that others have made since; never empty. */
  readonly sights: readonly Sight[]
  readonly isDone: boolean
  readonly next: string | undefined
  readonly options: Options
  readonly seatNames: readonly string[]
}

/** The place of somebody who is led through a game: the worker says what is to be seen at every point. */
export abstract class GuidedPlace<M extends GuidedMoment> implements Place {
  readonly game: GameName
  readonly components = undefined
  readonly options: Options
  readonly seatNames: readonly string[]
  protected readonly desk: Desk
  /** How long each move of the others is shown, in milliseconds. */
  readonly #pause: number
  #moment = $state.raw<M>()!
  #sight = $state.raw<Sight>()!
  #moves = $state(0)
  /** Others are moving, one after the other. */
  #isShowing = $state(false)
  #isClosed = false

  protected constructor(desk: Desk, game: GameName, moment: M, moves: number, pause: number) {
    this.game = game
    this.options = moment.options
    this.seatNames = moment.seatNames
    this.desk = desk
    this.#pause = pause
    this.#moment = moment
    this.#sight = moment.sights.at(-1)!
    this.#moves = moves
  }

  get sight(): Sight {
    return this.#sight
  }

  /** How many moves the learner has made; all that followed from them has been seen. */
  get moves(): number {
    return this.#moves
  }

  get moment(): M {
    return this.#moment
  }

  /** What there was to do is done, and has been seen. */
  get isDone(): boolean {
    return this.#moment.isDone && !this.#isShowing
  }

  abstract play(line: string): Promise<void>
  abstract undo(): Promise<void>

  readonly resign = async (): Promise<void> => {
    throw new Refusal('not-allowed', 'this is not given up; leave it and come back')
  }

  close(): void {
    this.#isClosed = true
    this.desk.close()
  }

  /** Takes on a moment that has been reached with so many moves. */
  protected async show(moment: M, moves: number, isShown: boolean): Promise<void> {
    this.#moment = moment
    this.#isShowing = true
    for (const [index, sight] of (isShown ? moment.sights : moment.sights.slice(-1)).entries()) {
      if (index > 0 && this.#pause > 0) await new Promise((resolve) => setTimeout(resolve, this.#pause))
      if (this.#isClosed) return
      this.#sight = sight
    }
    this.#isShowing = false
    this.#moves = moves
  }
}
