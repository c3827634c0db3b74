/**
 * The situations in which an exchange of a battle can begin, as both sides see them: how many fight on either side, and
 * what is commonly known of the two last cards.
 */
import { MOST_POINTS } from './outcomes.ts'

/** Twelve troops and both French on one half; 24 troops and two French in all. */
export const MOST_FIGHTERS = 14
const MOST_IN_ALL = 26
/**
 * With the standard deck no more ever meet. The battlefield is empty when a round begins; then eight cards are played, each of
 * which brings its points (at best 3, 3, 3, 3, 2, 2, 2, 2) or as many French; Combined Forces and Lord Stanley bring two or
 * one more to whoever triggers them, never both in one round; and a battlefield begins with two troops at most. Other decks
 * can bring more, up to all there are.
 */
export const MOST_BY_STANDARD_DECK = 24

/** What is known of a last card: there is none (any more); it has 1, 2 or 3 points; or only its owner knows it. */
export const NO_CARD = 0
export const HIDDEN = 4
export const CARD_STATES = 5

/** How likely a hidden card has 1, 2 or 3 points: as often as there are such cards in the deck. */
export const HIDDEN_SHARES: readonly number[] = [7 / 17, 6 / 17, 4 / 17]

/** How many cards it could be, seen from the other side. */
export const kindsOf = (card: number): number => (card === HIDDEN ? MOST_POINTS : 1)
export const pointsOf = (card: number, kind: number): number => (card === HIDDEN ? kind + 1 : card)
export const shareOf = (card: number, kind: number): number => (card === HIDDEN ? HIDDEN_SHARES[kind] : 1)

/** What is thought at first of a card: where nothing is hidden all the weight is on the one card. */
const CERTAIN: readonly number[] = [1, 0, 0]
export const certainOrHidden = (card: number): readonly number[] => (card === HIDDEN ? HIDDEN_SHARES : CERTAIN)

export const SITUATIONS = MOST_FIGHTERS * MOST_FIGHTERS * CARD_STATES * CARD_STATES
export const situation = (attackers: number, defenders: number, attackerCard: number, defenderCard: number): number =>
  (((attackers - 1) * MOST_FIGHTERS + defenders - 1) * CARD_STATES + attackerCard) * CARD_STATES + defenderCard

/** In each situation a value for every pair of cards that the two could hold. */
export const PAIRS = MOST_POINTS * MOST_POINTS
export const pairOf = (attackerKind: number, defenderKind: number): number => attackerKind * MOST_POINTS + defenderKind

export const isPossible = (attackers: number, defenders: number): boolean =>
  attackers >= 1 &&
  defenders >= 1 &&
  attackers <= MOST_FIGHTERS &&
  defenders <= MOST_FIGHTERS &&
  attackers + defenders <= MOST_IN_ALL

export interface Sides {
  readonly attackers: number
  readonly defenders: number
  readonly attackerCard: number
  readonly defenderCard: number
}

export const numberOf = ({ attackers, defenders, attackerCard, defenderCard }: Sides): number =>
  situation(attackers, defenders, attackerCard, defenderCard)

/**
 * All situations up to so many fighters on a side, such that all that can follow without coming back stands before: fewer
 * fighters before more, cards that are gone before cards that are held. A situation and the one with the roles changed,
 * which can follow one another in turn, stand together.
 */
export function* inOrder(most: number = MOST_FIGHTERS): Generator<readonly [Sides] | readonly [Sides, Sides]> {
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
