import { Refusal } from '@tudor-rose/client'
import type { Options } from '@tudor-rose/table'
import type { GameName } from '../games/registry.ts'
import type { WorkerClient } from '../local/worker-client.ts'
import type { TableClient } from '../play/table-client.ts'
import type { TableView } from '../play/table-view.ts'

/** What to show after a move in a lesson or an exercise. */
export interface GuidedState {
  /** After the learner's latest move and after each move of the others since; never empty. */
  readonly tableViews: readonly TableView[]
  readonly isDone: boolean
  readonly next: string | undefined
  readonly options: Options
  readonly seatNames: readonly string[]
}

/** The client of a guided learner: the worker says what to show at every point. */
export abstract class GuidedTableClient<M extends GuidedState> implements TableClient {
  readonly game: GameName
  readonly components = undefined
  readonly options: Options
  readonly seatNames: readonly string[]
  protected readonly worker: WorkerClient
  /** How long each move of the others is shown, in milliseconds. */
  readonly #pause: number
  #current = $state.raw<M>()!
  #table = $state.raw<TableView>()!
  #moves = $state(0)
  /** The others are moving, one after the other. */
  #isShowing = $state(false)
  #isClosed = false

  protected constructor(worker: WorkerClient, game: GameName, current: M, moves: number, pause: number) {
    this.game = game
    this.options = current.options
    this.seatNames = current.seatNames
    this.worker = worker
    this.#pause = pause
    this.#current = current
    this.#table = current.tableViews.at(-1)!
    this.#moves = moves
  }

  get table(): TableView {
    return this.#table
  }

  /** The number of the learner's moves whose consequences have all been shown. */
  get moves(): number {
    return this.#moves
  }

  get current(): M {
    return this.#current
  }

  /** The task is done, and its result has been shown. */
  get isDone(): boolean {
    return this.#current.isDone && !this.#isShowing
  }

  abstract play(line: string): Promise<void>
  abstract undo(): Promise<void>

  readonly resign = async (): Promise<void> => {
    throw new Refusal('not-allowed', 'this is not given up; leave it and come back')
  }

  close(): void {
    this.#isClosed = true
    this.worker.close()
  }

  /** Shows the state reached with this many moves, instead of one that is still being shown. */
  protected async show(reached: M, moves: number, isShown: boolean): Promise<void> {
    this.#current = reached
    this.#isShowing = true
    for (const [index, table] of (isShown ? reached.tableViews : reached.tableViews.slice(-1)).entries()) {
      if (index > 0 && this.#pause > 0) await new Promise((resolve) => setTimeout(resolve, this.#pause))
      if (this.#isClosed || this.#current !== reached) return
      this.#table = table
    }
    this.#isShowing = false
    this.#moves = moves
  }
}
