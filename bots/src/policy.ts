import { type AnyGame, type Chance, type Move, MoveList, type Seat } from '@tudor-rose/table'

/**
 * A way of playing. It is handed the real state and must look at it only through `imagine`, `view` and `moves` of its own
 * seat: in two worlds that the seat cannot tell apart it chooses alike, given the same chance.
 */
export interface Policy {
  readonly name: string
  /** The move of a seat that owes a decision. `chance` is the policy's own, never that of the game. */
  // biome-ignore lint/suspicious/noExplicitAny: a policy plays games of every state type
  choose(game: AnyGame, state: any, seat: Seat, chance: Chance): Move
}

/** Any legal move, each as likely as the others. */
export function randomPolicy(): Policy {
  const moves = new MoveList()
  return {
    name: 'random',
    choose(game, state, seat, chance) {
      moves.clear()
      game.moves(state, seat, moves)
      return moves.at(chance.below(moves.length))
    },
  }
}
