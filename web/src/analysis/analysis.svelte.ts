import type { Outcome } from '@tudor-rose/table'
import type { GameName } from '../boards/games.ts'
import { Desk } from '../local/desk.ts'
import type { SavedGame } from '../local/saved-games.ts'
import type { AnalysedMoment } from '../worker/messages.ts'

export type AnalysisState = 'idle' | 'running' | 'stopped' | 'failed' | 'done'

/**
 * A finished game that a bot goes through, in a worker of its own: looking at the game meanwhile is not slowed, and
 * whoever leaves stops it.
 */
export class Analysis {
  readonly #game: GameName
  readonly #record: string
  readonly #outcome: Outcome | undefined
  #desk: Desk | undefined
  /** Also while it only waits for an answer after it was stopped. */
  #isUnderWay = false
  #moments = $state.raw<readonly AnalysedMoment[]>([])
  #state = $state<AnalysisState>('idle')

  constructor({ game, record, outcome }: Pick<SavedGame, 'game' | 'record' | 'outcome'>) {
    this.#game = game
    this.#record = record
    this.#outcome = outcome
  }

  /** Those that have been looked at so far, from the beginning of the game on. */
  get moments(): readonly AnalysedMoment[] {
    return this.#moments
  }

  get state(): AnalysisState {
    return this.#state
  }

  /** Begins, or goes on where it was stopped. */
  async run(): Promise<void> {
    if (this.#state === 'running' || this.#state === 'done') return
    this.#state = 'running'
    if (this.#isUnderWay) return
    this.#isUnderWay = true
    try {
      const desk = this.#desk ?? (await this.#open())
      while (this.#state === 'running') {
        const { moments, isDone } = await desk.ask('analyse', {})
        this.#moments = [...this.#moments, ...moments]
        if (isDone) this.#finish('done')
      }
    } catch {
      this.#moments = []
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
    this.#desk?.close()
    this.#desk = undefined
  }

  async #open(): Promise<Desk> {
    const desk = new Desk(this.#game)
    this.#desk = desk
    await desk.ask('openRecord', { record: this.#record, outcome: this.#outcome })
    return desk
  }

  #finish(state: AnalysisState): void {
    this.#state = state
    this.#desk?.close()
    this.#desk = undefined
  }
}
