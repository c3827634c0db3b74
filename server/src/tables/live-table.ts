import type { Outcome, Proposal, RowKind, TimeControl } from '@tudor-rose/protocol'
import { absenceLimit, advance, type Clocks, type ClockUpdate, newClocks, nextFlag } from '@tudor-rose/protocol/clocks'
import { awaitedSeats, outcomeAfter, Questions } from '@tudor-rose/protocol/view'
import type { AnyGame, Seat, Session, Viewer } from '@tudor-rose/table'
import { Refusal } from '../refusal.ts'
import type { LogEntry, SeatEntry, TableEntry, WaitState } from '../storage/schema.ts'
import type { FullTable } from '../storage/table-store.ts'
import { checkNewRow, maxRows } from './new-row.ts'
import { parseProposed } from './proposal.ts'
import { Proposals } from './proposals.ts'
import { parseSubstitution, seatsAtTheStart } from './seat-holder.ts'
import { TableGame } from './table-game.ts'
import { TableSeats } from './table-seats.ts'

/** Rows that are not part of the game: they do not change the questions of seats. */
const TALK: readonly RowKind[] = ['propose', 'agree', 'decline', 'offer', 'substitute']

/** For rows without a seat: the server, or nobody. */
export const NOBODY = -1

/**
 * A table in memory, as its log describes it. Only `apply` changes it: the same rows give the same table on every server.
 * A row that does not fit is refused and changes nothing.
 */
export class LiveTable {
  readonly table: TableEntry
  readonly game: AnyGame
  readonly control: TimeControl
  readonly #tableSeats: TableSeats
  /** Absent until the game begins, because the dice need the seeds of all seats. */
  #played: TableGame | undefined
  /** The number of the last row; -1 before the first. */
  number = -1
  lastTime = 0
  clocks: Clocks
  outcome: Outcome | undefined
  readonly #proposals = new Proposals()
  readonly #questions: Questions
  /** Whether the current row took back moves by agreement. */
  #hasTakenBack = false

  constructor(table: TableEntry, seats: readonly SeatEntry[], game: AnyGame) {
    this.table = table
    this.#tableSeats = new TableSeats(seats)
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

  /** The seats that must decide. */
  get awaited(): readonly Seat[] {
    return awaitedSeats(this)
  }

  get proposal(): Proposal | undefined {
    return this.#proposals.proposal
  }

  get hasStarted(): boolean {
    return this.session !== undefined
  }

  get seats(): readonly SeatEntry[] {
    return this.#tableSeats.seats
  }

  /** Before the game begins, the database says who sits where; after that, the log does. */
  set seats(seats: readonly SeatEntry[]) {
    this.#tableSeats.seats = [...seats]
  }

  get vacant(): ReadonlySet<Seat> {
    return this.#tableSeats.vacant
  }

  get offered(): ReadonlySet<Seat> {
    return this.#tableSeats.offered
  }

  isBot(seat: Seat): boolean {
    return this.#tableSeats.isBot(seat)
  }

  personAt(seat: Seat): string | null {
    return this.#tableSeats.personAt(seat)
  }

  seatsOf(personId: string): Seat[] {
    return this.#tableSeats.seatsOf(personId)
  }

  askedSince(seat: Seat): number {
    return this.#questions.since(seat)
  }

  /** How many of the current events had been reported up to this row. */
  toldUpTo(number: number): number {
    return this.#played?.toldUpTo(number) ?? 0
  }

  /** Whether the table still accepts rows that do not advance the game. */
  get hasRowsToSpare(): boolean {
    return this.number < maxRows(this.#played?.mostMoves ?? 0)
  }

  /** Whether this viewer may take back the last move. */
  mayUndo(viewer: Viewer): boolean {
    if (this.#played === undefined || this.outcome !== undefined || !this.hasRowsToSpare) return false
    return viewer >= 0 && this.#played.session.mayUndo(viewer)
  }

  nextFlag(): { readonly seat: Seat; readonly at: number } | undefined {
    if (this.outcome !== undefined) return undefined
    return nextFlag(this.control, this.clocks, (seat) => this.isBot(seat) || this.vacant.has(seat))
  }

  /** From when on this seat may be offered to others, if its holder has not been present since it had to decide. */
  vanishesAt(seat: Seat): number | undefined {
    const after = absenceLimit(this.control)
    const since = this.clocks[seat]?.since
    if (after === undefined || since === undefined || this.outcome !== undefined) return undefined
    return this.seats[seat].kind !== 'person' || this.vacant.has(seat) ? undefined : since + after
  }

  /** Applies a new row before it is written to the log. Throws `Refusal` and changes nothing if the row does not fit. */
  add(row: LogEntry): void {
    checkNewRow(this, row)
    this.apply(row)
  }

  /** Applies the next row of the log. What an earlier server allowed when it wrote the row is not checked again. */
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

  /** Applies the next rows of the log and yields each one after it has been applied. */
  *follow(rows: readonly LogEntry[]): Generator<LogEntry, void> {
    const takesBack = rows.some(({ kind, text }) => kind === 'propose' && parseProposed(text).what === 'undo')
    for (const row of rows) {
      this.apply(row)
      if (takesBack) this.#played?.rememberMoments()
      yield row
    }
    this.#played?.forgetMoments()
  }

  /** The wait state after the last row, to be written together with it. */
  waitState(): WaitState {
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

  #carryOut(row: LogEntry): Partial<ClockUpdate> {
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

  #running(): TableGame {
    if (this.#played === undefined) throw new Refusal('not-started', 'the game has not begun; seats are still free')
    if (this.outcome !== undefined) throw new Refusal('game-over', 'the game is over')
    return this.#played
  }

  #start(row: LogEntry): Partial<ClockUpdate> {
    if (this.#played !== undefined) throw new Refusal('already-started', 'the game has begun already')
    const options = JSON.parse(this.table.options) as Record<string, string>
    const seatSeeds = JSON.parse(row.text) as string[]
    this.#played = new TableGame(this.game, { options, seed: this.table.seed, seatSeeds })
    return {}
  }

  #move(played: TableGame, { seat, text }: LogEntry): Partial<ClockUpdate> {
    const isProgress = played.play(seat, text)
    this.#proposals.end()
    return isProgress ? { mover: seat } : { repeater: seat }
  }

  #undo(played: TableGame, { seat }: LogEntry): Partial<ClockUpdate> {
    played.undo(seat)
    this.#proposals.end()
    return { undoer: seat }
  }

  #giveUp(played: TableGame, seat: Seat): Partial<ClockUpdate> {
    played.giveUp(seat)
    this.#proposals.end()
    return {}
  }

  #flag(played: TableGame, row: LogEntry): Partial<ClockUpdate> {
    if (this.control.kind === 'none' || this.control.onFlag === 'lose') return this.#giveUp(played, row.seat)
    this.#tableSeats.vacate(row.seat)
    this.#proposals.lapse()
    return {}
  }

