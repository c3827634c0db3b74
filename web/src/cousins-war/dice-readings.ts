/** Readings of dice, for drawing only: which dice count, and what could truthfully be announced. */
import { ANNOUNCEMENT_KINDS, type Announcement } from '@tudor-rose/cousins-war/notation'

const countOf = (dice: readonly number[], number: number): number => dice.filter((die) => die === number).length

/** (R) An announcement is true if the dice contain it. */
export const containsReading = (dice: readonly number[], { kind, number }: Announcement): boolean =>
  countOf(dice, number) > ANNOUNCEMENT_KINDS.indexOf(kind)

/** Triple, pair, highest die. */
export function bestReading(dice: readonly number[]): Announcement {
  for (const kind of ANNOUNCEMENT_KINDS.toReversed())
    for (const number of [6, 5, 4, 3, 2, 1]) if (containsReading(dice, { kind, number })) return { kind, number }
  throw new Error('no dice, no reading')
}

/** The dice that make up a reading. */
export function diceThatCount(dice: readonly number[], { kind, number }: Announcement): readonly boolean[] {
  let wanted = ANNOUNCEMENT_KINDS.indexOf(kind) + 1
  return dice.map((die) => die === number && wanted-- > 0)
}
