/** The attacker's payoffs in the game of announcing and doubting of one attack round. */
import { READINGS, THROWS } from '../dice.ts'
import { PAIRS, type Sides } from './situations.ts'

export const WIDTH = READINGS + 1
export const turnIndex = (kind: number, thrown: number, announced: number): number =>
  (kind * THROWS.length + thrown) * WIDTH + announced
export const TURN_INDICES = 3 * THROWS.length * WIDTH
export const DOUBTED_STRIDE = 3
export const doubtIndex = (kind: number, announced: number): number => kind * WIDTH + announced

export interface Payoffs {
  readonly sides: Sides
  /** By reading and pair: the attacker's value if believed. */
  readonly believed: Float64Array
  /** By `turnIndex` and kind of the defender's card: the attacker's value if doubted. */
  readonly doubted: Float64Array
}

export const emptyPayoffs = (sides: Sides): Payoffs => ({
  sides,
  believed: new Float64Array(WIDTH * PAIRS),
  doubted: new Float64Array(TURN_INDICES * DOUBTED_STRIDE),
})

/**
 * The strategies of both sides in a round: probabilities of announcements, by `turnIndex`; probabilities of doubt, by
 * `doubtIndex`.
 */
export interface BluffStrategy {
  readonly announce: Float64Array
  readonly doubt: Float64Array
}
