/** What dice say, for drawing only: which of them count, and what could truthfully be announced. */
import { KINDS, type Kind } from './lines.ts'

export interface Reading {
  readonly kind: Kind
  readonly number: number
}

const countOf = (dice: readonly number[], number: number): number => dice.filter((die) => die === number).length

/** (R) An announcement is true if the dice contain it. */
export const containsReading = (dice: readonly number[], { kind, number }: Reading): boolean =>
  countOf(dice, number) > KINDS.indexOf(kind)

/** Triple, pair, highest die. */
export function bestReading(dice: readonly number[]): Reading {
  for (const kind of KINDS.toReversed())
    for (const number of [6, 5, 4, 3, 2, 1]) if (containsReading(dice, { kind, number })) return { kind, number }
  throw new Error('no dice, no reading')
}

export const rankOf = ({ kind, number }: Reading): number => KINDS.indexOf(kind) * 6 + number

/** Which dice make up a reading. */
export function diceThatCount(dice: readonly number[], { kind, number }: Reading): readonly boolean[] {
  let wanted = KINDS.indexOf(kind) + 1
  return dice.map((die) => die === number && wanted-- > 0)
}
