/** Phase 4: rates a card by the world after all its choices, including the enemy's side event. */
import { type AnyGame, type Chance, type Move, MoveList, NONE, type Seat } from '@tudor-rose/table'
import { type Board, type CousinsState, other } from './board.ts'
import type { Evaluation } from './evaluation.ts'
import { isLastCardClear } from './heuristic-evaluation.ts'
import type { RatingContext } from './move-rater.ts'
import { triggersFor } from './side-events.ts'

const FACES = 6
const MORE_THAN_POINTS = 4

/** A die that shows a chosen face. */
class LoadedDie implements Chance {
  face = 1
  below(n: number): number {
    return Math.min(this.face, n) - 1
  }
}

function isSame(some: Uint8Array, others: Uint8Array): boolean {
  for (let i = 0; i < some.length; i++) if (some[i] !== others[i]) return false
  return true
}

/** The expected gain of one attempt with a die, and its chance of success. */
interface Attempt {
  readonly gain: number
  readonly success: number
}

export class CardPlay {
  readonly #game: AnyGame
  readonly #board: Board
  readonly #evaluation: Evaluation
  readonly #die = new LoadedDie()
  readonly #steps = new MoveList()
  #after: CousinsState | undefined
  #trial: CousinsState | undefined
  #best: CousinsState | undefined
  #faceBefore: CousinsState | undefined
  readonly #byFace = new Float64Array(FACES)

  constructor(game: AnyGame, board: Board, evaluation: Evaluation) {
    this.#game = game
    this.#board = board
    this.#evaluation = evaluation
  }

  rateUses({ world, seat, moves, ratings }: RatingContext): void {
    // What a card's points can do does not depend on the card, so attempts and moves are evaluated once for all cards.
    const attempts = new Map<string, readonly Attempt[]>()
    const marches = new Map<number, number>()
    for (let i = 0; i < moves.length; i++) {
      this.#after = this.#applied(world, seat, moves.at(i), this.#after)
      const after = this.#after
      const step = this.#board.step(after)
      const isAnswered =
        after.card !== NONE && triggersFor(world.components.cards[after.card], world.round, other(seat))
      if (step !== 'place-troops' && step !== 'remove-troops') {
        const canShare = step === 'move-troops' && !isAnswered && !isLastCardClear(world)
        ratings[i] += canShare ? this.#valueOfMarch(after, seat, marches) : this.#valueInTheEnd(after, seat)
        continue
      }
      const value = this.#evaluation.value(after, seat)
      let open = attempts.get(step)
      if (open === undefined) {
        open = this.#attempts(after, seat, value)
        attempts.set(step, open)
      }
      const gain = step === 'place-troops' ? gainOfPlacing(open, after.points) : gainOfRemoving(open, after.points)
      ratings[i] += value + gain
      if (isAnswered) ratings[i] += this.#threat(after, seat)
    }
  }

