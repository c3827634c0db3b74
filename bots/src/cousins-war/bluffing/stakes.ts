/** What an exchange is worth to the attacker by what is announced and answered: the game of announcing and doubting. */
import { READINGS, THROWS } from '../dice.ts'
import { PAIRS, type Sides } from './situations.ts'

export const WIDTH = READINGS + 1
export const turnIndex = (kind: number, thrown: number, announced: number): number =>
  (kind * THROWS.length + thrown) * WIDTH + announced
export const TURN_INDICES = 3 * THROWS.length * WIDTH
export const DOUBTED_STRIDE = 3
export const doubtIndex = (kind: number, announced: number): number => kind * WIDTH + announced

export interface Stakes {
  readonly sides: Sides
  /** By reading and pair: what the attacker has of it if he is believed. */
  readonly believed: Float64Array
  /** By `turnIndex` and kind of the defender's card: what he has of it if he is doubted. */
  readonly doubted: Float64Array
}

export const emptyStakes = (sides: Sides): Stakes => ({
  sides,
  believed: new Float64Array(WIDTH * PAIRS),
  doubted: new Float64Array(TURN_INDICES * DOUBTED_STRIDE),
})

/** How both sides play an exchange: shares of announcements, by `turnIndex`; chances to doubt, by `doubtIndex`. */
export interface Bluffing {
  readonly announce: Float64Array
  readonly doubt: Float64Array
}
