import type { GameName } from '../boards/games.ts'
import { GuidedPlace } from '../learn/guided-place.svelte.ts'
import { Desk } from '../local/desk.ts'
import type { PracticeMoment, PracticePoint, Verdict } from '../worker/lessons/practice.ts'
import { keepSolved } from './solved.ts'

/** The place of whoever solves an exercise. */
export class PracticePlace extends GuidedPlace<PracticeMoment> {
  #point: PracticePoint
  #verdict = $state.raw<Verdict>()
  #isShown = $state(false)

  private constructor(desk: Desk, point: PracticePoint, moment: PracticeMoment, pause: number) {
    super(desk, point.game, moment, 0, pause)
    this.#point = point
  }

  static async open(game: GameName, id: string, pause: number): Promise<PracticePlace> {
    const desk = new Desk(game)
    const point = { game, id, lines: [] }
    try {
      return new PracticePlace(desk, point, await desk.ask('practice', point), pause)
    } catch (error) {
      desk.close()
      throw error
    }
  }

  /** What is to be said of the move that was tried last, if it was not of the best. */
  get verdict(): Verdict | undefined {
    return this.#verdict
  }

  /** Whether some of the best line has been shown since the exercise began. */
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
    // Not before: until then what was shown is still there, done.
    this.#isShown = false
  }

  /** Plays what is left of the best line. */
  async showBest(): Promise<void> {
    this.#isShown = true
    for (let { next } = this.moment; next !== undefined; next = this.moment.next) await this.play(next)
  }

  async #go(lines: readonly string[], isShown = true): Promise<void> {
    const moment = await this.desk.ask('practice', { ...this.#point, lines })
    this.#verdict = moment.verdict
    if (moment.verdict !== undefined) return
    this.#point = { ...this.#point, lines }
    await this.show(moment, lines.length, isShown)
    if (this.isDone && !this.#isShown) keepSolved(this.game, this.#point.id)
  }
}
