/** Phase 4: a card is rated by where it leads once all its choices are made, the enemy's side event included. */
import { type AnyGame, type Chance, type Move, MoveList, NOTHING, type Seat } from '@tudor-rose/table'
import { type Board, other, type World } from './board.ts'
import type { Evaluation } from './evaluation.ts'
import type { Deliberation } from './judge.ts'
import { isLastCardClear } from './reckoning.ts'
import { triggersFor } from './side-events.ts'

const FACES = 6
const MORE_THAN_POINTS = 4

/** A die that shows what is wanted. */
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

/** What one attempt with a die is worth beyond leaving things as they are, and how often it goes well. */
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
  #after: World | undefined
  #trial: World | undefined
  #best: World | undefined
  #faceBefore: World | undefined
  readonly #byFace = new Float64Array(FACES)

  constructor(game: AnyGame, board: Board, evaluation: Evaluation) {
    this.#game = game
    this.#board = board
    this.#evaluation = evaluation
  }

  rateUses({ world, seat, moves, ratings }: Deliberation): void {
    // What the points of a card can do does not depend on the card, so attempts and marches are weighed once for all cards.
    const attempts = new Map<string, readonly Attempt[]>()
    const marches = new Map<number, number>()
    for (let i = 0; i < moves.length; i++) {
      this.#after = this.#applied(world, seat, moves.at(i), this.#after)
      const after = this.#after
      const step = this.#board.step(after)
      const isAnswered = after.card !== NOTHING && triggersFor(world.deck.cards[after.card], world.round, other(seat))
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

  /** `gains`: what marches have been found to bring, by region and points. */
  #valueOfMarch(after: World, seat: Seat, gains: Map<number, number>): number {
    const value = this.#evaluation.value(after, seat)
    const key = after.region * MORE_THAN_POINTS + after.points
    let gain = gains.get(key)
    if (gain === undefined) {
      gain = this.#valueInTheEnd(after, seat) - value
      gains.set(key, gain)
    }
    return value + gain
  }

  /** The next attempt, or stopping: which leaves things as they are. */
  rateAttempts({ world, seat, moves, ratings }: Deliberation): void {
    for (let i = 0; i < moves.length; i++) ratings[i] += this.#meanValue(world, seat, moves.at(i))
  }

  /** The value once the card that is being played is done with, its attempts on average. Leaves the world as it is. */
  valueOfPlayedOn(world: World, seat: Seat): number {
    const step = this.#board.step(world)
    if (step === 'place-troops' || step === 'remove-troops') {
      const mover = world.asked
      const value = this.#evaluation.value(world, mover)
      const open = this.#attempts(world, mover, value)
      const gain = step === 'place-troops' ? gainOfPlacing(open, world.points) : gainOfRemoving(open, world.points)
      return mover === seat ? value + gain : this.#evaluation.value(world, seat) - gain
    }
    if (!this.#isUnderWay(world)) return this.#evaluation.value(world, seat)
    this.#after = this.#game.copy(world, this.#after) as World
    return this.#valueInTheEnd(this.#after, seat)
  }

  #applied(world: World, seat: Seat, move: Move, into: World | undefined): World {
    const copy = this.#game.copy(world, into) as World
    this.#game.apply(copy, seat, move, this.#die)
    return copy
  }

  /** By face of the die, what this attempt leads to. Most faces come to the same, so few worlds are looked at. */
  #valuesByFace(world: World, seat: Seat, move: Move): Float64Array {
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

  #meanValue(world: World, seat: Seat, move: Move): number {
    let sum = 0
    for (const value of this.#valuesByFace(world, seat, move)) sum += value
    return sum / FACES
  }

  #attempts(world: World, seat: Seat, value: number): readonly Attempt[] {
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

  /** Follows the card to its end: whoever is asked takes what is best for him at each step. Uses up the world. */
  #valueInTheEnd(world: World, seat: Seat): number {
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
      world = this.#game.copy(this.#best, world) as World
      value = this.#evaluation.value(world, seat)
    }
    return value
  }

  #isUnderWay(world: World): boolean {
    const step = this.#board.step(world)
    return step === 'move-troops' || step === 'main-event' || step === 'side-event'
  }

  /** What the enemy's side event will take away, after attempts whose outcome is unknown: as if they had failed. */
  #threat(world: World, seat: Seat): number {
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

/** Each region takes one troop; where an attempt failed it may be made again. Later attempts need not be made. */
function gainOfPlacing(attempts: readonly Attempt[], points: number): number {
  const [first, second, third] = attempts
  let gain = first.gain
  if (points > 1) gain += Math.max(0, first.success * (second?.gain ?? 0) + (1 - first.success) * first.gain)
  if (points > 2) gain += Math.max(0, ((first.gain + (second?.gain ?? 0) + (third?.gain ?? 0)) / 3) * first.success)
  return gain
}

/** The first success is the last attempt. */
function gainOfRemoving([{ gain, success }]: readonly Attempt[], points: number): number {
  let sum = 0
  let stillAtIt = 1
  for (let attempt = 0; attempt < points; attempt++) {
    sum += stillAtIt * gain
    stillAtIt *= 1 - success
  }
  return sum
}