  #offer(row: LogEntry): Partial<ClockUpdate> {
    this.#tableSeats.offer(row.seat)
    this.#proposals.lapse()
    return {}
  }

  #propose(played: TableGame, row: LogEntry): Partial<ClockUpdate> {
    const proposed = parseProposed(row.text)
    const moves = played.session.moves.length
    if (proposed.what === 'undo' && proposed.moves > moves)
      throw new Refusal('nothing-to-undo', `there are only ${moves} moves to take back`)
    if (proposed.what === 'offer' && (this.personAt(proposed.seat) === null || this.vacant.has(proposed.seat)))
      throw new Refusal('not-allowed', 'nobody is in that seat')
    this.#proposals.propose(proposed, row.seat)
    return this.#agree(played, row)
  }

  #agree(played: TableGame, row: LogEntry): Partial<ClockUpdate> {
    // Bots agree to everything, and a seat without a holder need not agree.
    const isHeld = (seat: Seat): boolean => !this.isBot(seat) && !this.vacant.has(seat)
    const proposed = this.#proposals.agree(row.seat, (agreed) =>
      this.seats.some(({ seat }) => isHeld(seat) && !agreed.includes(seat)),
    )
    if (proposed === undefined) return {}
    if (proposed.what === 'abandon') this.outcome = { kind: 'abandoned' }
    else if (proposed.what === 'offer') this.#tableSeats.offer(proposed.seat)
    else {
      played.takeBack(proposed.moves)
      this.#hasTakenBack = true
    }
    return {}
  }

  #decline(): Partial<ClockUpdate> {
    this.#proposals.decline()
    return {}
  }

  #substitute({ seat, text }: LogEntry): Partial<ClockUpdate> {
    const arrival = this.#tableSeats.sitDown(seat, parseSubstitution(text))
    if (arrival === 'back') return {}
    if (arrival === 'late') return { latecomer: seat }
    this.#proposals.lapse()
    return { substitute: seat }
  }

  #noteEnd(row: LogEntry): void {
    if (this.outcome !== undefined || this.session === undefined) return
    const { state, moves } = this.session
    const ending = row.kind === 'resign' ? { resigned: row.seat } : row.kind === 'flag' ? { flagged: row.seat } : {}
    this.outcome = outcomeAfter(this.game, state, moves.length, ending)
  }
}
