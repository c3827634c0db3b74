/**
 * What the moves of an exercise are worth, reckoned to the end: every move of everybody and every outcome of chance. Whoever
 * solves it chooses what is best for its aim, the others what is worst for it; those who choose in secret at the same time
 * are supposed to guess right.
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
import { EveryOutcome } from './every-outcome.ts'
import { type Aim, type Entry, type Exercise, isChance, isTelling } from './exercise.ts'

export interface Worth {
  readonly line: string
  /** From 0 to 1 where the aim is a chance, otherwise how much. */
  readonly value: number
}

/** More states than this are no exercise. */
const MOST_STATES = 2_000_000
/** Sums of chances come out a little different by the order in which they are added up. */
const SAME = 1e-9
const WORLDS_SEED = 1485

export class Reckoning {
  readonly #game: AnyGame
  readonly #exercise: Exercise
  /** What a state is worth in which the exercise ends without the event that is wanted. */
  readonly #end: (bytes: Uint8Array) => number
  /** Beyond these nothing better or worse can come, so nobody has to look on. */
  readonly #highest: number
  readonly #lowest: number
  readonly #known = new Map<string, number>()

  constructor(game: AnyGame, exercise: Exercise) {
    this.#game = game
    this.#exercise = exercise
    const { aim } = exercise
    this.#highest = isChance(aim) ? 1 - SAME : Number.POSITIVE_INFINITY
    this.#lowest = isChance(aim) ? 0 : Number.NEGATIVE_INFINITY
    this.#end = worthAtEnd(game, aim)
  }

  /** How many states have been reckoned so far. */
  get states(): number {
    return this.#known.size
  }

  /** Every legal move of whoever solves the exercise, in their order, with what it is worth. */
  worths(state: unknown): readonly Worth[] {
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
    if (this.#known.size >= MOST_STATES) throw new Error(`${this.#exercise.id} is too large to be reckoned`)
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
    const chance = new EveryOutcome()
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
      const { likelihood } = chance
      sum += likelihood * (this.#endOf(next, told) ?? this.#valueIn(next))
    } while (chance.next())
    return sum
  }

  /** What has come of the exercise, if what has been told is its end. */
  #endOf(state: unknown, told: readonly GameEvent[]): number | undefined {
    const { aim } = this.#exercise
    for (const event of told) {
      if ('told' in aim && isTelling(event, aim.told)) return 1
      if (aim.until.some((telling) => isTelling(event, telling))) return this.#end(this.#game.bytes(state))
    }
    return undefined
  }
}

function worthAtEnd(game: AnyGame, aim: Aim): (bytes: Uint8Array) => number {
  if ('told' in aim) return () => 0
  if ('entry' in aim) {
    const isThere = testOf(game, aim)
    return (bytes) => Number(isThere(bytes) === aim.is)
  }
  const shares = aim.amount.map(({ entry, times }) => ({ offset: placeOf(game, entry).offset, times }))
  const counts = aim.only === undefined ? () => true : testOf(game, aim.only)
  return (bytes) => (counts(bytes) ? shares.reduce((sum, { offset, times }) => sum + times * bytes[offset], 0) : 0)
}

/** Whether an entry has a value. */
function testOf(game: AnyGame, { entry, value }: { entry: Entry; value: string }): (bytes: Uint8Array) => boolean {
  const { offset, field } = placeOf(game, entry)
  const byte = field.codec.fromJson(value)
  return (bytes) => bytes[offset] === byte
}

function placeOf({ layout }: AnyGame, [group, member, name]: Entry): { offset: number; field: Field } {
  const found = layout.groups.find((each) => each.name === group)
  const index = found?.members.indexOf(member) ?? -1
  const field = found?.fields.find((each) => each.name === name)
  if (field === undefined || index < 0) throw new Error(`a position has no ${group}.${member}.${name}`)
  return { offset: field.offset + index, field }
}

/** The moves that nothing is better than. */
export function bestWorths(worths: readonly Worth[]): readonly Worth[] {
  const most = Math.max(...worths.map(({ value }) => value))
  return worths.filter(({ value }) => value > most - SAME)
}

/** How much worse the best of the other moves is; nothing where all are as good. */
export function marginOf(worths: readonly Worth[]): number | undefined {
  const best = bestWorths(worths)
  const others = worths.filter((worth) => !best.includes(worth)).map(({ value }) => value)
  return others.length === 0 ? undefined : best[0].value - Math.max(...others)
}
