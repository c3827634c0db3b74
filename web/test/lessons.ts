import type { GameBots } from '@tudor-rose/bots'
import type { AnyGame } from '@tudor-rose/table'
import type { Page } from 'playwright-core'
import { gesturesOf } from '../src/cousins-war/gestures.ts'
import type { GameName } from '../src/games/registry.ts'
import { gestures } from '../src/lancaster/gestures.ts'
import type { Gesture } from '../src/play/picking.ts'
import type { TableView } from '../src/play/table-view.ts'
import { gesturesFor } from '../src/richard3/gestures.ts'
import { botsOf } from '../src/worker/game-module.ts'
import type { Lesson, LessonState } from '../src/worker/lessons/lesson.ts'
import { lessonStateAt } from '../src/worker/lessons/lesson-state-at.ts'
import { MODULES, rulesOf } from '../src/worker/testing/modules.ts'
import { press } from './playing.ts'

type Gestures = (lines: readonly string[], table: TableView<never>) => readonly Gesture[]

const GESTURES: Readonly<Record<GameName, Gestures>> = {
  richard3: gesturesFor,
  'cousins-war': (lines, { viewer }) => gesturesOf(lines, viewer === 0 ? 'red' : 'white'),
  lancaster: gestures,
}

/** Picks a move on the board of a page that shows this table. */
export async function pickMove(page: Page, game: GameName, table: TableView, line: string): Promise<void> {
  const all = GESTURES[game](table.prompt!.moves, table as TableView<never>)
  const path = all.find((each) => each.line === line)?.path
  if (path === undefined) throw new Error(`"${line}" cannot be picked here`)
  for (const target of path) await press(page.locator(`[data-target="${target}"]`).first())
  const goesOn = all.some(
    (each) => each.path.length > path.length && path.every((target, i) => each.path[i] === target),
  )
  if (goesOn) await page.click('.decide .row button.main:not([data-target])')
}

/** Runs a lesson with the rules to know what to pick on its page. */
export class LessonPlayer {
  readonly game: GameName
  readonly lesson: Lesson
  readonly #rules: AnyGame
  readonly #bots: GameBots

  private constructor(game: GameName, lesson: Lesson, rules: AnyGame, bots: GameBots) {
    this.game = game
    this.lesson = lesson
    this.#rules = rules
    this.#bots = bots
  }

  static async of(game: GameName): Promise<LessonPlayer> {
    const { lesson } = await MODULES[game].loadLesson!()
    return new LessonPlayer(game, lesson, rulesOf(game), await botsOf(MODULES[game]))
  }

  moment(step: number, lines: readonly string[]): LessonState {
    return lessonStateAt(this.#rules, this.lesson, { game: this.game, step, lines }, this.#bots)
  }

  /** Picks a move on the page after these moves. */
  async pick(page: Page, line: string, step: number, lines: readonly string[]): Promise<void> {
    await pickMove(page, this.game, this.moment(step, lines).tableViews.at(-1)!, line)
  }

  /** A legal first move that a step does not want. */
  wrongMove(step: number): string | undefined {
    const moves = this.moment(step, []).tableViews.at(-1)!.prompt?.moves ?? []
    return moves.find((line) => this.moment(step, [line]).isWrong)
  }

  /** Completes a step from start to end with the controls of the page. */
  async take(page: Page, step: number): Promise<void> {
    const lines: string[] = []
    for (;;) {
      const { next } = this.moment(step, lines)
      if (next === undefined) break
      await page.waitForSelector('#question')
      await this.pick(page, next, step, lines)
      lines.push(next)
      await page.waitForSelector(`.lesson[data-moves="${lines.length}"]`)
    }
    await page.waitForSelector(`.lesson[data-task="${this.lesson.steps[step].id}"][data-done="true"]`)
  }
}