  /** `gains`: the gain of moving troops, by region and points. */
  #valueOfMarch(after: CousinsState, seat: Seat, gains: Map<number, number>): number {
    const value = this.#evaluation.value(after, seat)
    const key = after.region * MORE_THAN_POINTS + after.points
    let gain = gains.get(key)
    if (gain === undefined) {
      gain = this.#valueInTheEnd(after, seat) - value
      gains.set(key, gain)
    }
    return value + gain
  }

  /** The next attempt, or stopping, which changes nothing. */
  rateAttempts({ world, seat, moves, ratings }: RatingContext): void {
    for (let i = 0; i < moves.length; i++) ratings[i] += this.#meanValue(world, seat, moves.at(i))
  }

  /** The value after the current card has been played, averaged over its attempts. Leaves the world unchanged. */
  valueOfPlayedOn(world: CousinsState, seat: Seat): number {
    const step = this.#board.step(world)
    if (step === 'place-troops' || step === 'remove-troops') {
      const mover = world.asked
      const value = this.#evaluation.value(world, mover)
      const open = this.#attempts(world, mover, value)
      const gain = step === 'place-troops' ? gainOfPlacing(open, world.points) : gainOfRemoving(open, world.points)
      return mover === seat ? value + gain : this.#evaluation.value(world, seat) - gain
    }
    if (!this.#isUnderWay(world)) return this.#evaluation.value(world, seat)
    this.#after = this.#game.copy(world, this.#after) as CousinsState
    return this.#valueInTheEnd(this.#after, seat)
  }

  #applied(world: CousinsState, seat: Seat, move: Move, into: CousinsState | undefined): CousinsState {
    const copy = this.#game.copy(world, into) as CousinsState
    this.#game.apply(copy, seat, move, this.#die)
    return copy
  }

  /** The value of an attempt by face of the die. Most faces give the same world, so few are evaluated. */
  #valuesByFace(world: CousinsState, seat: Seat, move: Move): Float64Array {
    const values = this.#byFace
    for (let face = 1; face <= FACES; face++) {
      this.#die.face = face
      this.#trial = this.#applied(world, seat, move, this.#trial)
      const isNew = face === 1 || !isSame(this.#trial.bytes, this.#faceBefore!.bytes)
      values[face - 1] = isNew ? this.#evaluation.value(this.#trial, seat) : values[face - 2]
      ;[this.#trial, this.#faceBefore] = [this.#faceBefore, this.#trial]
    }
    return values
  }

  #meanValue(world: CousinsState, seat: Seat, move: Move): number {
    let sum = 0
    for (const value of this.#valuesByFace(world, seat, move)) sum += value
    return sum / FACES
  }

  #attempts(world: CousinsState, seat: Seat, value: number): readonly Attempt[] {
    const found: Attempt[] = []
    this.#game.moves(world, seat, this.#steps)
    for (const move of this.#steps.toArray()) {
      let sum = 0
      let better = 0
      for (const reached of this.#valuesByFace(world, seat, move)) {
        sum += reached
        if (reached > value) better++
      }
      found.push({ gain: sum / FACES - value, success: better / FACES })
    }
    return found.sort((a, b) => b.gain - a.gain)
  }

  /** Plays the card to its end, greedily for the house that decides. Changes the world. */
  #valueInTheEnd(world: CousinsState, seat: Seat): number {
    let value = this.#evaluation.value(world, seat)
    while (this.#isUnderWay(world)) {
      const mover = world.asked
      this.#game.moves(world, mover, this.#steps)
      let most = Number.NEGATIVE_INFINITY
      for (let i = 0; i < this.#steps.length; i++) {
        this.#trial = this.#applied(world, mover, this.#steps.at(i), this.#trial)
        const reached = this.#evaluation.value(this.#trial, mover)
        if (reached <= most) continue
        most = reached
        ;[this.#best, this.#trial] = [this.#trial, this.#best]
      }
      world = this.#game.copy(this.#best, world) as CousinsState
      value = this.#evaluation.value(world, seat)
    }
    return value
  }

  #isUnderWay(world: CousinsState): boolean {
    const step = this.#board.step(world)
    return step === 'move-troops' || step === 'main-event' || step === 'side-event'
  }

  /** What the enemy's side event will cost after attempts with an unknown outcome: as if they had failed. */
  #threat(world: CousinsState, seat: Seat): number {
    for (let step = this.#board.step(world); step === 'place-troops' || step === 'remove-troops'; ) {
      this.#die.face = step === 'place-troops' ? 1 : FACES
      this.#game.moves(world, seat, this.#steps)
      this.#game.apply(world, seat, this.#steps.at(0), this.#die)
      step = this.#board.step(world)
    }
    if (this.#board.step(world) !== 'side-event') return 0
    const before = this.#evaluation.value(world, seat)
    return this.#valueInTheEnd(world, seat) - before
  }
}

/** Each region takes one troop; a failed attempt may be repeated. Later attempts are optional. */
function gainOfPlacing(attempts: readonly Attempt[], points: number): number {
  const [first, second, third] = attempts
  let gain = first.gain
  if (points > 1) gain += Math.max(0, first.success * (second?.gain ?? 0) + (1 - first.success) * first.gain)
  if (points > 2) gain += Math.max(0, ((first.gain + (second?.gain ?? 0) + (third?.gain ?? 0)) / 3) * first.success)
  return gain
}

/** Attempts end with the first success. */
function gainOfRemoving([{ gain, success }]: readonly Attempt[], points: number): number {
  let sum = 0
  let stillAtIt = 1
  for (let attempt = 0; attempt < points; attempt++) {
    sum += stillAtIt * gain
    stillAtIt *= 1 - success
  }
  return sum
}
