/** A battle of the real game as the table knows it. */
import { NOTHING } from '@tudor-rose/table'
import { type Board, other, type World } from '../board.ts'
import { HIDDEN, NO_CARD, type Sides } from './situations.ts'

/** The two sides as they stand, with what both of them know of the two last cards. */
export function sidesOf(board: Board, world: World): Sides {
  const { attacker } = world
  return {
    attackers: board.fighters(world, attacker),
    defenders: board.fighters(world, other(attacker)),
    attackerCard: cardState(board, world, attacker),
    defenderCard: cardState(board, world, other(attacker)),
  }
}

/** Which of the cards that it could be, seen from the other side, this house holds: 0 unless it is hidden. */
export function kindHeld(board: Board, world: World, house: number): number {
  if (cardState(board, world, house) !== HIDDEN) return 0
  return world.deck.cards[lastCard(board, world, house)].points - 1
}

/** The card that this house could still use in the battle, or `NOTHING`. */
function lastCard(board: Board, world: World, house: number): number {
  if (board.isLastCardUsed(world, house) || board.isWithoutLastCards(world)) return NOTHING
  const card = world.deck.cards.findIndex((_, index) => board.isInHand(world, index, house))
  return card < 0 ? NOTHING : card
}

/**
 * Who gave a card away knows it, and whoever holds it knows that he does. And where all cards that have not been seen have the
 * same points, both know how many the other's has, and each knows that the other does.
 */
function cardState(board: Board, world: World, house: number): number {
  const card = lastCard(board, world, house)
  if (card === NOTHING) return NO_CARD
  const isClear = board.isKnownToEnemy(world, card) || areUnseenAlike(board, world)
  return isClear ? world.deck.cards[card].points : HIDDEN
}

function areUnseenAlike(board: Board, world: World): boolean {
  const unseen = world.deck.cards.filter((_, card) => board.isUnseen(world, card))
  return unseen.every(({ points }) => points === unseen[0].points)
}
