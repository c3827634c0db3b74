import { type Chance, OBSERVER, type Seat, type Session, type Texts, type Viewer } from '@tudor-rose/table'
import type { Easel } from '../boards/draw.ts'
import type { Offer } from '../offer.ts'
import { type Paint, paintFor, widthFor } from '../paint.ts'
import { seatTitle } from '../seat-names.ts'
import { print, type Surroundings } from '../surroundings.ts'
import { tellResult, tellTo } from '../tell.ts'
import { WrongInput } from '../wrong-input.ts'
import { adviceFor, hintLines, usualBudget, withHintTexts } from './hint.ts'
import { type Choice, menuLines } from './menu.ts'

const CLEAR = '\x1b[2J\x1b[H'
/** Also clears what could be scrolled back to: the other player's secrets may be there. */
const CLEAR_ALL = '\x1b[2J\x1b[3J\x1b[H'

/** A resumed game would otherwise begin with the whole of its log. */
const MOST_NEWS = 40

/** Everything that a hot-seat game shows. It shows a viewer nothing but that viewer's view, moves and log. */
export class Screen {
  readonly paint: Paint
  readonly #around: Surroundings
  readonly #offer: Offer
  readonly #session: Session<unknown>
  readonly #texts: Texts
  readonly #isTerminal: boolean
  /** How many events each viewer has been told. */
  readonly #told = new Map<Viewer, number>()
  /** What is to be said at the next question, each thing once. */
  readonly #remarks = new Set<string>()

  constructor(around: Surroundings, offer: Offer, session: Session<unknown>, texts: Texts, isTerminal: boolean) {
    this.paint = paintFor(around, offer.colours)
    this.#around = around
    this.#offer = offer
    this.#session = session
    this.#texts = texts
    this.#isTerminal = isTerminal
  }

  line(text = ''): void {
    print(this.#around, text)
  }

  /** On a terminal, an empty screen; in a pipe, where a transcript is wanted, nothing. */
  clear(): void {
    if (this.#isTerminal) this.#around.output.write(CLEAR)
  }

  /** As `clear`, for somebody else's eyes. */
  clearSecrets(): void {
    if (this.#isTerminal) this.#around.output.write(CLEAR_ALL)
  }

  name(viewer: Viewer): string {
    if (viewer === OBSERVER) return 'the observer'
    const title = seatTitle(this.#session.game, this.#session.options, viewer, this.#texts)
    return this.paint.seat(viewer, title)
  }

  board(viewer: Viewer): void {
    const { game, state } = this.#session
    for (const line of this.#offer.draw(game.view(state, viewer), this.#easel(viewer))) this.line(line)
  }

  legend(viewer: Viewer): void {
    const lines = this.#offer.legend?.(this.#easel(viewer)) ?? ['The board of this game has no signs to explain.']
    for (const line of lines) this.line(line)
  }

  /** How the battles would go in which this seat stands, or the one to which a move leads. */
  odds(seat: Seat, planned: string | undefined): void {
    const { game, state } = this.#session
    const tell = this.#offer.odds
    if (tell === undefined) throw new WrongInput(`the battles of ${game.name} cannot be reckoned`)
    for (const line of tell({ game, state, seat, planned }, this.#easel(seat))) this.line(line)
  }

  /** What the strongest bot would play in the place of this seat. It takes a few seconds. */
  hint(seat: Seat, choices: readonly Choice[], chance: Chance): void {
    const { game, state } = this.#session
    const texts = withHintTexts(this.#texts)
    // A transcript does not tell how long anything took.
    if (this.#isTerminal) this.line(this.paint.faint(texts.say('hint.thinking')))
    try {
      const advice = adviceFor(game, state, seat, chance, usualBudget(game))
      for (const line of hintLines(advice, choices, texts, widthFor(this.#around))) this.line(line)
    } catch {
      // A bot that fails must not end the game of those who ask it.
      this.line(this.paint.warning(texts.say('hint.failed')))
    }
  }

  #easel(viewer: Viewer): Easel {
    return { viewer, texts: this.#texts, paint: this.paint, width: widthFor(this.#around) }
  }

  /** What happened since this viewer was last told. */
  news(viewer: Viewer): void {
    const events = this.#session.events
    const unknown = events.slice(this.#told.get(viewer) ?? 0)
    if (unknown.length > MOST_NEWS) this.line(this.paint.faint(`(${unknown.length - MOST_NEWS} more; see "log all")`))
    for (const { event } of unknown.slice(-MOST_NEWS)) this.line(`* ${tellTo(event, viewer, this.#texts)}`)
    this.#told.set(viewer, events.length)
  }

  /** Keeps something to be said until the screen has been cleared for whoever is asked next. */
  remark(text: string): void {
    this.#remarks.add(text)
  }

  remarks(): void {
    for (const text of this.#remarks) this.line(text)
    this.#remarks.clear()
  }

  /** What was taken back will be news again if it happens once more. */
  forgetTakenBack(): void {
    const most = this.#session.events.length
    for (const [viewer, told] of this.#told) this.#told.set(viewer, Math.min(told, most))
  }

  /** The last so many entries of the log. */
  log(viewer: Viewer, most: number): void {
    const events = this.#session.events.slice(-most)
    const hidden = this.#session.events.length - events.length
    if (hidden > 0) this.line(this.paint.faint(`(${hidden} earlier; "log all" shows them)`))
    for (const { event, moveNumber } of events) {
      this.line(`${String(moveNumber).padStart(4)}  ${tellTo(event, viewer, this.#texts)}`)
    }
  }

  prompt(seat: Viewer): void {
    const { key, section, params } = this.#session.game.prompt(this.#session.state, seat)
    this.line(`${this.paint.strong(this.#texts.say(key, params))} ${this.paint.faint(`[rule ${section}]`)}`)
  }

  menu(choices: readonly Choice[]): void {
    for (const line of menuLines(choices, widthFor(this.#around))) this.line(line)
  }

  result(): void {
    const result = this.#session.game.result(this.#session.state)
    if (result !== undefined) this.line(tellResult(result, (seat) => this.name(seat), this.#texts))
  }
}
