import { fastChance } from '../fast-chance.ts'
import type { Move, Seat } from '../game.ts'
import type { RecordedMove } from '../record.ts'
import { type LoggedEvent, Session } from '../session.ts'
import { fail, seedsOf, type Trial } from './check.ts'
import { differentField } from './differences.ts'
import { applyAndWatch, legalMoves } from './random-walk.ts'

/** Everything that undo has to restore. */
interface Snapshot {
  readonly bytes: Uint8Array
  readonly events: readonly LoggedEvent[]
  readonly moves: readonly RecordedMove[]
}

interface Step {
  readonly seat: Seat
  readonly move: Move
  readonly before: Snapshot
}

/**
 * Moves can be undone up to the last die, card or reveal and no further. Undo restores state, events and record
 * exactly, and the moves can then be made again.
 */
export function undoRestores<S>(trial: Trial<S>): void {
  for (const seed of seedsOf(trial, trial.fewGames)) new Player(trial, seed).playToTheEnd()
}

class Player<S> {
  readonly #trial: Trial<S>
  readonly #seed: string
  readonly #session: Session<S>
  #undoable: Step[] = []

  constructor(trial: Trial<S>, seed: string) {
    this.#trial = trial
    this.#seed = seed
    this.#session = new Session(trial.game, { options: trial.options, seed, seatSeeds: [`${seed}/a`, `${seed}/b`] })
  }

  playToTheEnd(): void {
    const { game } = this.#trial
    const picks = fastChance(`${this.#seed}/picks`)
    for (let i = 0; i < game.moveBound; i++) {
      const { state } = this.#session
      const actors = game.actors(state)
      if (actors.length === 0) break
      const seat = actors[picks.below(actors.length)]
      const moves = legalMoves(game, state, seat)
      this.#make(seat, moves[picks.below(moves.length)])
      if (picks.below(4) === 0) this.#takeBackAndMakeAgain(picks.below(this.#undoable.length + 1))
      if (picks.below(50) === 0) this.#checkResumed()
    }
    this.#checkResumed()
  }

  #where(): string {
    return `seed "${this.#seed}", after ${this.#session.moves.length} moves`
  }

  #snapshot(): Snapshot {
    const { game, state, events, moves } = this.#session
    return { bytes: game.bytes(state).slice(), events: [...events], moves: [...moves] }
  }

  #make(seat: Seat, move: Move): void {
    const { game } = this.#trial
    const before = this.#snapshot()
    const { shows } = applyAndWatch(game, game.copy(this.#session.state), seat, move, fastChance(this.#seed))
    this.#session.play(seat, move)
    if (shows) this.#undoable = []
    else this.#undoable.push({ seat, move, before })
    if (this.#session.mayUndo() !== this.#undoable.length > 0) {
      fail(
        this.#where(),
        `the last move ${shows ? 'rolled a die, drew or revealed something, but may' : 'revealed nothing, but may not'} be taken back`,
      )
    }
  }

  #takeBackAndMakeAgain(many: number): void {
    const after = this.#snapshot()
    const steps = this.#undoable.splice(this.#undoable.length - many)
    for (const { before } of steps.toReversed()) {
      const where = this.#where()
      this.#session.undo()
      this.#check(before, `${where}: taken back`)
    }
    for (const { seat, move } of steps) this.#make(seat, move)
    this.#check({ ...after, events: this.#session.events }, `${this.#where()}: taken back and made again`)
    if (JSON.stringify(after.events) !== JSON.stringify(this.#session.events)) {
      fail(this.#where(), 'moves undone and made again log other events')
    }
  }

  #check(expected: Snapshot, where: string): void {
    const { game, state, events, moves } = this.#session
    const difference = differentField(game, expected.bytes, game.bytes(state))
    if (difference !== undefined) fail(where, `the state is not the same: ${difference}`)
    if (!sameItems(expected.events, events)) fail(where, 'the events are not the same')
    if (!sameItems(expected.moves, moves) && JSON.stringify(expected.moves) !== JSON.stringify(moves)) {
      fail(where, 'the record is not the same')
    }
  }

  /** A session resumed from the record is the same session, with the same moves to undo. */
  #checkResumed(): void {
    const { game } = this.#trial
    const resumed = Session.resume(game, this.#session.record())
    const where = `${this.#where()}: resumed from the record`
    const difference = differentField(game, game.bytes(this.#session.state), game.bytes(resumed.state))
    if (difference !== undefined) fail(where, `the state is not the same: ${difference}`)
    if (JSON.stringify(resumed.events) !== JSON.stringify(this.#session.events))
      fail(where, 'the events are not the same')
    let mayUndo = 0
    for (; resumed.mayUndo(); mayUndo++) resumed.undo()
    if (mayUndo !== this.#undoable.length) {
      fail(where, `${mayUndo} moves may be taken back instead of ${this.#undoable.length}`)
    }
  }
}

const sameItems = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((item, i) => item === b[i])
