/** Tiny games with known solutions, to test search. */
import {
  type Chance,
  defineMoves,
  type Game,
  type Log,
  type Move,
  MoveList,
  notationOf,
  numberField,
  OBSERVER,
  type Seat,
} from '@tudor-rose/table'

/** The part of a game that search uses; the state is a few bytes. */
export interface TinyGame {
  readonly name: string
  readonly seats: number
  start(): number[]
  actors(state: Uint8Array): readonly Seat[]
  moves(state: Uint8Array, seat: Seat): readonly Move[]
  apply(state: Uint8Array, seat: Seat, move: Move, chance: Chance, log: Log | undefined): void
  /** The winners once the game is over; none if it is drawn. */
  winners(state: Uint8Array): readonly Seat[] | undefined
  imagine?(world: Uint8Array, seat: Seat, chance: Chance): void
}

const notation = notationOf(
  defineMoves({ number: numberField(255) }, { move: 'move {number}' }),
  { pack: (_, number) => number, verbOf: () => 0, numbersOf: [(move) => move] },
  {},
)

export function tinyGame(tiny: TinyGame): Game<Uint8Array> {
  const copy = (from: Uint8Array, into?: Uint8Array): Uint8Array => {
    if (into === undefined) return from.slice()
    into.set(from)
    return into
  }
  return {
    name: tiny.name,
    rulesVersion: 1,
    options: [],
    seats: () => Array.from({ length: tiny.seats }, (_, seat) => `seat ${seat}`),
    moveBound: 100,
    setup: () => Uint8Array.from(tiny.start()),
    optionsOf: () => ({}),
    actors: (state) => (tiny.winners(state) === undefined ? tiny.actors(state) : []),
    moves(state, seat, out) {
      out.clear()
      if (tiny.winners(state) !== undefined || !tiny.actors(state).includes(seat)) return
      for (const move of tiny.moves(state, seat)) out.push(move)
    },
    apply: (state, seat, move, chance, log) => tiny.apply(state, seat, move, chance, log),
    resign() {},
    result(state) {
      const winners = tiny.winners(state)
      return winners && { winners, reason: 'over' }
    },
    prompt: () => ({ key: 'prompt', section: '1', params: {} }),
    view: (_, viewer) => (viewer === OBSERVER ? null : viewer),
    imagine(state, seat, chance) {
      const world = copy(state)
      tiny.imagine?.(world, seat, chance)
      return world
    },
    copy,
    bytes: (state) => state,
    layout: { size: tiny.start().length, scalars: [], groups: [] },
    fromBytes: (bytes) => bytes,
    checkPosition: () => [],
    notation,
    events: {},
    texts: {},
  }
}

/** The moves of a seat as an array. */
export function movesOf(game: Game<Uint8Array>, state: Uint8Array, seat: Seat): readonly Move[] {
  const moves = new MoveList()
  game.moves(state, seat, moves)
  return moves.toArray()
}
