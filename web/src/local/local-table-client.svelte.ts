import type { Hint } from '@tudor-rose/protocol'
import { OBSERVER, type Options, type Seat, type Viewer } from '@tudor-rose/table'
import type { GameName } from '../games/registry.ts'
import type { TableClient } from '../play/table-client.ts'
import type { TableView } from '../play/table-view.ts'
import type { OpenedGame, TableUpdate } from '../worker/messages.ts'
import type { SavedGame, SavedGames } from './saved-games.ts'
import { freshNumber } from './seeds.ts'
import { WorkerClient } from './worker-client.ts'

/** The client of a game on this device: people take turns, bots play in a worker, and every change is saved. */
export class LocalTableClient implements TableClient {
  readonly game: GameName
  readonly options: Options
  readonly seatNames: readonly string[]
  readonly saved: SavedGame
  readonly #games: SavedGames
  readonly #people: readonly Seat[]
  readonly #pause: number
  #worker: WorkerClient
  #table = $state.raw<TableView>()
  #curtain = $state<Seat>()
  #isBotThinking = $state(false)
  #isBotMissing = $state(false)
  #components: string | undefined
  #record: string
  #isClosed = false

  private constructor(saved: SavedGame, games: SavedGames, pause: number) {
    this.game = saved.game
    this.options = saved.options
    this.seatNames = saved.seatNames
    this.saved = saved
    this.#record = saved.record
    this.#games = games
    this.#people = saved.players.flatMap((player, seat) => (player === 'human' ? [seat] : []))
    this.#pause = pause
    this.#worker = this.#newWorker()
  }

  /** Opens a saved game. `pause` is how long a bot waits before it moves, in milliseconds. */
  static async open(saved: SavedGame, games: SavedGames, pause: number): Promise<LocalTableClient> {
    const client = new LocalTableClient(saved, games, pause)
    const people = client.#people
    // Whose secrets may be shown is known only once the game says whose decision it is.
    const viewer = people.length === 1 ? people[0] : OBSERVER
    try {
      client.#components = (await client.#openAt(client.#worker, viewer)).components
    } catch (error) {
      client.close()
      throw error
    }
    return client
  }

  get components(): string | undefined {
    return this.#components
  }

  get table(): TableView | undefined {
    return this.#table
  }

  /** The seat to hand the device to before anything is shown. */
  get curtain(): Seat | undefined {
    return this.#curtain
  }

  get isBotThinking(): boolean {
    return this.#isBotThinking
  }

  /** A bot has to move, but its files failed to load. */
  get isBotMissing(): boolean {
    return this.#isBotMissing
  }

  async liftCurtain(): Promise<void> {
    const seat = this.#curtain
    if (seat === undefined) return
    await this.#worker.ask('look', { viewer: seat })
    this.#curtain = undefined
  }

  async play(line: string): Promise<void> {
    await this.#worker.ask('play', { line })
  }

  async undo(): Promise<void> {
    await this.#worker.ask('undo', {})
  }

  async resign(): Promise<void> {
    await this.#worker.ask('resign', {})
  }

  async hurry(): Promise<void> {
    await this.#worker.ask('hurry', {})
  }

  /** Retries loading the bots in a new worker: some browsers never request a failed module again. */
  async sendForBots(): Promise<void> {
    const worker = this.#newWorker()
    this.#isBotMissing = false
    this.#isBotThinking = true
    try {
      await this.#openAt(worker, this.#table?.viewer ?? OBSERVER)
    } catch {
      worker.close()
      this.#isBotThinking = false
      this.#isBotMissing = true
      return
    }
    // Nobody would close it later, and its bots would continue a game that may be open elsewhere.
    if (this.#isClosed) {
      worker.close()
      return
    }
    this.#worker.close()
    this.#worker = worker
  }

  /** What a strong bot would do for the viewer; empty if the game changes meanwhile. */
  hint(): Promise<readonly Hint[]> {
    return this.#worker.ask('hint', {})
  }

  ask(topic: string, question: unknown): Promise<unknown> {
    return this.#worker.ask('ask', { topic, question })
  }

  close(): void {
    this.#isClosed = true
    this.#worker.close()
  }

  #newWorker(): WorkerClient {
    return new WorkerClient(this.game, (shown) => this.#take(shown))
  }

  #openAt(worker: WorkerClient, viewer: Viewer): Promise<OpenedGame> {
    const { players } = this.saved
    const start = { record: this.#record }
    return worker.ask('open', { start, players, viewer, botSeed: freshNumber(), pause: this.#pause })
  }

  #take({ table, record, isBotThinking, isBotMissing }: TableUpdate): void {
    const next = this.#nextPerson(table)
    this.#isBotThinking = isBotThinking
    this.#isBotMissing = isBotMissing
    if (next !== undefined && !this.saved.hasCurtain) void this.#worker.ask('look', { viewer: next })
    else {
      this.#curtain = next
      this.#table = table
    }
    if (record === this.#record) return
    this.#record = record
    const moves = Number(/^end: (\d+)/m.exec(record)?.[1] ?? 0)
    const kept = { ...this.saved, record, moves, outcome: table.outcome ?? undefined, changedAt: Date.now() }
    this.#games.save(kept).catch(() => {})
  }

  /** Who has to decide now, if it is not the current viewer. */
  #nextPerson({ viewer, awaited }: TableView): Seat | undefined {
    if (this.#people.length < 2 || awaited.includes(viewer)) return undefined
    return this.#people.find((seat) => awaited.includes(seat))
  }
}
