/**
 * Remembers how far moves were from the best during a search. The same marches and recruits come up in every playout,
 * and most of them never come close to the best, so they need not be rated each time.
 */
import type { Move, MoveList, Seat } from '@tudor-rose/table'

/** A move that stayed at least this far from the best, in peers, can be pruned. */
const PRUNING_GAP = 0.2
/** How quickly it is forgotten that a move once came close. */
const FORGETTING = 0.5
/** All moves are rated once in this many calls, in case something has changed. */
const RATE_ALL_INTERVAL = 32

export class MovePruner {
  /** By seat and move: how far it recently was from the best, in peers. */
  readonly #lacked: readonly Map<Move, number>[] = [new Map(), new Map()]
  readonly #looks = [0, 0]

  /** Whether all moves are to be rated this time; called once per rating. */
  ratesAllMoves(seat: Seat): boolean {
    return this.#looks[seat]++ % RATE_ALL_INTERVAL === 0
  }

  isPrunable(seat: Seat, move: Move): boolean {
    return (this.#lacked[seat].get(move) ?? 0) > PRUNING_GAP
  }

  /** Records the ratings of moves that were not pruned, those above `least`. */
  record(seat: Seat, moves: MoveList, ratings: Float64Array, least: number): void {
    let best = least
    for (let i = 0; i < moves.length; i++) best = Math.max(best, ratings[i])
    const lacked = this.#lacked[seat]
    for (let i = 0; i < moves.length; i++) {
      if (ratings[i] <= least) continue
      const lacks = best - ratings[i]
      const before = lacked.get(moves.at(i))
      lacked.set(moves.at(i), before === undefined || lacks < before ? lacks : before + FORGETTING * (lacks - before))
    }
  }
}
