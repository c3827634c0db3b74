import type { AnyGame, Seat, Session, Viewer } from '@tudor-rose/table'
import { Refusal } from '../refusal.ts'
import type { LogEntry, SeatEntry, Standing, TableEntry } from '../storage/schema.ts'
import type { FullTable } from '../storage/table-store.ts'
import { Bargain } from './bargain.ts'
import { Chairs } from './chairs.ts'
import { advance, type Clocks, newClocks, nextFlag, type Tick } from './clock.ts'
import { GameSoFar } from './game-so-far.ts'
import { checkNewRow, rowsToSpare } from './new-row.ts'
import type { Outcome } from './outcome.ts'
import { type Proposal, parseProposed } from './proposal.ts'
import { Questions } from './questions.ts'
import { parseSubstitution, seatsAtTheStart } from './sitter.ts'
import { type TimeControl, vanishedAfter } from './time-control.ts'

/** Rows that are about the game and no part of it: what a seat was asked before, it is asked still. */
const TALK = ['propose', 'agree', 'decline', 'offer', 'substitute']

/** No seat: the server itself, or nobody. */
export const NOBODY = -1

/**
 * A table as its log tells it, in memory. `apply` is the only way it changes: the same rows give the same table on every
 * server. A row that does not fit is refused and changes nothing.
 */
export class LiveTable {
  readonly table: TableEntry
  readonly game: AnyGame
  readonly control: TimeControl
  readonly #chairs: Chairs
  /** Absent until the game begins, because the dice need the seeds of all seats. */
  #played: GameSoFar | undefined
  /** The number of the last row; -1 before the first. */
  number = -1
  lastTime = 0
  clocks: Clocks
  outcome: Outcome | undefined
  readonly #bargain = new Bargain()
  readonly #questions: Questions
  /** Whether the row that is being applied has taken moves back by agreement. */
  #hasTakenBack = false

  constructor(table: TableEntry, seats: readonly SeatEntry[], game: AnyGame) {
    this.table = table
    this.#chairs = new Chairs(seats)
    this.game = game
    this.control = JSON.parse(table.time_control) as TimeControl
    this.clocks = newClocks(this.control, seats.length)
    this.#questions = new Questions(game, seats.length)
  }

  static rebuild(full: FullTable, game: AnyGame): LiveTable {
    const live = LiveTable.beforeTheStart(full, game)
    for (const _row of live.follow(full.log));
    return live
  }

  static beforeTheStart({ table, seats, log }: FullTable, game: AnyGame): LiveTable {
    return new LiveTable(table, seatsAtTheStart(seats, log), game)
  }

  get session(): Session<unknown> | undefined {
    return this.#played?.session
  }

  /** Who owes a decision. */
  get awaited(): readonly Seat[] {
    if (this.session === undefined || this.outcome !== undefined) return []
    return this.game.actors(this.session.state)
  }

  get proposal(): Proposal | undefined {
    return this.#bargain.proposal
  }

  get hasStarted(): boolean {
    return this.session !== undefined
  }

  get seats(): readonly SeatEntry[] {
    return this.#chairs.seats
  }

  /** Before the game it is the database that says who sits where, and from then on the log. */
  set seats(seats: readonly SeatEntry[]) {
    this.#chairs.seats = [...seats]
  }

  get vacant(): ReadonlySet<Seat> {
    return this.#chairs.vacant
  }

  get offered(): ReadonlySet<Seat> {
    return this.#chairs.offered
  }

  isBot(seat: Seat): boolean {
    return this.#chairs.isBot(seat)
  }

  personAt(seat: Seat): string | null {
    return this.#chairs.personAt(seat)
  }

  seatsOf(personId: string): Seat[] {
    return this.#chairs.seatsOf(personId)
  }

  askedSince(seat: Seat): number {
    return this.#questions.since(seat)
  }

  /** How many of the events that there are now had been told by this row. */
  toldUpTo(number: number): number {
    return this.#played?.toldUpTo(number) ?? 0
  }

