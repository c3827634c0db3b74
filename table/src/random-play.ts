import type { Chance } from './chance.ts'
import type { Game, Move, Seat } from './game.ts'
import type { MoveList } from './move-list.ts'

/**
 * Plays random legal moves until the game is over or `most` moves are made. Returns their number. `picks` decides for
 * the players, `chance` for the game; `moves` is a working buffer. Nothing is allocated per move.
 */
export function playAtRandom<S>(
  game: Game<S>,
  state: S,
  chance: Chance,
  picks: Chance,
  moves: MoveList,
  most: number = game.moveBound,
  onMove?: (seat: Seat, move: Move) => void,
): number {
  for (let played = 0; played < most; played++) {
    const actors = game.actors(state)
    if (actors.length === 0) return played
    const seat = actors[picks.below(actors.length)]
    moves.clear()
    game.moves(state, seat, moves)
    if (moves.length === 0) throw new Error(`${game.name} asks seat ${seat} at move ${played + 1} but offers no move`)
    const move = moves.at(picks.below(moves.length))
    onMove?.(seat, move)
    game.apply(state, seat, move, chance)
  }
  return most
}
