import type { GameName } from '../boards/games.ts'
import { Desk } from '../local/desk.ts'
import { Refusal } from '../play/refusal.ts'
import type { LessonMoment, LessonPoint } from '../worker/lessons/lesson.ts'
import { GuidedPlace } from './guided-place.svelte.ts'
import { type KeptLesson, keepLesson, keptLesson } from './kept-lessons.ts'

interface Manner {
  /** What is said of a move that the rules allow and the step does not want. */
  readonly ofWrongMove: () => string
  /** How long each move of the others is shown, in milliseconds. */
  readonly pause: number
}

/** The place of whoever takes a lesson. Where they are is kept after every move. */
export class LessonPlace extends GuidedPlace<LessonMoment> {
  readonly #manner: Manner
  #point: LessonPoint
  #step = $state(0)
  #isFinished: boolean

  private constructor(desk: Desk, manner: Manner, point: LessonPoint, moment: LessonMoment, isFinished: boolean) {
    super(desk, point.game, moment, point.lines.length, manner.pause)
    this.#manner = manner
    this.#point = point
    this.#step = point.step
    this.#isFinished = isFinished
  }

  /** Sits down where the lesson was left. */
  static async open(game: GameName, manner: Manner): Promise<LessonPlace> {
    const kept = await keptLesson(game).catch(() => undefined)
    const desk = new Desk(game)
    const from = (point: LessonPoint) =>
      desk
        .ask('lesson', point)
        .then((moment) => new LessonPlace(desk, manner, point, moment, kept?.isFinished ?? false))
    const beginning = { game, step: 0, lines: [] }
    try {
      if (kept === undefined) return await from(beginning)
      const { step, lines } = kept
      // A lesson that has been rewritten since begins anew.
      return await from({ game, step, lines }).catch(() => from(beginning))
    } catch (error) {
      desk.close()
      throw error
    }
  }

  /** Counted from 0. */
  get step(): number {
    return this.#step
  }

  get isLast(): boolean {
    return this.#step === this.moment.steps.length - 1
  }

  async play(line: string): Promise<void> {
    await this.#go({ ...this.#point, lines: [...this.#point.lines, line] })
  }

  /** Does what the step wants next. */
  async showHow(): Promise<void> {
    if (this.moment.next !== undefined) await this.play(this.moment.next)
  }

  async undo(): Promise<void> {
    await this.#go({ ...this.#point, lines: this.#point.lines.slice(0, -1) }, false)
  }

  async goTo(step: number): Promise<void> {
    await this.#go({ ...this.#point, step, lines: [] })
  }

  async #go(point: LessonPoint, isShown = true): Promise<void> {
    const moment = await this.desk.ask('lesson', point)
    if (moment.isWrong) throw new Refusal('not-in-this-step', this.#manner.ofWrongMove())
    this.#point = point
    this.#step = point.step
    if (moment.isDone && point.step === moment.steps.length - 1) this.#isFinished = true
    const kept: KeptLesson = { ...point, of: moment.steps.length, isFinished: this.#isFinished }
    // What is seen changes with the step, not after the waiting.
    const shown = this.show(moment, point.lines.length, isShown)
    await keepLesson(kept).catch(() => {})
    await shown
  }
}
