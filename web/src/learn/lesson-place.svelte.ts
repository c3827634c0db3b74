import type { Options } from '@tudor-rose/table'
import type { GameName } from '../boards/games.ts'
import { Desk } from '../local/desk.ts'
import type { Place } from '../play/place.ts'
import { Refusal } from '../play/refusal.ts'
import type { Sight } from '../play/sight.ts'
import type { LessonMoment, LessonPoint } from '../worker/lessons/lesson.ts'
import { type KeptLesson, keepLesson, keptLesson } from './kept-lessons.ts'

interface Manner {
  /** What is said of a move that the rules allow and the step does not want. */
  readonly ofWrongMove: () => string
  /** How long each move of the others is shown, in milliseconds. */
  readonly pause: number
}

/** The place of whoever takes a lesson. Where they are is kept after every move. */
export class LessonPlace implements Place {
  readonly game: GameName
  readonly components = undefined
  readonly options: Options
  readonly seatNames: readonly string[]
  readonly #desk: Desk
  readonly #manner: Manner
  #point: LessonPoint
  #moment = $state.raw<LessonMoment>()!
  #sight = $state.raw<Sight>()!
  #step = $state(0)
  #moves = $state(0)
  /** Others are moving, one after the other. */
  #isShowing = $state(false)
  #isFinished: boolean
  #isClosed = false

  private constructor(desk: Desk, manner: Manner, point: LessonPoint, moment: LessonMoment, isFinished: boolean) {
    this.game = point.game
    this.options = moment.options
    this.seatNames = moment.seatNames
    this.#desk = desk
    this.#manner = manner
    this.#point = point
    this.#step = point.step
    this.#moves = point.lines.length
    this.#moment = moment
    this.#sight = moment.sights.at(-1)!
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

  get sight(): Sight {
    return this.#sight
  }

  /** Counted from 0. */
  get step(): number {
    return this.#step
  }

  /** How many moves the learner has made in this step; all that followed from them has been seen. */
  get moves(): number {
    return this.#moves
  }

  get moment(): LessonMoment {
    return this.#moment
  }

  /** What there was to do is done, and has been seen. */
  get isDone(): boolean {
    return this.#moment.isDone && !this.#isShowing
  }

  get isLast(): boolean {
    return this.#step === this.#moment.steps.length - 1
  }

  async play(line: string): Promise<void> {
    await this.#go({ ...this.#point, lines: [...this.#point.lines, line] })
  }

  /** Does what the step wants next. */
  async showHow(): Promise<void> {
    if (this.#moment.next !== undefined) await this.play(this.#moment.next)
  }

  async undo(): Promise<void> {
    await this.#go({ ...this.#point, lines: this.#point.lines.slice(0, -1) }, false)
  }

  async goTo(step: number): Promise<void> {
    await this.#go({ ...this.#point, step, lines: [] })
  }

  readonly resign = async (): Promise<void> => {
    throw new Refusal('not-allowed', 'a lesson is not given up; leave it and come back')
  }

  close(): void {
    this.#isClosed = true
    this.#desk.close()
  }

  async #go(point: LessonPoint, isShown = true): Promise<void> {
    const moment = await this.#desk.ask('lesson', point)
    if (moment.isWrong) throw new Refusal('not-in-this-step', this.#manner.ofWrongMove())
    this.#point = point
    this.#step = point.step
    this.#moment = moment
    if (moment.isDone && this.isLast) this.#isFinished = true
    const kept: KeptLesson = { ...point, of: moment.steps.length, isFinished: this.#isFinished }
    await keepLesson(kept).catch(() => {})
    await this.#show(isShown ? moment.sights : moment.sights.slice(-1))
    this.#moves = point.lines.length
  }

  async #show(sights: readonly Sight[]): Promise<void> {
    this.#isShowing = true
    for (const [index, sight] of sights.entries()) {
      if (index > 0 && this.#manner.pause > 0) await new Promise((resolve) => setTimeout(resolve, this.#manner.pause))
      if (this.#isClosed) return
      this.#sight = sight
    }
    this.#isShowing = false
  }
}
