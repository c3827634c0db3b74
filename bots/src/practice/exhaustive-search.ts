/**
 * The exact values of the moves of an exercise, by searching every move and every outcome of chance. The solver
 * maximises the goal, all others minimise it; those who choose secretly at the same time are assumed to guess right.
 */
import {
  type AnyGame,
  type Field,
  fastChance,
  type GameEvent,
  type Log,
  type Move,
  MoveList,
  type Seat,
} from '@tudor-rose/table'
import { EnumeratedChance } from './enumerated-chance.ts'
import { type Exercise, type Goal, isProbability, matchesEvent, type PositionEntry } from './exercise.ts'

export interface MoveValue {
  readonly line: string
  /** A probability from 0 to 1, or an amount. */
  readonly value: number
}

/** A larger exercise takes too long to verify. */
const MAX_STATES = 2_000_000
/** Sums of probabilities depend slightly on the order of addition. */
const EPSILON = 1e-9
const WORLDS_SEED = 1485

export class ExhaustiveSearch {
  readonly #game: AnyGame
  readonly #exercise: Exercise
  /** The value of a state in which the exercise ends without the wanted event. */
  readonly #end: (bytes: Uint8Array) => number
  /** No value can be better or worse than these, so the search can stop there. */
  readonly #highest: number
  readonly #lowest: number
  readonly #known = new Map<string, number>()

  constructor(game: AnyGame, exercise: Exercise) {
    this.#game = game
    this.#exercise = exercise
    const { goal } = exercise
    this.#highest = isProbability(goal) ? 1 - EPSILON : Number.POSITIVE_INFINITY
    this.#lowest = isProbability(goal) ? 0 : Number.NEGATIVE_INFINITY
    this.#end = valueAtEnd(game, goal)
  }

  /** The number of states searched so far. */
  get states(): number {
    return this.#known.size
  }

  /** Every legal move of the solver, in order, with its value. */
  moveValues(state: unknown): readonly MoveValue[] {
    const { seat } = this.#exercise
    const worlds = this.#worldsOf(state)
    return this.#movesOf(state, seat).map((move) => {
      let sum = 0
      for (const world of worlds) sum += this.#valueOf(world, seat, move)
      return { line: this.#game.notation.format(move, seat), value: sum / worlds.length }
    })
  }

  #worldsOf(state: unknown): readonly unknown[] {
    const { worlds = 1, seat } = this.#exercise
    if (worlds === 1) return [state]
    const chance = fastChance(WORLDS_SEED)
    return Array.from({ length: worlds }, () => this.#game.imagine(state, seat, chance))
  }

  #movesOf(state: unknown, seat: Seat): readonly Move[] {
    const moves = new MoveList()
    this.#game.moves(state, seat, moves)
    return moves.toArray()
  }

  #valueIn(state: unknown): number {
    const actors = this.#game.actors(state)
    if (actors.length === 0) return this.#end(this.#game.bytes(state))
    const key = String.fromCharCode(...this.#game.bytes(state))
    const known = this.#known.get(key)
    if (known !== undefined) return known
    if (this.#known.size >= MAX_STATES) throw new Error(`${this.#exercise.id} has too many states to search`)
    const { seat } = this.#exercise
    const isOwn = actors.includes(seat)
    const actor = isOwn ? seat : actors[0]
    const value = isOwn ? this.#most(state, actor) : this.#least(state, actor)
    this.#known.set(key, value)
    return value
  }

  #most(state: unknown, actor: Seat): number {
    let most = Number.NEGATIVE_INFINITY
    for (const move of this.#movesOf(state, actor)) {
      most = Math.max(most, this.#valueOf(state, actor, move))
      if (most >= this.#highest) break
    }
    return most
  }

  #least(state: unknown, actor: Seat): number {
    let least = Number.POSITIVE_INFINITY
    for (const move of this.#movesOf(state, actor)) {
      least = Math.min(least, this.#valueOf(state, actor, move))
      if (least <= this.#lowest) break
    }
    return least
  }

  #valueOf(state: unknown, actor: Seat, move: Move): number {
    const game = this.#game
    const chance = new EnumeratedChance()
    const told: GameEvent[] = []
    const log: Log = {
      tell(event) {
        told.push(event)
        chance.endThrow()
      },
      reveal: () => {},
    }
    let sum = 0
    do {
      const next = game.copy(state)
      told.length = 0
      chance.begin()
      game.apply(next, actor, move, chance, log)
      const { probability: likelihood } = chance
      sum += likelihood * (this.#endOf(next, told) ?? this.#valueIn(next))
    } while (chance.next())
    return sum
  }

  /** The value of the exercise, if one of these events ends it. */
  #endOf(state: unknown, told: readonly GameEvent[]): number | undefined {
    const { goal } = this.#exercise
    for (const event of told) {
      if ('told' in goal && matchesEvent(event, goal.told)) return 1
      if (goal.until.some((pattern) => matchesEvent(event, pattern))) return this.#end(this.#game.bytes(state))
    }
    return undefined
  }
}

function valueAtEnd(game: AnyGame, goal: Goal): (bytes: Uint8Array) => number {
  if ('told' in goal) return () => 0
  if ('entry' in goal) {
    const isThere = testOf(game, goal)
    return (bytes) => Number(isThere(bytes) === goal.is)
  }
  const shares = goal.amount.map(({ entry, times }) => ({ offset: placeOf(game, entry).offset, times }))
  const counts = goal.only === undefined ? () => true : testOf(game, goal.only)
  return (bytes) => (counts(bytes) ? shares.reduce((sum, { offset, times }) => sum + times * bytes[offset], 0) : 0)
}

/** Whether an entry has a value. */
function testOf(
  game: AnyGame,
  { entry, value }: { entry: PositionEntry; value: string },
): (bytes: Uint8Array) => boolean {
  const { offset, field } = placeOf(game, entry)
  const byte = field.codec.fromJson(value)
  return (bytes) => bytes[offset] === byte
}

function placeOf({ layout }: AnyGame, [group, member, name]: PositionEntry): { offset: number; field: Field } {
  const found = layout.groups.find((each) => each.name === group)
  const index = found?.members.indexOf(member) ?? -1
  const field = found?.fields.find((each) => each.name === name)
  if (field === undefined || index < 0) throw new Error(`a position has no ${group}.${member}.${name}`)
  return { offset: field.offset + index, field }
}

/** The moves with the highest value. */
export function bestMoves(moveValues: readonly MoveValue[]): readonly MoveValue[] {
  const most = Math.max(...moveValues.map(({ value }) => value))
  return moveValues.filter(({ value }) => value > most - EPSILON)
}

/** By how much the best of the other moves is worse; undefined if all are equally good. */
export function marginOf(moveValues: readonly MoveValue[]): number | undefined {
  const best = bestMoves(moveValues)
  const others = moveValues.filter((worth) => !best.includes(worth)).map(({ value }) => value)
  return others.length === 0 ? undefined : best[0].value - Math.max(...others)
}
