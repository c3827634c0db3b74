import { type Hint, type IncrementalTask, randomPolicy } from '@tudor-rose/bots'
import { awaitedSeats, outcomeAfter, Questions, tableView } from '@tudor-rose/protocol/view'
import {
  type AnyGame,
  BadInput,
  type Chance,
  checkEnd,
  checkFits,
  fastChance,
  formatRecord,
  type GameRecord,
  type Move,
  type Outcome,
  replayMoves,
  type Seat,
  Session,
  type Viewer,
} from '@tudor-rose/table'
import type { TableView } from '../play/table-view.ts'
import type { Player } from './messages.ts'

export interface LocalGameSettings {
  readonly game: AnyGame
  readonly begin: { readonly options: Readonly<Record<string, string>>; readonly seed: string } | GameRecord
  readonly players: readonly Player[]
  readonly botSeed: number
}

/** Lets the bot with this name start thinking. */
type Begin = (name: string, game: AnyGame, state: unknown, seat: Seat, chance: Chance) => IncrementalTask<Move>

/** A game on this screen: people and bots on its seats, moves as lines, undo across moves of bots. */
export class LocalGame {
  readonly game: AnyGame
  readonly #session: Session<unknown>
  readonly #players: readonly Player[]
  readonly #chance: Chance
  readonly #questions: Questions
  /** How many of the latest moves may be undone. */
  #undoable = 0
  /** Increases with every change, including undo. */
  #number: number

  constructor({ game, begin, players, botSeed }: LocalGameSettings) {
    this.game = game
    this.#players = players
    this.#chance = fastChance(botSeed)
    this.#session = new Session<unknown>(game, begin)
    if ('moves' in begin) this.#playAgain(begin)
    this.#number = this.#session.moves.length
    this.#questions = new Questions(game, this.seatNames.length)
    this.#questions.note(this.#number, this.#session.state, this.#awaited, new Map())
  }

  get seatNames(): readonly string[] {
    return this.game.seats(this.#session.options)
  }

  get options(): Readonly<Record<string, string>> {
    return this.#session.options
  }

  get #outcome(): Outcome | undefined {
    const { state, moves } = this.#session
    const last = moves.at(-1)
    return outcomeAfter(this.game, state, moves.length, last && 'resigns' in last ? { resigned: last.seat } : {})
  }

  get #awaited(): readonly Seat[] {
    return awaitedSeats({ game: this.game, session: this.#session, outcome: this.#outcome })
  }

  /** The first bot that has to decide. */
  get awaitedBot(): Seat | undefined {
    return this.#awaited.find((seat) => this.#isBot(seat))
  }

  /** The number since which this seat has had its current decision; undefined if it has none. */
  askedSince(seat: Viewer): number | undefined {
    return this.#awaited.includes(seat) ? this.#questions.since(seat) : undefined
  }

  table(viewer: Viewer): TableView {
    const table = {
      game: this.game,
      session: { state: this.#session.state },
      number: this.#number,
      events: this.#session.events,
      outcome: this.#outcome,
      mayUndo: (seat: Viewer) => this.#mayUndo(seat),
      askedSince: (seat: Seat) => this.#questions.since(seat),
    }
    return tableView(table, viewer)
  }

  play(seat: Seat, line: string): void {
    const move = this.game.notation.parse(line, seat)
    if (move === undefined) throw new BadInput('illegal-move', `"${line}" is no move of this game`)
    this.#change(seat, () => this.#make(() => this.#session.play(seat, move)))
  }

  #isBot(seat: Seat): boolean {
    const player = this.#players[seat]
    return player !== undefined && player !== 'human'
  }

  /**
   * Lets a bot think, on a copy: others may choose in secret meanwhile. Its move is made later, so that people can follow.
   */
  think(seat: Seat, begin: Begin): IncrementalTask<Move> {
    return begin(this.#players[seat], this.game, this.game.copy(this.#session.state), seat, this.#chance)
  }

  /** Lets a bot think about the best move of this seat, on a copy: others may choose in secret meanwhile. */
  advise(
    seat: Seat,
    begin: (game: AnyGame, state: unknown, seat: Seat, chance: Chance) => IncrementalTask<Hint>,
  ): IncrementalTask<Hint> {
    return begin(this.game, this.game.copy(this.#session.state), seat, this.#chance)
  }

  /** Starts a calculation on the current state; valid until something changes. */
  look<T>(begin: (game: AnyGame, state: unknown) => T): T {
    return begin(this.game, this.#session.state)
  }

  /** Makes the move of a bot. A bot that chooses an illegal move must not end the game: it makes any legal one. */
  playBot(seat: Seat, move: number): void {
    const play = (): void => {
      try {
        this.#session.play(seat, move)
      } catch {
        this.#session.play(seat, randomPolicy().choose(this.game, this.#session.state, seat, this.#chance))
      }
    }
    this.#change(seat, () => this.#make(play))
  }

  /** Undoes the latest move of this seat, and the moves of bots since. */
  undo(seat: Viewer): void {
    const many = this.#mayUndo(seat) ? this.#ownMoveWithin(seat) : undefined
    if (many === undefined) throw new BadInput('nothing-to-undo', 'there is no move of yours that can be taken back')
    this.#change('everybody', () => {
      for (let i = 0; i < many; i++) this.#session.undo()
      this.#undoable -= many
    })
  }

  resign(seat: Seat): void {
    this.#change(seat, () => this.#make(() => this.#session.resign(seat)))
  }

  record(): string {
    return formatRecord(this.game, this.#session.record())
  }

  /** Makes the moves of a record, and checks that they lead to the recorded end. */
  #playAgain(record: GameRecord): void {
    checkFits(this.game, record)
    replayMoves(record.moves, (made) =>
      this.#make(() =>
        'resigns' in made ? this.#session.resign(made.seat) : this.#session.play(made.seat, made.move),
      ),
    )
    checkEnd(this.game, this.#session.state, record)
  }

  #make(make: () => void): void {
    make()
    this.#undoable = this.#session.mayUndo() ? this.#undoable + 1 : 0
  }

  /** The seat that moved has a new decision, even if it looks the same. */
  #change(actor: Seat | 'everybody', act: () => void): void {
    const others = actor === 'everybody' ? [] : this.#awaited.filter((seat) => seat !== actor)
    const asked = this.#questions.of(this.#session.state, others)
    act()
    this.#number++
    this.#questions.note(this.#number, this.#session.state, this.#awaited, asked)
  }

  /** A finished game cannot be undone. */
  #mayUndo(viewer: Viewer): boolean {
    return this.game.result(this.#session.state) === undefined && this.#ownMoveWithin(viewer) !== undefined
  }

  /** How many moves to undo for the latest of this seat, if only bots have moved since. */
  #ownMoveWithin(seat: Viewer): number | undefined {
    const { moves } = this.#session
    for (let many = 1; many <= this.#undoable; many++) {
      const mover = moves[moves.length - many].seat
      if (mover === seat) return many
      if (this.#players[mover] === 'human') return undefined
    }
    return undefined
  }
}
