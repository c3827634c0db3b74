import { Refusal } from '@tudor-rose/client'
import { OBSERVER, type Options, type Outcome, type Viewer } from '@tudor-rose/table'
import type { GameName } from '../games/registry.ts'
import { gameOfRecord } from '../local/game-of-record.ts'
import { freshSeed } from '../local/seeds.ts'
import { WorkerClient } from '../local/worker-client.ts'
import type { TableClient } from '../play/table-client.ts'
import type { TableView } from '../play/table-view.ts'
import type { OpenedRecord } from '../worker/messages.ts'

const onlyLooking = async (): Promise<void> => {
  throw new Refusal('game-over', 'this game is over')
}

/** A replay: any position of a game, as any viewer. */
export class ReplayTableClient implements TableClient {
  readonly game: GameName
  readonly options: Options
  readonly components: string | undefined
  readonly seatNames: readonly string[]
  readonly moves: OpenedRecord['moves']
  readonly rounds: OpenedRecord['rounds']
  readonly isOver: boolean
  readonly #worker: WorkerClient
  #table = $state.raw<TableView>()
  #number = $state(0)
  #viewer = $state<Viewer>(OBSERVER)

  private constructor(game: GameName, worker: WorkerClient, opened: OpenedRecord) {
    this.game = game
    this.#worker = worker
    this.options = opened.options
    this.components = opened.components
    this.seatNames = opened.seatNames
    this.moves = opened.moves
    this.rounds = opened.rounds
    this.isOver = opened.isOver
  }

  static async open(record: string, outcome: Outcome | undefined, viewer: Viewer): Promise<ReplayTableClient> {
    const game = gameOfRecord(record)
    const worker = new WorkerClient(game)
    try {
      const client = new ReplayTableClient(game, worker, await worker.ask('openRecord', { record, outcome }))
      await client.look(client.moves.length, viewer)
      return client
    } catch (error) {
      worker.close()
      throw error
    }
  }

  get table(): TableView | undefined {
    return this.#table
  }

  /** The number of moves made before the requested position. */
  get number(): number {
    return this.#number
  }

  get viewer(): Viewer {
    return this.#viewer
  }

  async look(number: number, viewer: Viewer = this.#viewer): Promise<void> {
    this.#number = Math.min(Math.max(0, number), this.moves.length)
    this.#viewer = viewer
    const asked = { number: this.#number, viewer }
    const table = await this.#worker.ask('lookAt', asked)
    // The slider may have moved on meanwhile.
    if (asked.number === this.#number && asked.viewer === this.#viewer) this.#table = table
  }

  /** The record up to the shown position, to be continued with new, unknown dice and cards. */
  cut(): Promise<string> {
    return this.#worker.ask('cut', { number: this.#number, seed: freshSeed() })
  }

  readonly play = onlyLooking
  readonly undo = onlyLooking
  readonly resign = onlyLooking

  close(): void {
    this.#worker.close()
  }
}
