import { type Advising, type Pondering, randomPolicy } from '@tudor-rose/bots'
import {
  type AnyGame,
  BadInput,
  type Chance,
  carryOut,
  checkEnd,
  checkFits,
  fastChance,
  formatRecord,
  type GameRecord,
  type Seat,
  Session,
  type Viewer,
} from '@tudor-rose/table'
import type { Sight } from '../play/sight.ts'
import type { Player } from './messages.ts'
import { Questions } from './questions.ts'
import { sightOf } from './sight-of.ts'

export interface LocalGameSettings {
  readonly game: AnyGame
  readonly begin: { readonly options: Readonly<Record<string, string>>; readonly seed: string } | GameRecord
  readonly players: readonly Player[]
  readonly botSeed: number
}

/** Lets the bot of this name begin to think. */
type Begin = (name: string, game: AnyGame, state: unknown, seat: Seat, chance: Chance) => Pondering

/** A game at this screen: people and bots on its seats, moves as lines, undo over the moves of bots. */
export class LocalGame {
  readonly game: AnyGame
  readonly #session: Session<unknown>
  readonly #players: readonly Player[]
  readonly #chance: Chance
  readonly #questions: Questions
  /** How many of the latest moves may be taken back. */
  #undoable = 0
  /** Goes up with every change, undo included. */
  #number: number

  constructor({ game, begin, players, botSeed }: LocalGameSettings) {
    this.game = game
    this.#players = players
    this.#chance = fastChance(botSeed)
    this.#session = new Session<unknown>(game, begin)
    if ('moves' in begin) this.#playAgain(begin)
    this.#number = this.#session.moves.length
    this.#questions = new Questions(game)
    this.#noteQuestions('everybody')
  }

  get seatNames(): readonly string[] {
    return this.game.seats(this.#session.options)
  }

  get options(): Readonly<Record<string, string>> {
    return this.#session.options
  }

  get #isStopped(): boolean {
    return this.#session.moves.length >= this.game.moveBound && this.game.result(this.#session.state) === undefined
  }

  get #awaited(): readonly Seat[] {
    return this.#isStopped ? [] : this.game.actors(this.#session.state)
  }

  /** The first bot that owes a decision. */
  get awaitedBot(): Seat | undefined {
    return this.#awaited.find((seat) => this.#isBot(seat))
  }

  /** The number of the sight since which this seat has been asked what it is asked now; nothing if it is not asked. */
  askedSince(seat: Viewer): number | undefined {
    return this.#questions.since(seat)
  }

  sight(viewer: Viewer): Sight {
    const last = this.#session.moves.at(-1)
    return sightOf(
      this.game,
      {
        number: this.#number,
        state: this.#session.state,
        events: this.#session.events,
        mayUndo: this.#mayUndo(viewer),
        resigned: last !== undefined && 'resigns' in last ? last.seat : undefined,
        isStopped: this.#isStopped,
      },
      viewer,
    )
  }

  play(seat: Seat, line: string): void {
    const move = this.game.notation.parse(line, seat)
    if (move === undefined) throw new BadInput('illegal-move', `"${line}" is no move of this game`)
    this.#make(() => this.#session.play(seat, move))
    this.#changed(seat)
  }

  #isBot(seat: Seat): boolean {
    const player = this.#players[seat]
    return player !== undefined && player !== 'human'
  }

  /** Lets a bot think, on a copy: others may choose in secret meanwhile. Its move is made later, so that people can follow. */
  think(seat: Seat, begin: Begin): Pondering {
    return begin(this.#players[seat], this.game, this.game.copy(this.#session.state), seat, this.#chance)
  }

  /** Lets a bot think about what this seat should do, on a copy: others may choose in secret meanwhile. */
  advise(seat: Seat, begin: (game: AnyGame, state: unknown, seat: Seat, chance: Chance) => Advising): Advising {
    return begin(this.game, this.game.copy(this.#session.state), seat, this.#chance)
  }

  /** Lets somebody think about the game as it stands, for as long as nothing changes. */
  look<T>(begin: (game: AnyGame, state: unknown) => T): T {
    return begin(this.game, this.#session.state)
  }

  /** Makes the move of a bot. One that wants what the rules do not allow must not end the game: it takes any move. */
  playBot(seat: Seat, move: number): void {
    this.#make(() => {
      try {
        this.#session.play(seat, move)
      } catch {
        this.#session.play(seat, randomPolicy().choose(this.game, this.#session.state, seat, this.#chance))
      }
    })
    this.#changed(seat)
  }

  /** Takes back the latest move of this seat, and what bots have done since. */
  undo(seat: Viewer): void {
    const many = this.#mayUndo(seat) ? this.#ownMoveWithin(seat) : undefined
    if (many === undefined) throw new BadInput('nothing-to-undo', 'there is no move of yours that can be taken back')
    for (let i = 0; i < many; i++) this.#session.undo()
    this.#undoable -= many
    this.#changed('everybody')
  }

  resign(seat: Seat): void {
    this.#make(() => this.#session.resign(seat))
    this.#changed(seat)
  }

  record(): string {
    return formatRecord(this.game, this.#session.record())
  }

  /** Makes the moves of a record, and sees to it that they lead where the record says. */
  #playAgain(record: GameRecord): void {
    checkFits(this.game, record)
    carryOut(record.moves, (made) =>
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

  #changed(anew: Seat | 'everybody'): void {
    this.#number++
    this.#noteQuestions(anew)
  }

  #noteQuestions(anew: Seat | 'everybody'): void {
    this.#questions.note(this.#number, this.#session.state, this.#awaited, anew)
  }

  /** A game that is over stays so. */
  #mayUndo(viewer: Viewer): boolean {
    return this.game.result(this.#session.state) === undefined && this.#ownMoveWithin(viewer) !== undefined
  }

  /** How many moves to take back for the latest of this seat, if only bots have moved since. */
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
