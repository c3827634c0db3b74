/** Converts a battle of the game to a situation of the table. */
import { NONE } from '@tudor-rose/table'
import { type Board, type CousinsState, other } from '../board.ts'
import { HIDDEN, NO_CARD, type Sides } from './situations.ts'

/** The two sides, with what both of them know about the two last cards. */
export function sidesOf(board: Board, world: CousinsState): Sides {
  const { attacker } = world
  return {
    attackers: board.fighters(world, attacker),
    defenders: board.fighters(world, other(attacker)),
    attackerCard: cardState(board, world, attacker),
    defenderCard: cardState(board, world, other(attacker)),
  }
}

/** Which of the possible cards this house holds, from the other side's view: 0 unless it is hidden. */
export function kindHeld(board: Board, world: CousinsState, house: number): number {
  if (cardState(board, world, house) !== HIDDEN) return 0
  return world.components.cards[lastCard(board, world, house)].points - 1
}

/** The card that this house could still use in the battle, or `NONE`. */
function lastCard(board: Board, world: CousinsState, house: number): number {
  if (board.isLastCardUsed(world, house) || board.isWithoutLastCards(world)) return NONE
  const card = world.components.cards.findIndex((_, index) => board.isInHand(world, index, house))
  return card < 0 ? NONE : card
}

/**
 * A card that was given away is known to the giver, and its holder knows that. And if all unseen cards have the same
 * points, both know how many the other's has, and each knows that the other knows.
 */
function cardState(board: Board, world: CousinsState, house: number): number {
  const card = lastCard(board, world, house)
  if (card === NONE) return NO_CARD
  const isClear = board.isKnownToEnemy(world, card) || areUnseenAlike(board, world)
  return isClear ? world.components.cards[card].points : HIDDEN
}

function areUnseenAlike(board: Board, world: CousinsState): boolean {
  const unseen = world.components.cards.filter((_, card) => board.isUnseen(world, card))
  return unseen.every(({ points }) => points === unseen[0].points)
}
