import type { Chance } from './chance.ts'
import { BadInput } from './errors.ts'
import type { FairChance } from './fair-chance.ts'
import type { Game, Move, Seat } from './game.ts'
import type { GameEvent, Log } from './log.ts'
import { completeOptions, type Options } from './options.ts'
import { play, resign } from './play.ts'
import { type ClosedRecord, componentsOf, endOf, type GameRecord, type RecordedMove } from './record.ts'
import { checkEnd, checkFits, replayMoves } from './replay.ts'
import { GameChance, type LaterSeed, type Seeds } from './seeds.ts'

export interface SessionSettings extends Seeds {
  /** Completed with defaults. */
  readonly options?: Readonly<Record<string, string>>
}

/** An event and the number of the move that caused it, counted from 1 as in the record; 0 for the set-up. */
export interface LoggedEvent {
  readonly event: GameEvent
  readonly moveNumber: number
}

/** The state before a move that may still be undone. */
interface Before {
  /** In a separate buffer, for the same reason as the state of the session. */
  readonly bytes: Uint8Array
  readonly events: number
}

/**
 * A session after a number of moves. Valid for the session it comes from, as long as those moves have not been undone.
 */
export interface SessionSnapshot {
  readonly moves: number
  readonly before: Before
  readonly drawn: readonly number[]
  readonly undoable: Before[]
  readonly undoableMoves: number
}

/** A game in progress at one table: its state, events and record, and undo up to the last die, card or reveal. */
export class Session<S, V = unknown> {
  readonly game: Game<S, V>
  readonly options: Options
  readonly seed: string
  readonly seatSeeds: readonly string[]
  readonly laterSeeds: readonly LaterSeed[]
  /** Read-only for callers. Always the same object. */
  readonly state: S

  readonly #events: LoggedEvent[] = []
  readonly #moves: RecordedMove[] = []
  /** One entry for each of the latest moves that revealed nothing. */
  #undoable: Before[] = []
  readonly #chances: GameChance
  /** The chance of the latest move. */
  #fair: FairChance
  /** Whether a die was rolled, a card drawn or something revealed since the last reset. */
  #shown = false

  readonly #chance: Chance = {
    below: (n) => {
      if (n !== 1) this.#shown = true
      return this.#fair.below(n)
    },
  }

  readonly #log: Log = {
    tell: (event) => {
      this.#events.push({ event, moveNumber: this.#moves.length })
    },
    reveal: () => {
      this.#shown = true
    },
  }

  constructor(game: Game<S, V>, settings: SessionSettings) {
    this.game = game
    this.options = completeOptions(game, settings.options ?? {})
    this.seed = settings.seed
    this.seatSeeds = [...(settings.seatSeeds ?? [])]
    this.laterSeeds = [...(settings.laterSeeds ?? [])]
    this.#chances = new GameChance(this)
    this.#fair = this.#chances.setup
    // In a separate buffer: a state that lives as long as a game must not keep a whole slab from being freed.
    this.state = game.fromBytes(game.bytes(game.setup(this.options, this.#chance, this.#log)).slice())
  }

  /** The session at the end of this record, with all moves that may still be undone. */
  static resume<S, V = unknown>(game: Game<S, V>, record: GameRecord): Session<S, V> {
    checkFits(game, record)
    const session = new Session(game, record)
    replayMoves(record.moves, (made) => {
      if ('resigns' in made) session.resign(made.seat)
      else session.play(made.seat, made.move)
    })
    checkEnd(game, session.state, record)
    return session
  }

  get events(): readonly LoggedEvent[] {
    return this.#events
  }

  get moves(): readonly RecordedMove[] {
    return this.#moves
  }

  /** Makes a move. An illegal one throws `BadInput` and changes nothing. */
  play(seat: Seat, move: Move): void {
    this.#make({ seat, move }, () => play(this.game, this.state, seat, move, this.#chance, this.#log))
  }

  /** Resigns. This cannot be undone. */
  resign(seat: Seat): void {
    this.#make({ seat, resigns: true }, () => {
      resign(this.game, this.state, seat, this.#log)
      this.#shown = true
    })
  }

  /** Whether the last move may be undone and, if a seat is given, was made by this seat. */
  mayUndo(seat?: Seat): boolean {
    return this.#undoable.length > 0 && (seat === undefined || this.#moves.at(-1)?.seat === seat)
  }

  /** How many of the latest moves may be undone, one after the other. */
  get undoableMoves(): number {
    return this.#undoable.length
  }

  /** Undoes the last move and returns it. */
  undo(): RecordedMove {
    const before = this.#undoable.pop()
    if (before === undefined) {
      const reason =
        this.#moves.length === 0
          ? 'there is no move to take back'
          : 'the last move cannot be taken back: a die was rolled, a card drawn, something revealed, or a player resigned'
      throw new BadInput('nothing-to-undo', reason)
    }
    this.#restore(before)
    return this.#moves.pop()!
  }

  /** The current state of the session, for `returnTo`. */
  snapshot(): SessionSnapshot {
    return {
      moves: this.#moves.length,
      before: this.#before(),
      drawn: this.#chances.marks(),
      undoable: this.#undoable,
      undoableMoves: this.#undoable.length,
    }
  }

  /** Undoes everything since the snapshot, whatever it revealed, for use when all agree. The same dice come again. */
  returnTo({ moves, before, drawn, undoable, undoableMoves }: SessionSnapshot): void {
    this.#restore(before)
    this.#moves.length = moves
    this.#chances.rewind(drawn)
    this.#undoable = undoable
    this.#undoable.length = undoableMoves
  }

  /** The game so far, with a closing line that states its current end. */
  record(): ClosedRecord {
    return {
      game: this.game.name,
      rulesVersion: this.game.rulesVersion,
      options: this.options,
      ...componentsOf(this.game),
      seed: this.seed,
      seatSeeds: this.seatSeeds,
      ...(this.laterSeeds.length > 0 && { laterSeeds: this.laterSeeds }),
      moves: [...this.#moves],
      end: endOf(this.game, this.state),
    }
  }

  #make(made: RecordedMove, carryOut: () => void): void {
    const before = this.#before()
    this.#fair = this.#chances.after(this.#moves.length)
    const mark = this.#fair.mark()
    this.#shown = false
    this.#moves.push(made)
    try {
      carryOut()
    } catch (error) {
      // An illegal move has changed nothing, but a bug in a game may throw half-way through a move.
      this.#moves.pop()
      this.#restore(before)
      this.#fair.rewind(mark)
      throw error
    }
    // Replaced, not emptied, because a snapshot may hold the list.
    if (this.#shown) this.#undoable = []
    else this.#undoable.push(before)
  }

  #before(): Before {
    return { bytes: this.game.bytes(this.state).slice(), events: this.#events.length }
  }

  #restore(before: Before): void {
    this.game.bytes(this.state).set(before.bytes)
    this.#events.length = before.events
  }
}
