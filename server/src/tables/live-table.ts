import { type AnyGame, MoveList, type Seat, Session } from '@tudor-rose/table'
import { asRefusal, Refusal } from '../refusal.ts'
import type { LogEntry, SeatEntry, Standing, TableEntry } from '../storage/schema.ts'
import type { FullTable } from '../storage/table-store.ts'
import { advance, type Clocks, newClocks, nextFlag, type Tick } from './clock.ts'
import type { Outcome } from './outcome.ts'
import { type Proposal, parseProposed } from './proposal.ts'
import { parseSubstitution, seatsAtTheStart } from './sitter.ts'
import type { TimeControl } from './time-control.ts'

/** Rows that are about the game and no part of it: what a seat was asked before, it is asked still. */
const TALK = ['propose', 'agree', 'decline', 'substitute']

const legal = new MoveList()

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
  seats: SeatEntry[]
  /** Absent until the game begins, because the dice need the seeds of all seats. */
  session: Session<unknown> | undefined
  /** The number of the last row; -1 before the first. */
  number = -1
  lastTime = 0
  clocks: Clocks
  outcome: Outcome | undefined
  proposal: Proposal | undefined
  /** Seats whose time is up and which wait for a substitute. */
  vacant: ReadonlySet<Seat> = new Set()
  /** For every seat, the row since which it has been asked what it is asked now: whoever saw that row may answer. */
  readonly #askedSince: number[]
  /** For every event that was told, the row that told it. */
  readonly #toldBy: number[] = []
  /** The most moves there have been; one made again after undo is no progress. */
  #mostMoves = 0
  /** Whether the row that is being applied has taken moves back by agreement. */
  #hasTakenBack = false

  constructor(table: TableEntry, seats: readonly SeatEntry[], game: AnyGame) {
    this.table = table
    this.seats = [...seats]
    this.game = game
    this.control = JSON.parse(table.time_control) as TimeControl
    this.clocks = newClocks(this.control, seats.length)
    this.#askedSince = seats.map(() => 0)
  }

  static rebuild({ table, seats, log }: FullTable, game: AnyGame): LiveTable {
    const live = new LiveTable(table, seatsAtTheStart(seats, log), game)
    for (const row of log) live.apply(row)
    return live
  }

  /** Who owes a decision. */
  get awaited(): readonly Seat[] {
    if (this.session === undefined || this.outcome !== undefined) return []
    return this.game.actors(this.session.state)
  }

  get hasStarted(): boolean {
    return this.session !== undefined
  }

  isBot(seat: Seat): boolean {
    return this.seats[seat].kind === 'bot'
  }

  personAt(seat: Seat): string | null {
    return this.seats[seat]?.person_id ?? null
  }

  askedSince(seat: Seat): number {
    return this.#askedSince[seat]
  }

  /** How many of the events that there are now had been told by this row. */
  toldUpTo(number: number): number {
    let told = this.#toldBy.length
    while (told > 0 && this.#toldBy[told - 1] > number) told--
    return told
  }

  nextFlag(): { readonly seat: Seat; readonly at: number } | undefined {
    if (this.outcome !== undefined) return undefined
    return nextFlag(this.control, this.clocks, (seat) => this.isBot(seat) || this.vacant.has(seat))
  }

  /** Takes the next row of the log; throws `Refusal` with nothing changed if it does not fit. */
  apply(row: LogEntry): void {
    if (row.number !== this.number + 1) throw new Error(`row ${row.number} follows row ${this.number}`)
    const asked = this.#simultaneous(row.seat)
    const tick = this.#carryOut(row)
    this.number = row.number
    this.lastTime = row.time
    this.#noteEvents()
    this.#noteEnd(row)
    this.clocks = advance(this.control, this.clocks, { time: row.time, awaited: this.awaited, ...tick })
    if (!TALK.includes(row.kind) || this.#hasTakenBack) this.#noteAsked(row, asked)
    this.#hasTakenBack = false
  }

  /** What the row that was applied last makes of the table, to be written together with it. */
  standing(): Standing {
    const { awaited } = this
    return {
      table_id: this.table.id,
      number: this.number,
      awaited: awaited.reduce((bits, seat) => bits | (1 << seat), 0),
      deadline: this.nextFlag()?.at ?? null,
      bot_awaited: awaited.some((seat) => this.isBot(seat)) ? 1 : 0,
      lease_until: 0,
    }
  }

  #carryOut(row: LogEntry): Partial<Tick> {
    if (row.kind === 'start') return this.#start(row)
    const session = this.#running()
    switch (row.kind) {
      case 'move':
        return this.#move(session, row)
      case 'undo':
        return this.#undo(session, row)
      case 'resign':
        this.#giveUp(session, row.seat)
        return {}
      case 'flag':
        return this.#flag(session, row)
      case 'propose':
        return this.#propose(row)
      case 'agree':
        return this.#agree(row)
      case 'decline':
        return this.#decline()
      case 'substitute':
        return this.#substitute(row)
      default:
        throw new Error(`the log has a row of unknown kind "${row.kind}"`)
    }
  }

  #running(): Session<unknown> {
    if (this.session === undefined) throw new Refusal('not-started', 'the game has not begun; seats are still free')
    if (this.outcome !== undefined) throw new Refusal('game-over', 'the game is over')
    return this.session
  }

  #start(row: LogEntry): Partial<Tick> {
    if (this.session !== undefined) throw new Refusal('already-started', 'the game has begun already')
    const options = JSON.parse(this.table.options) as Record<string, string>
    const seatSeeds = JSON.parse(row.text) as string[]
    this.session = new Session(this.game, { options, seed: this.table.seed, seatSeeds })
    return {}
  }

  #move(session: Session<unknown>, row: LogEntry): Partial<Tick> {
    const move = this.game.notation.parse(row.text, row.seat)
    if (move === undefined)
      throw new Refusal('illegal-move', `"${row.text.slice(0, 100)}" is not a move of ${this.game.name}`)
    try {
      session.play(row.seat, move)
    } catch (error) {
      throw asRefusal(error)
    }
    this.proposal = undefined
    if (session.moves.length <= this.#mostMoves) return {}
    this.#mostMoves = session.moves.length
    return { mover: row.seat }
  }

  #undo(session: Session<unknown>, row: LogEntry): Partial<Tick> {
    if (!session.mayUndo(row.seat))
      throw new Refusal(
        'nothing-to-undo',
        'only your own last move can be taken back, and only if it threw no die, drew no card and showed nothing; you can propose to take back more',
      )
    session.undo()
    this.proposal = undefined
    return { undoer: row.seat }
  }

  #giveUp(session: Session<unknown>, seat: Seat): void {
    try {
      session.resign(seat)
    } catch (error) {
      throw asRefusal(error)
    }
    this.proposal = undefined
  }

  #flag(session: Session<unknown>, row: LogEntry): Partial<Tick> {
    const next = this.nextFlag()
    if (next === undefined || next.seat !== row.seat || next.at > row.time)
      throw new Refusal('not-allowed', 'no flag falls here yet')
    if (this.control.kind !== 'none' && this.control.onFlag === 'offer')
      this.vacant = new Set([...this.vacant, row.seat])
    else this.#giveUp(session, row.seat)
    return {}
  }

  #propose(row: LogEntry): Partial<Tick> {
    const proposed = parseProposed(row.text)
    const moves = this.session!.moves.length
    if (proposed.what === 'undo' && proposed.moves > moves)
      throw new Refusal('nothing-to-undo', `there are only ${moves} moves to take back`)
    this.proposal = { proposed, by: row.seat, agreed: [] }
    return this.#agree(row)
  }

  #agree(row: LogEntry): Partial<Tick> {
    const { proposal } = this
    if (proposal === undefined) throw new Refusal('nothing-proposed', 'nothing is proposed at this table')
    const agreed = [...new Set([...proposal.agreed, row.seat])].sort()
    this.proposal = { ...proposal, agreed }
    // Bots go along with everything, and nobody has to wait for a seat that nobody holds.
    const isAgreed = this.seats.every(({ seat }) => agreed.includes(seat) || this.isBot(seat) || this.vacant.has(seat))
    if (!isAgreed) return {}
    this.proposal = undefined
    if (proposal.proposed.what === 'abandon') this.outcome = { kind: 'abandoned' }
    else this.#takeBack(proposal.proposed.moves)
    return {}
  }

  #decline(): Partial<Tick> {
    if (this.proposal === undefined) throw new Refusal('nothing-proposed', 'nothing is proposed at this table')
    this.proposal = undefined
    return {}
  }

  /** Plays the game again without its last moves. The same dice come again, so the record stays one that can be verified. */
  #takeBack(moves: number): void {
    const { moves: made, options, seed, seatSeeds } = this.session!
    const session = new Session(this.game, { options, seed, seatSeeds })
    for (const one of made.slice(0, -moves)) {
      if ('resigns' in one) session.resign(one.seat)
      else session.play(one.seat, one.move)
    }
    this.session = session
    this.#hasTakenBack = true
  }

  #substitute(row: LogEntry): Partial<Tick> {
    const { sitter } = parseSubstitution(row.text)
    if (this.seats[row.seat] === undefined) throw new Refusal('not-allowed', `there is no seat ${row.seat}`)
    this.seats = this.seats.map((entry) => (entry.seat === row.seat ? { ...entry, ...sitter } : entry))
    this.vacant = new Set([...this.vacant].filter((seat) => seat !== row.seat))
    return { substitute: row.seat }
  }

  /** What other seats are asked that decide at the same time, so that a move by this one can be seen not to concern them. */
  #simultaneous(seat: Seat): Map<Seat, string> {
    const others = this.awaited.filter((other) => other !== seat)
    return new Map(others.map((other) => [other, this.#question(other)]))
  }

  #question(seat: Seat): string {
    const { state } = this.session!
    legal.clear()
    this.game.moves(state, seat, legal)
    const { key, params } = this.game.prompt(state, seat)
    return `${key} ${JSON.stringify(params)} ${legal.toArray().join(' ')}`
  }

  #noteAsked(row: LogEntry, askedBefore: ReadonlyMap<Seat, string>): void {
    for (const seat of this.awaited) {
      const before = this.#hasTakenBack ? undefined : askedBefore.get(seat)
      if (before === undefined || before !== this.#question(seat)) this.#askedSince[seat] = row.number
    }
  }

  #noteEvents(): void {
    const told = this.session?.events.length ?? 0
    if (this.#toldBy.length > told) this.#toldBy.length = told
    while (this.#toldBy.length < told) this.#toldBy.push(this.number)
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
