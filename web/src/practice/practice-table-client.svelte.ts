import type { GameName } from '../games/registry.ts'
import { GuidedTableClient } from '../learn/guided-table-client.svelte.ts'
import { WorkerClient } from '../local/worker-client.ts'
import type { PracticePoint, PracticeState, Verdict } from '../worker/lessons/practice.ts'
import { saveSolved } from './solved.ts'

/** The client of an exercise. */
export class PracticeTableClient extends GuidedTableClient<PracticeState> {
  #point: PracticePoint
  #verdict = $state.raw<Verdict>()
  #isShown = $state(false)

  private constructor(worker: WorkerClient, point: PracticePoint, current: PracticeState, pause: number) {
    super(worker, point.game, current, 0, pause)
    this.#point = point
  }

  static async open(game: GameName, id: string, pause: number): Promise<PracticeTableClient> {
    const worker = new WorkerClient(game)
    const point = { game, id, lines: [] }
    try {
      return new PracticeTableClient(worker, point, await worker.ask('practice', point), pause)
    } catch (error) {
      worker.close()
      throw error
    }
  }

  /** The verdict on the latest move, if it was not one of the best. */
  get verdict(): Verdict | undefined {
    return this.#verdict
  }

  /** Whether part of the best line has been shown since the exercise started. */
  get isShown(): boolean {
    return this.#isShown
  }

  async play(line: string): Promise<void> {
    await this.#go([...this.#point.lines, line])
  }

  async undo(): Promise<void> {
    await this.#go(this.#point.lines.slice(0, -1), false)
  }

  async beginAgain(): Promise<void> {
    await this.#go([], false)
    // Not earlier: until then the shown solution is still on the board.
    this.#isShown = false
  }

  /** Plays the rest of the best line. */
  async showBest(): Promise<void> {
    this.#isShown = true
    for (let { next } = this.current; next !== undefined; next = this.current.next) await this.play(next)
  }

  async #go(lines: readonly string[], isShown = true): Promise<void> {
    const reached = await this.worker.ask('practice', { ...this.#point, lines })
    this.#verdict = reached.verdict
    if (reached.verdict !== undefined) return
    this.#point = { ...this.#point, lines }
    await this.show(reached, lines.length, isShown)
    if (this.isDone && !this.#isShown) saveSolved(this.game, this.#point.id)
  }
}
