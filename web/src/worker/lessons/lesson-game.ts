import type { Policy } from '@tudor-rose/bots'
import { acceptedMoves, type LineStep, remainingSteps, startPosition } from '@tudor-rose/bots/practice'
import { outcomeAfter, tableView } from '@tudor-rose/protocol/view'
import {
  type AnyGame,
  BadInput,
  type Chance,
  type FairChance,
  fairChance,
  fastChance,
  type GameEvent,
  type LoggedEvent,
  play,
  type Seat,
} from '@tudor-rose/table'
import type { TableView } from '../../play/table-view.ts'
import type { FreePlay, Lesson, Step } from './lesson.ts'

const isFree = (move: LineStep | FreePlay): move is FreePlay => typeof move === 'object' && 'until' in move

/** The randomness of bots is separate from that of the game. */
const BOT_SEED = 1485

/** The game of a lesson: it starts at a position and continues with the moves of the steps. */
export class LessonGame {
  readonly #game: AnyGame
  readonly #seat: Seat
  readonly #newBot: () => Policy
  #state: unknown
  #events: LoggedEvent[] = []
  #moveCount = 0
  #chance: FairChance = fairChance('')
  #botChance: Chance = fastChance(BOT_SEED)
  #bots = new Map<Seat, Policy>()
  #expected: (LineStep | FreePlay)[] = []
  /** The number of events before this step. */
  #eventsBefore = 0
  #event: string | undefined

  constructor(game: AnyGame, { seat }: Lesson, newBot: () => Policy) {
    this.#game = game
    this.#seat = seat
    this.#newBot = newBot
  }

  get state(): unknown {
    return this.#state
  }

  /** Sets the position of a step, if it has one, and its dice; returns the views while others move. */
  begin({ id, seed = id, position, past, moves, event }: Step): readonly TableView[] {
    if (position !== undefined) this.#set(position, past)
    this.#chance = fairChance(seed)
    this.#botChance = fastChance(BOT_SEED)
    this.#bots.clear()
    this.#expected = [...moves]
    this.#eventsBefore = this.#events.length
    this.#event = event
    return [this.#table(), ...this.#letOthersMove()]
  }

  get isDone(): boolean {
    return this.#expected.length === 0 && (this.#event === undefined || this.#hasHappened(this.#event))
  }

  /** A move that continues from here. */
  get next(): string | undefined {
    const [move] = this.#expected
    if (move === undefined) return undefined
    if (typeof move === 'string') return move
    if ('all' in move) return acceptedMoves(move).find((line) => this.#isLegal(line))
    if ('oneOf' in move) return move.oneOf[0]
    if ('until' in move) return this.#advice()
    return undefined
  }

  /** Makes the learner's move if the step wants it, and what follows from it; `undefined` if it does not. */
  take(line: string): readonly TableView[] | undefined {
    const [move, ...others] = this.#expected
    const left = move === undefined ? undefined : isFree(move) ? [move] : remainingSteps(move, line)
    if (left === undefined) return undefined
    this.#play(this.#seat, line)
    this.#expected = [...left, ...others]
    this.#endFreePlay()
    return [this.#table(), ...this.#letOthersMove()]
  }

  #set(position: object, past: readonly GameEvent[] = []): void {
    this.#state = startPosition(this.#game, { position })
    this.#events = past.map((event) => ({ event, moveNumber: 0 }))
    this.#moveCount = 0
  }

  #letOthersMove(): TableView[] {
    const tableViews: TableView[] = []
    for (;;) {
      const [move] = this.#expected
      if (move === undefined || typeof move === 'string') return tableViews
      if ('who' in move) {
        this.#play(move.who, move.line)
        this.#expected.shift()
      } else if ('until' in move) {
        const bot = this.#awaitedBot()
        if (bot === undefined) return tableViews
        this.#apply(bot, this.#choiceOf(bot))
        this.#endFreePlay()
      } else return tableViews
      tableViews.push(this.#table())
    }
  }

  #awaitedBot(): Seat | undefined {
    const actors = this.#game.actors(this.#state)
    return actors.includes(this.#seat) ? undefined : actors[0]
  }

  #choiceOf(seat: Seat): number {
    const bot = this.#bots.get(seat) ?? this.#newBot()
    this.#bots.set(seat, bot)
    return bot.choose(this.#game, this.#state, seat, this.#botChance)
  }

  /** What a bot would do in the learner's place. It has its own randomness, so that asking changes nothing. */
  #advice(): string {
    const move = this.#newBot().choose(this.#game, this.#state, this.#seat, fastChance(BOT_SEED))
    return this.#game.notation.format(move, this.#seat)
  }

  #endFreePlay(): void {
    const [move] = this.#expected
    if (move !== undefined && isFree(move) && this.#hasHappened(move.until)) this.#expected.shift()
  }

  #hasHappened = (key: string): boolean => this.#events.slice(this.#eventsBefore).some(({ event }) => event.key === key)

  #play(seat: Seat, line: string): void {
    const move = this.#game.notation.parse(line, seat)
    if (move === undefined) throw new BadInput('illegal-move', `"${line}" is no move of this game`)
    this.#apply(seat, move)
  }

  #apply(seat: Seat, move: number): void {
    play(this.#game, this.#state, seat, move, this.#chance, {
      tell: (event) => this.#events.push({ event, moveNumber: this.#moveCount + 1 }),
      reveal: () => {},
    })
    this.#moveCount++
  }

  #isLegal(line: string): boolean {
    return this.#whole().prompt?.moves.includes(line) ?? false
  }

  /** Once the step is done, there is no further decision. */
  #table(): TableView {
    const table = this.#whole()
    if (!this.isDone) return table
    return { ...table, prompt: null, askedSince: null, awaited: table.awaited.filter((seat) => seat !== this.#seat) }
  }

  #whole(): TableView {
    const table = {
      game: this.#game,
      session: { state: this.#state },
      number: this.#moveCount,
      events: this.#events,
      outcome: outcomeAfter(this.#game, this.#state, this.#moveCount),
      mayUndo: () => false,
      askedSince: () => this.#moveCount,
    }
    return tableView(table, this.#seat)
  }
}