  /** Whether rows are taken here still that do not get the game on. */
  get hasRowsToSpare(): boolean {
    return this.number < rowsToSpare(this.#played?.mostMoves ?? 0)
  }

  /** Whether this viewer may take the last move back. */
  mayUndo(viewer: Viewer): boolean {
    if (this.#played === undefined || this.outcome !== undefined || !this.hasRowsToSpare) return false
    return viewer >= 0 && this.#played.session.mayUndo(viewer)
  }

  nextFlag(): { readonly seat: Seat; readonly at: number } | undefined {
    if (this.outcome !== undefined) return undefined
    return nextFlag(this.control, this.clocks, (seat) => this.isBot(seat) || this.vacant.has(seat))
  }

  /** From when on the others need wait no longer for this seat, if nobody has seen it since it was asked. */
  vanishesAt(seat: Seat): number | undefined {
    const after = vanishedAfter(this.control)
    const since = this.clocks[seat]?.since
    if (after === undefined || since === undefined || this.outcome !== undefined) return undefined
    return this.seats[seat].kind !== 'person' || this.vacant.has(seat) ? undefined : since + after
  }

  /** Takes a row that is to become the next one of the log; throws `Refusal` with nothing changed if it does not fit. */
  add(row: LogEntry): void {
    checkNewRow(this, row)
    this.apply(row)
  }

  /** Takes the next row of the log. What an earlier server allowed when it wrote the row is not judged again. */
  apply(row: LogEntry): void {
    if (row.number !== this.number + 1) throw new Error(`row ${row.number} follows row ${this.number}`)
    const others = this.awaited.filter((seat) => seat !== row.seat)
    const asked = this.#questions.of(this.session?.state, others)
    const tick = this.#carryOut(row)
    this.number = row.number
    this.lastTime = row.time
    this.#played?.noteTold(row.number)
    this.#noteEnd(row)
    this.clocks = advance(this.control, this.clocks, { time: row.time, awaited: this.awaited, ...tick })
    if (this.#hasTakenBack) this.#questions.note(row.number, this.session?.state, this.awaited, new Map())
    else if (!TALK.includes(row.kind)) this.#questions.note(row.number, this.session?.state, this.awaited, asked)
    this.#hasTakenBack = false
  }

  /** Takes the next rows of the log, and answers each once the table is as that row left it. */
  *follow(rows: readonly LogEntry[]): Generator<LogEntry, void> {
    const takesBack = rows.some(({ kind, text }) => kind === 'propose' && parseProposed(text).what === 'undo')
    for (const row of rows) {
      this.apply(row)
      if (takesBack) this.#played?.rememberMoments()
      yield row
    }
    this.#played?.forgetMoments()
  }

  /** What the row that was applied last makes of the table, to be written together with it. */
  standing(): Standing {
    const { awaited } = this
    return {
      table_id: this.table.id,
      number: this.number,
      awaited: awaited.reduce((bits, seat) => (this.vacant.has(seat) ? bits : bits | (1 << seat)), 0),
      deadline: this.nextFlag()?.at ?? null,
      bot_awaited: awaited.some((seat) => this.isBot(seat)) ? 1 : 0,
      lease_until: 0,
    }
  }

  #carryOut(row: LogEntry): Partial<Tick> {
    if (row.kind === 'start') return this.#start(row)
    const played = this.#running()
    switch (row.kind) {
      case 'move':
        return this.#move(played, row)
      case 'undo':
        return this.#undo(played, row)
      case 'resign':
        return this.#giveUp(played, row.seat)
      case 'flag':
        return this.#flag(played, row)
      case 'propose':
        return this.#propose(played, row)
      case 'agree':
        return this.#agree(played, row)
      case 'decline':
        return this.#decline()
      case 'offer':
        return this.#offer(row)
      case 'substitute':
        return this.#substitute(row)
      default:
        throw new Error(`the log has a row of unknown kind "${row.kind}"`)
    }
  }

  #running(): GameSoFar {
    if (this.#played === undefined) throw new Refusal('not-started', 'the game has not begun; seats are still free')
    if (this.outcome !== undefined) throw new Refusal('game-over', 'the game is over')
    return this.#played
  }

  #start(row: LogEntry): Partial<Tick> {
    if (this.#played !== undefined) throw new Refusal('already-started', 'the game has begun already')
    const options = JSON.parse(this.table.options) as Record<string, string>
    const seatSeeds = JSON.parse(row.text) as string[]
    this.#played = new GameSoFar(this.game, { options, seed: this.table.seed, seatSeeds })
    return {}
  }

  #move(played: GameSoFar, { seat, text }: LogEntry): Partial<Tick> {
    const isProgress = played.play(seat, text)
    this.#bargain.end()
    return isProgress ? { mover: seat } : { repeater: seat }
  }

  #undo(played: GameSoFar, { seat }: LogEntry): Partial<Tick> {
    played.undo(seat)
    this.#bargain.end()
    return { undoer: seat }
  }

