import { Refusal } from '@tudor-rose/client'
import type { GameName } from '../games/registry.ts'
import { WorkerClient } from '../local/worker-client.ts'
import type { LessonPoint, LessonState } from '../worker/lessons/lesson.ts'
import { GuidedTableClient } from './guided-table-client.svelte.ts'
import { type LessonProgress, loadLessonProgress, saveLessonProgress } from './lesson-progress.ts'

interface LessonSettings {
  /** The response to a move that is legal but not the one the step wants. */
  readonly wrongMoveText: () => string
  /** How long each move of the others is shown, in milliseconds. */
  readonly pause: number
}

/** The client of a lesson. The position in it is saved after every move. */
export class LessonTableClient extends GuidedTableClient<LessonState> {
  readonly #settings: LessonSettings
  #point: LessonPoint
  #step = $state(0)
  #isFinished: boolean

  private constructor(
    worker: WorkerClient,
    settings: LessonSettings,
    point: LessonPoint,
    current: LessonState,
    isFinished: boolean,
  ) {
    super(worker, point.game, current, point.lines.length, settings.pause)
    this.#settings = settings
    this.#point = point
    this.#step = point.step
    this.#isFinished = isFinished
  }

  /** Resumes the lesson where it was left. */
  static async open(game: GameName, settings: LessonSettings): Promise<LessonTableClient> {
    const kept = await loadLessonProgress(game).catch(() => undefined)
    const worker = new WorkerClient(game)
    const from = (point: LessonPoint) =>
      worker
        .ask('lesson', point)
        .then((current) => new LessonTableClient(worker, settings, point, current, kept?.isFinished ?? false))
    const start = { game, step: 0, lines: [] }
    try {
      if (kept === undefined) return await from(start)
      const { step, lines } = kept
      // Start over if the lesson has changed since.
      return await from({ game, step, lines }).catch(() => from(start))
    } catch (error) {
      worker.close()
      throw error
    }
  }

  /** Counted from 0. */
  get step(): number {
    return this.#step
  }

  get isLast(): boolean {
    return this.#step === this.current.steps.length - 1
  }

  async play(line: string): Promise<void> {
    await this.#go({ ...this.#point, lines: [...this.#point.lines, line] })
  }

  /** Makes the next move the step wants. */
  async showHow(): Promise<void> {
    if (this.current.next !== undefined) await this.play(this.current.next)
  }

  async undo(): Promise<void> {
    await this.#go({ ...this.#point, lines: this.#point.lines.slice(0, -1) }, false)
  }

  async goTo(step: number): Promise<void> {
    await this.#go({ ...this.#point, step, lines: [] })
  }

  async #go(point: LessonPoint, isShown = true): Promise<void> {
    const reached = await this.worker.ask('lesson', point)
    if (reached.isWrong) throw new Refusal('not-in-this-step', this.#settings.wrongMoveText())
    this.#point = point
    this.#step = point.step
    if (reached.isDone && point.step === reached.steps.length - 1) this.#isFinished = true
    const kept: LessonProgress = { ...point, of: reached.steps.length, isFinished: this.#isFinished }
    // Nobody waits for the storage: on some devices it takes its time.
    saveLessonProgress(kept).catch(() => {})
    await this.show(reached, point.lines.length, isShown)
  }
}
