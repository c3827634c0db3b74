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
  /** As `choose`, a little at a time; left out by policies that choose at once. The state must stay as it is meanwhile. */
  // biome-ignore lint/suspicious/noExplicitAny: a policy plays games of every state type
  begin?(game: AnyGame, state: any, seat: Seat, chance: Chance): Pondering
}

/** A decision that is being made. */
export interface Pondering {
  /**
   * Thinks on until the decision is made or `mayGoOn`, which is asked every now and then, says no. Answers whether it is made.
   */
  goOn(mayGoOn: () => boolean): boolean
  /** What would be played now, and will be where the decision is made. */
  move(): Move
}

/** Lets any policy make a decision a little at a time; one that chooses at once does so at the first step. */
export function beginWith(policy: Policy, game: AnyGame, state: unknown, seat: Seat, chance: Chance): Pondering {
  if (policy.begin !== undefined) return policy.begin(game, state, seat, chance)
  let chosen: Move | undefined
  const move = (): Move => {
    chosen ??= policy.choose(game, state, seat, chance)
    return chosen
  }
  return {
    goOn() {
      move()
      return true
    },
    move,
  }
}

/** Makes the decision in one go. */
export function finished(pondering: Pondering): Move {
  pondering.goOn(() => true)
  return pondering.move()
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
