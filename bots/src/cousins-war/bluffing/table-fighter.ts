/** Makes the four decisions of a battle of the real game by a table. It is shown imagined worlds only. */
import type { Deck } from '@tudor-rose/cousins-war'
import { type AnyGame, BadInput, type Chance, type Move, NOTHING, type Seat } from '@tudor-rose/table'
import { type Board, other, type World } from '../board.ts'
import { BattlePlayer, type Dice } from './battle-player.ts'
import type { BattleTable } from './battle-table.ts'
import { HIDDEN, MOST_FIGHTERS, NO_CARD, type Sides } from './situations.ts'

const KINDS_OF_ANNOUNCEMENT = ['single', 'pair of', 'triple of']

/** Tables for small battles alone are for trying things out. */
export function checkComplete({ mostFighters }: BattleTable): void {
  if (mostFighters < MOST_FIGHTERS)
    throw new BadInput('bad-components', `the battle table ends at ${mostFighters} fighters of ${MOST_FIGHTERS}`)
}

export class TableFighter {
  readonly #game: AnyGame
  readonly #board: Board
  readonly #player: BattlePlayer

  constructor(game: AnyGame, board: Board, table: BattleTable) {
    checkComplete(table)
    this.#game = game
    this.#board = board
    this.#player = new BattlePlayer(table)
  }

  knows(world: World): boolean {
    return this.#board.isInBattle(world)
  }

  choose(world: World, seat: Seat, chance: Chance): Move {
    const line = this.#decide(world, seat, chance)
    const move = this.#game.notation.parse(line, seat)
    if (move === undefined) throw new Error(`a battle table wants to ${line}, which is no move`)
    return move
  }

  #decide(world: World, seat: Seat, chance: Chance): string {
    const player = this.#player
    const board = this.#board
    const sides = sidesOf(board, world)
    const kind = kindHeld(board, world, seat)
    switch (board.step(world)) {
      case 'announce': {
        const announced = player.announce(sides, kind, board.attackDice(world), chance) - 1
        return `announce ${KINDS_OF_ANNOUNCEMENT[Math.floor(announced / 6)]} ${(announced % 6) + 1}`
      }
      case 'answer':
        return player.doubts(sides, kind, world.announced, chance) ? 'doubt' : 'believe'
      case 'attacker-card':
        return diceLine(player.turnWhenCaught(sides, kind, board.attackDice(world), world.announced))
      default:
        return diceLine(player.turnAnswer(sides, kind, world.result, board.defenceDice(world)))
    }
  }
}

const diceLine = (dice: Dice | undefined): string => (dice ? `turn the dice to ${dice.join(' ')}` : 'leave the dice')

/** The two sides as they stand, with what both of them know of the two last cards. */
function sidesOf(board: Board, world: World): Sides {
  const { attacker } = world
  return {
    attackers: board.fighters(world, attacker),
    defenders: board.fighters(world, other(attacker)),
    attackerCard: cardState(board, world, attacker),
    defenderCard: cardState(board, world, other(attacker)),
  }
}

/** The card that this house could still use in the battle, or `NOTHING`. */
function lastCard(board: Board, world: World, house: number): number {
  if (board.isLastCardUsed(world, house) || board.isWithoutLastCards(world)) return NOTHING
  const { cards }: Deck = world.deck
  const card = cards.findIndex((_, index) => board.isInHand(world, index, house))
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

function kindHeld(board: Board, world: World, house: number): number {
  if (cardState(board, world, house) !== HIDDEN) return 0
  return world.deck.cards[lastCard(board, world, house)].points - 1
}
