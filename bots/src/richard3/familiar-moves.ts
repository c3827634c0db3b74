/**
 * What has been seen of the moves of a question so far. The same marches and recruits come up in every playout of it, and most
 * of them never come near the best; those need not be weighed each time.
 */
import type { Move, MoveList, Seat } from '@tudor-rose/table'

/** A move that has not come closer to the best than this for a while, in peers, is taken to be far from it. */
const FAR = 0.2
/** How quickly it is forgotten that a move once came close. */
const DRIFT = 0.5
/** One look in so many is at all moves, in case that something has changed. */
const BETWEEN_FULL_LOOKS = 32

export class FamiliarMoves {
  /** By seat and move: how much it lacked of the best, in peers, when it came close to it not long ago. */
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
      lacked.set(moves.at(i), before === undefined || lacks < before ? lacks : before + DRIFT * (lacks - before))
    }
  }
}
