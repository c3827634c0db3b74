import { type AnyGame, type Chance, type Move, MoveList, type Seat } from '@tudor-rose/table'
import type { IncrementalTask } from './incremental-task.ts'

/**
 * A way of playing. It is given the real state, but must read it only through `imagine`, `view` and `moves` of its own
 * seat: in two worlds that the seat cannot tell apart, it makes the same choice given the same chance.
 */
export interface Policy {
  readonly name: string
  /** Chooses a move for a seat that has to decide. `chance` is the policy's own, never that of the game. */
  // biome-ignore lint/suspicious/noExplicitAny: a policy plays games of every state type
  choose(game: AnyGame, state: any, seat: Seat, chance: Chance): Move
  /** Like `choose`, but in slices; policies that choose at once leave it out. The state must not change meanwhile. */
  // biome-ignore lint/suspicious/noExplicitAny: a policy plays games of every state type
  begin?(game: AnyGame, state: any, seat: Seat, chance: Chance): IncrementalTask<Move>
}

/** Lets any policy decide in slices; one without `begin` decides in the first slice. */
export function beginDecision(
  policy: Policy,
  game: AnyGame,
  state: unknown,
  seat: Seat,
  chance: Chance,
): IncrementalTask<Move> {
  if (policy.begin !== undefined) return policy.begin(game, state, seat, chance)
  let chosen: Move | undefined
  const move = (): Move => {
    chosen ??= policy.choose(game, state, seat, chance)
    return chosen
  }
  return {
    run() {
      move()
      return true
    },
    result: move,
  }
}

/** Any legal move, all equally likely. */
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