  #giveUp(played: GameSoFar, seat: Seat): Partial<Tick> {
    played.giveUp(seat)
    this.#bargain.end()
    return {}
  }

  #flag(played: GameSoFar, row: LogEntry): Partial<Tick> {
    if (this.control.kind === 'none' || this.control.onFlag === 'lose') return this.#giveUp(played, row.seat)
    this.#chairs.vacate(row.seat)
    this.#bargain.lapse()
    return {}
  }

  #offer(row: LogEntry): Partial<Tick> {
    this.#chairs.offer(row.seat)
    this.#bargain.lapse()
    return {}
  }

  #propose(played: GameSoFar, row: LogEntry): Partial<Tick> {
    const proposed = parseProposed(row.text)
    const moves = played.session.moves.length
    if (proposed.what === 'undo' && proposed.moves > moves)
      throw new Refusal('nothing-to-undo', `there are only ${moves} moves to take back`)
    if (proposed.what === 'offer' && (this.personAt(proposed.seat) === null || this.vacant.has(proposed.seat)))
      throw new Refusal('not-allowed', 'nobody sits there who could hand the seat over')
    this.#bargain.propose(proposed, row.seat)
    return this.#agree(played, row)
  }

  #agree(played: GameSoFar, row: LogEntry): Partial<Tick> {
    // Bots go along with everything, and nobody has to wait for a seat that nobody holds.
    const isHeld = (seat: Seat): boolean => !this.isBot(seat) && !this.vacant.has(seat)
    const proposed = this.#bargain.agree(row.seat, (agreed) =>
      this.seats.some(({ seat }) => isHeld(seat) && !agreed.includes(seat)),
    )
    if (proposed === undefined) return {}
    if (proposed.what === 'abandon') this.outcome = { kind: 'abandoned' }
    else if (proposed.what === 'offer') this.#chairs.offer(proposed.seat)
    else {
      played.takeBack(proposed.moves)
      this.#hasTakenBack = true
    }
    return {}
  }

  #decline(): Partial<Tick> {
    this.#bargain.decline()
    return {}
  }

  #substitute({ seat, text }: LogEntry): Partial<Tick> {
    const arrival = this.#chairs.sitDown(seat, parseSubstitution(text))
    if (arrival === 'back') return {}
    if (arrival === 'late') return { latecomer: seat }
    this.#bargain.lapse()
    return { substitute: seat }
  }

  #noteEnd(row: LogEntry): void {
    if (this.outcome !== undefined || this.session === undefined) return
    const result = this.game.result(this.session.state)
    if (result !== undefined) {
      const cause = row.kind === 'resign' ? { resigned: row.seat } : row.kind === 'flag' ? { flagged: row.seat } : {}
      this.outcome = { kind: 'result', ...result, ...cause }
    } else if (this.session.moves.length >= this.game.moveBound) this.outcome = { kind: 'stopped' }
  }
}
