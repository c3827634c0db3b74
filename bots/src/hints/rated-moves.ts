/** Ratings of choices that a guide makes without search. */
import type { AnyGame, Chance, Move, Seat } from '@tudor-rose/table'
import { determinize, type Guide } from '../search/guide.ts'

export interface RatedMove {
  readonly move: Move
  /** The winning chance with it, from 0 to 1. */
  readonly chance: number
  /** The probability with which it should be played. */
  readonly share: number
}

/** A guide that can rate the moves it chooses between. */
export interface RatingGuide<S> extends Guide<S> {
  /** Ratings of these moves in their order, if the guide can rate them. It is shown determinizations only. */
  rateMoves?(world: S, seat: Seat, moves: readonly Move[]): readonly RatedMove[] | undefined
}

/** The guide's ratings of these moves, if any, from what the seat knows. */
export const ratedBy = (
  guide: RatingGuide<unknown>,
  game: AnyGame,
  state: unknown,
  seat: Seat,
  moves: readonly Move[],
  chance: Chance,
): readonly RatedMove[] | undefined =>
  guide.rateMoves === undefined
    ? undefined
    : guide.rateMoves(determinize(game, guide, state, seat, chance), seat, moves)
