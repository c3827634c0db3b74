import { type Chance, OBSERVER, type Seat, type Session, type Texts, type Viewer } from '@tudor-rose/table'
import { describeEvent, describeResult } from '../describe.ts'
import type { DrawContext, QuestionCommand } from '../draw-board.ts'
import { type Environment, print } from '../environment.ts'
import type { GameEntry } from '../game-entry.ts'
import { type Paint, paintFor, widthFor } from '../paint.ts'
import { seatTitle } from '../seat-names.ts'
import { hintBudget, hintFor, hintLines, withHintTexts } from './hint.ts'
import { menuLines, type NumberedMove } from './menu.ts'

const CLEAR = '\x1b[2J\x1b[H'
/** Also clears the scrollback, which may contain the other player's secrets. */
const CLEAR_ALL = '\x1b[2J\x1b[3J\x1b[H'

/** A resumed game would otherwise begin with its whole log. */
const MAX_NEWS = 40

/** Everything that a hot-seat game shows. It shows each viewer only that viewer's view, moves and log. */
export class Screen {
  readonly paint: Paint
  readonly #environment: Environment
  readonly #entry: GameEntry
  readonly #session: Session<unknown>
  readonly #texts: Texts
  readonly #isTerminal: boolean
  /** How many events each viewer has been shown. */
  readonly #told = new Map<Viewer, number>()
  /** Messages for the next question, without duplicates. */
  readonly #remarks = new Set<string>()

  constructor(
    environment: Environment,
    entry: GameEntry,
    session: Session<unknown>,
    texts: Texts,
    isTerminal: boolean,
  ) {
    this.paint = paintFor(environment, entry.colours)
    this.#environment = environment
    this.#entry = entry
    this.#session = session
    this.#texts = texts
    this.#isTerminal = isTerminal
  }

  line(text = ''): void {
    print(this.#environment, text)
  }

  /** Clears a terminal; does nothing in a pipe, where a transcript is wanted. */
  clear(): void {
    if (this.#isTerminal) this.#environment.output.write(CLEAR)
  }

  /** Like `clear`, before another player sees the screen. */
  clearSecrets(): void {
    if (this.#isTerminal) this.#environment.output.write(CLEAR_ALL)
  }

  name(viewer: Viewer): string {
    if (viewer === OBSERVER) return 'the observer'
    const title = seatTitle(this.#session.game, this.#session.options, viewer, this.#texts)
    return this.paint.seat(viewer, title)
  }

  board(viewer: Viewer): void {
    const { game, state } = this.#session
    for (const line of this.#entry.draw(game.view(state, viewer), this.#context(viewer))) this.line(line)
  }

  legend(viewer: Viewer): void {
    const lines = this.#entry.legend?.(this.#context(viewer)) ?? ['The board of this game has no symbols to explain.']
    for (const line of lines) this.line(line)
  }

  /** The questions that only this game has. */
  get questions(): readonly QuestionCommand[] {
    return this.#entry.questions ?? []
  }

  /** Answers such a question for this seat. */
  answer(question: QuestionCommand, seat: Seat, move: string | undefined): void {
    const { game, state } = this.#session
    for (const line of question.answer({ game, state, seat, move }, this.#context(seat))) this.line(line)
  }

  /** Shows what the strongest bot would play for this seat. It takes a few seconds. */
  hint(seat: Seat, choices: readonly NumberedMove[], chance: Chance): void {
    const { game, state } = this.#session
    const texts = withHintTexts(this.#texts)
    // A transcript does not show how long something took.
    if (this.#isTerminal) this.line(this.paint.faint(texts.say('hint.thinking')))
    try {
      const hint = hintFor(game, state, seat, chance, hintBudget(game))
      for (const line of hintLines(hint, choices, texts, widthFor(this.#environment))) this.line(line)
    } catch {
      // A bot that fails must not end the game.
      this.line(this.paint.warning(texts.say('hint.failed')))
    }
  }

  #context(viewer: Viewer): DrawContext {
    return { viewer, texts: this.#texts, paint: this.paint, width: widthFor(this.#environment) }
  }

  /** Shows what happened since this viewer last looked. */
  news(viewer: Viewer): void {
    const events = this.#session.events
    const unknown = events.slice(this.#told.get(viewer) ?? 0)
    if (unknown.length > MAX_NEWS) this.line(this.paint.faint(`(${unknown.length - MAX_NEWS} more; see "log all")`))
    for (const { event } of unknown.slice(-MAX_NEWS)) this.line(`* ${describeEvent(event, viewer, this.#texts)}`)
    this.#told.set(viewer, events.length)
  }

  /** Keeps a message until the screen has been cleared for the next question. */
  remark(text: string): void {
    this.#remarks.add(text)
  }

  remarks(): void {
    for (const text of this.#remarks) this.line(text)
    this.#remarks.clear()
  }

  /** Events that were taken back are news if they happen again. */
  forgetTakenBack(): void {
    const most = this.#session.events.length
    for (const [viewer, told] of this.#told) this.#told.set(viewer, Math.min(told, most))
  }

  /** Shows the last entries of the log. */
  log(viewer: Viewer, most: number): void {
    const events = this.#session.events.slice(-most)
    const hidden = this.#session.events.length - events.length
    if (hidden > 0) this.line(this.paint.faint(`(${hidden} earlier; "log all" shows them)`))
    for (const { event, moveNumber } of events) {
      this.line(`${String(moveNumber).padStart(4)}  ${describeEvent(event, viewer, this.#texts)}`)
    }
  }

  prompt(seat: Viewer): void {
    const { key, section, params } = this.#session.game.prompt(this.#session.state, seat)
    this.line(`${this.paint.strong(this.#texts.say(key, params))} ${this.paint.faint(`[rule ${section}]`)}`)
  }

  menu(choices: readonly NumberedMove[]): void {
    for (const line of menuLines(choices, widthFor(this.#environment))) this.line(line)
  }

  result(): void {
    const result = this.#session.game.result(this.#session.state)
    if (result !== undefined) this.line(describeResult(result, (seat) => this.name(seat), this.#texts))
  }
}
