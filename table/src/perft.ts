import { fastChance } from './fast-chance.ts'
import type { Game } from './game.ts'
import { MoveList } from './move-list.ts'
import { completeOptions } from './options.ts'

/**
 * Counts the sequences of exactly `depth` legal moves from the start. Chance is reset from the seed and the ply before
 * every move, so that the count does not depend on the order of the search. If several seats owe a decision, the first
 * of them moves first. An accidental rule change nearly always changes one of these counts.
 */
export function perft<S>(
  game: Game<S>,
  options: Readonly<Record<string, string>>,
  depth: number,
  seed: string | number,
): number {
  const start = game.setup(completeOptions(game, options), fastChance(`${seed}/setup`))
  const states = Array.from({ length: depth }, () => game.copy(start))
  const lists = Array.from({ length: depth }, () => new MoveList())

  const walk = (state: S, ply: number): number => {
    if (ply === depth) return 1
    const actors = game.actors(state)
    if (actors.length === 0) return 0
    const seat = actors[0]
    const moves = lists[ply]
    moves.clear()
    game.moves(state, seat, moves)
    if (ply === depth - 1) return moves.length
    let leaves = 0
    for (let i = 0; i < moves.length; i++) {
      const next = game.copy(state, states[ply])
      game.apply(next, seat, moves.at(i), fastChance(`${seed}/${ply}`))
      leaves += walk(next, ply + 1)
    }
    return leaves
  }
  return walk(start, 0)
}
