/**
 * What has been seen of the moves of a question so far. The same marches and recruits come up in every playout of it, and most
 * of them never come near the best; those need not be weighed each time.
 */
import type { Move, MoveList, Seat } from '@tudor-rose/table'

/** A move that was never closer to the best than this, in peers, is taken to be far from it. */
const FAR = 0.2
/** One look in so many is at all moves, in case that something has changed. */
const BETWEEN_FULL_LOOKS = 16

export class FamiliarMoves {
  /** By seat and move: how much it lacked when it came closest to the best, in peers. */
  readonly #lacked: readonly Map<Move, number>[] = [new Map(), new Map()]
  readonly #looks = [0, 0]

  /** Whether all moves are to be weighed this time; asked once for each look. */
  isFullLook(seat: Seat): boolean {
    return this.#looks[seat]++ % BETWEEN_FULL_LOOKS === 0
  }

  isFar(seat: Seat, move: Move): boolean {
    return (this.#lacked[seat].get(move) ?? 0) > FAR
  }

  /** Takes notice of what moves are worth that were weighed, those above `least`. */
  notice(seat: Seat, moves: MoveList, ratings: Float64Array, least: number): void {
    let best = least
    for (let i = 0; i < moves.length; i++) best = Math.max(best, ratings[i])
    const lacked = this.#lacked[seat]
    for (let i = 0; i < moves.length; i++) {
      if (ratings[i] <= least) continue
      const lacks = best - ratings[i]
      const before = lacked.get(moves.at(i))
      if (before === undefined || lacks < before) lacked.set(moves.at(i), lacks)
    }
  }
}
