import type { Outcome } from '@tudor-rose/table'
import type { GameName } from '../games/registry.ts'
import type { SavedGame } from '../local/saved-games.ts'
import { WorkerClient } from '../local/worker-client.ts'
import type { AnalysedPosition } from '../worker/messages.ts'

export type AnalysisState = 'idle' | 'running' | 'stopped' | 'failed' | 'done'

/**
 * A bot's analysis of a finished game. It runs in its own worker, so that browsing the game stays fast. Leaving the page
 * stops it.
 */
export class Analysis {
  readonly #game: GameName
  readonly #record: string
  readonly #outcome: Outcome | undefined
  #worker: WorkerClient | undefined
  /** Also true while it waits for an answer after it was stopped. */
  #isUnderWay = false
  #positions = $state.raw<readonly AnalysedPosition[]>([])
  #state = $state<AnalysisState>('idle')

  constructor({ game, record, outcome }: Pick<SavedGame, 'game' | 'record' | 'outcome'>) {
    this.#game = game
    this.#record = record
    this.#outcome = outcome
  }

  /** The positions analysed so far, from the start of the game. */
  get positions(): readonly AnalysedPosition[] {
    return this.#positions
  }

  get state(): AnalysisState {
    return this.#state
  }

  /** Starts, or resumes where it was stopped. */
  async run(): Promise<void> {
    if (this.#state === 'running' || this.#state === 'done') return
    this.#state = 'running'
    if (this.#isUnderWay) return
    this.#isUnderWay = true
    try {
      const worker = this.#worker ?? (await this.#open())
      while (this.#state === 'running') {
        const { positions, isDone } = await worker.ask('analyse', {})
        this.#positions = [...this.#positions, ...positions]
        if (isDone) this.#finish('done')
      }
    } catch {
      this.#positions = []
      this.#finish('failed')
    } finally {
      this.#isUnderWay = false
    }
  }

  stop(): void {
    if (this.#state === 'running') this.#state = 'stopped'
  }

  close(): void {
    this.stop()
    this.#worker?.close()
    this.#worker = undefined
  }

  async #open(): Promise<WorkerClient> {
    const worker = new WorkerClient(this.#game)
    this.#worker = worker
    await worker.ask('openRecord', { record: this.#record, outcome: this.#outcome })
    return worker
  }

  #finish(state: AnalysisState): void {
    this.#state = state
    this.#worker?.close()
    this.#worker = undefined
  }
}
