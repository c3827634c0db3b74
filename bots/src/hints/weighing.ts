/** Choices that a guide makes without search, weighed all the same: for those who ask what a choice was worth. */
import type { AnyGame, Chance, Move, Seat } from '@tudor-rose/table'
import { type Guide, imaginedBy } from '../search/guide.ts'

export interface Weighed {
  readonly move: Move
  /** How likely the seat is to win with it, from 0 to 1. */
  readonly chance: number
  /** How often it should be played. */
  readonly share: number
}

/** A guide that can say what the choices are worth of which it makes one. */
export interface WeighingGuide<S> extends Guide<S> {
  /** All these moves in their order, where the guide knows what they are worth. As elsewhere, it is shown imagined worlds only. */
  weigh?(world: S, seat: Seat, moves: readonly Move[]): readonly Weighed[] | undefined
}

/** What the guide says of these moves, if anything, from what the seat knows. */
export const weighedBy = (
  guide: WeighingGuide<unknown>,
  game: AnyGame,
  state: unknown,
  seat: Seat,
  moves: readonly Move[],
  chance: Chance,
): readonly Weighed[] | undefined =>
  guide.weigh === undefined ? undefined : guide.weigh(imaginedBy(game, guide, state, seat, chance), seat, moves)
