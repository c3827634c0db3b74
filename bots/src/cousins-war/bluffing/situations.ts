/**
 * The situations in which an attack round can begin, as both sides see them: the number of fighters on either side, and
 * what is publicly known about the two last cards.
 */
import { MAX_POINTS } from './outcomes.ts'

/** Twelve troops and both French on one side; 24 troops and two French in all. */
export const MAX_FIGHTERS = 14
const MAX_IN_ALL = 26
/**
 * With the standard deck there are never more. The battlefield is empty at the start of a round; then eight cards are
 * played, each of which adds its points (at best 3, 3, 3, 3, 2, 2, 2, 2) or as many French; Combined Forces and Lord
 * Stanley add two or one more for the house that triggers them, never both in one round; and a battlefield begins with
 * two troops at most. Other decks can add more, up to all there are.
 */
export const MAX_BY_STANDARD_DECK = 24

/** What is known about a last card: there is none (any more); it has 1, 2 or 3 points; or only its owner knows it. */
export const NO_CARD = 0
export const HIDDEN = 4
export const CARD_STATES = 5

/** The probability that a hidden card has 1, 2 or 3 points: their proportion in the deck. */
export const HIDDEN_SHARES: readonly number[] = [7 / 17, 6 / 17, 4 / 17]

/** How many kinds it could be, from the other side's view. */
export const kindsOf = (card: number): number => (card === HIDDEN ? MAX_POINTS : 1)
export const pointsOf = (card: number, kind: number): number => (card === HIDDEN ? kind + 1 : card)
export const shareOf = (card: number, kind: number): number => (card === HIDDEN ? HIDDEN_SHARES[kind] : 1)

/** The prior belief about a card: if it is not hidden, all weight is on the one card. */
const CERTAIN: readonly number[] = [1, 0, 0]
export const certainOrHidden = (card: number): readonly number[] => (card === HIDDEN ? HIDDEN_SHARES : CERTAIN)

export const SITUATIONS = MAX_FIGHTERS * MAX_FIGHTERS * CARD_STATES * CARD_STATES
export const situation = (attackers: number, defenders: number, attackerCard: number, defenderCard: number): number =>
  (((attackers - 1) * MAX_FIGHTERS + defenders - 1) * CARD_STATES + attackerCard) * CARD_STATES + defenderCard

/** In each situation there is a value for every pair of cards that the two sides could hold. */
export const PAIRS = MAX_POINTS * MAX_POINTS
export const pairOf = (attackerKind: number, defenderKind: number): number => attackerKind * MAX_POINTS + defenderKind

export const isPossible = (attackers: number, defenders: number): boolean =>
  attackers >= 1 &&
  defenders >= 1 &&
  attackers <= MAX_FIGHTERS &&
  defenders <= MAX_FIGHTERS &&
  attackers + defenders <= MAX_IN_ALL

export interface Sides {
  readonly attackers: number
  readonly defenders: number
  readonly attackerCard: number
  readonly defenderCard: number
}

export const numberOf = ({ attackers, defenders, attackerCard, defenderCard }: Sides): number =>
  situation(attackers, defenders, attackerCard, defenderCard)

/**
 * All situations up to so many fighters on a side, ordered so that successors come first: fewer fighters before more,
 * used cards before held ones. A situation and its reverse, which can alternate, form a group.
 */
export function* inOrder(most: number = MAX_FIGHTERS): Generator<readonly [Sides] | readonly [Sides, Sides]> {
  for (let all = 2; all <= 2 * most; all++)
    for (let attackers = Math.max(1, all - most); attackers <= all / 2; attackers++)
      if (isPossible(attackers, all - attackers)) yield* withCards(attackers, all - attackers)
}

function* withCards(attackers: number, defenders: number): Generator<readonly [Sides] | readonly [Sides, Sides]> {
  for (let attackerCard = 0; attackerCard < CARD_STATES; attackerCard++)
    for (let defenderCard = 0; defenderCard < CARD_STATES; defenderCard++) {
      const sides = { attackers, defenders, attackerCard, defenderCard }
      const isItsOwnReverse = attackers === defenders && attackerCard === defenderCard
      if (isItsOwnReverse) yield [sides]
      else if (attackers < defenders || attackerCard < defenderCard) yield [sides, reverse(sides)]
    }
}

export const reverse = ({ attackers, defenders, attackerCard, defenderCard }: Sides): Sides => ({
  attackers: defenders,
  defenders: attackers,
  attackerCard: defenderCard,
  defenderCard: attackerCard,
})
