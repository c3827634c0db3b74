/** Fights the battles of The Cousins' War by a table, and leaves all else to another policy. */
import type { Deck } from '@tudor-rose/cousins-war'
import { type AnyGame, BadInput, fastChance, MoveList, NOTHING } from '@tudor-rose/table'
import type { Policy } from '../../policy.ts'
import { Board, other, type World } from '../board.ts'
import { BattlePlayer, type Dice } from './battle-player.ts'
import type { BattleTable } from './battle-table.ts'
import { HIDDEN, MOST_FIGHTERS, NO_CARD, type Sides } from './situations.ts'

const FRESH_SEEDS = 2 ** 32
const DECISIONS = ['announce', 'answer', 'attacker-card', 'defender-card']

export function battlePolicy(table: BattleTable, otherwise: Policy): Policy {
  if (table.mostFighters < MOST_FIGHTERS)
    throw new BadInput('bad-components', `the battle table ends at ${table.mostFighters} fighters of ${MOST_FIGHTERS}`)
  const player = new BattlePlayer(table)
  const boards = new WeakMap<AnyGame, Board>()
  const moves = new MoveList()
  return {
    name: `${otherwise.name}, battles by table`,
    choose(game, state, seat, chance) {
      const board = boards.get(game) ?? new Board(game)
      boards.set(game, board)
      const own = fastChance(chance.below(FRESH_SEEDS))
      const world = game.imagine(state, seat, own) as World
      if (!DECISIONS.includes(board.step(world))) return otherwise.choose(game, state, seat, chance)
      // How much chance `imagine` uses may depend on what is hidden.
      const line = decide(player, board, world, seat, fastChance(chance.below(FRESH_SEEDS)))
      moves.clear()
      game.moves(state, seat, moves)
      for (let i = 0; i < moves.length; i++) if (game.notation.format(moves.at(i), seat) === line) return moves.at(i)
      throw new Error(`a battle table wants to ${line}, which is not legal`)
    },
  }
}

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

const KINDS_OF_ANNOUNCEMENT = ['single', 'pair of', 'triple of']

function decide(
  player: BattlePlayer,
  board: Board,
  world: World,
  seat: number,
  chance: ReturnType<typeof fastChance>,
): string {
  const sides = sidesOf(board, world)
  const kind = kindHeld(board, world, seat)
  const diceLine = (dice: Dice | undefined) => (dice ? `turn the dice to ${dice.join(' ')}` : 'leave the dice')
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

function lastCard(board: Board, world: World, house: number): number {
  const deck: Deck = world.deck
  if (board.isLastCardUsed(world, house)) return NOTHING
  if (world.twist !== NOTHING && deck.twists[world.twist].rule === 'no last card') return NOTHING
  const card = deck.cards.findIndex((_, index) => board.isInHand(world, index, house))
  return card < 0 ? NOTHING : card
}

/** Who gave a card away knows it, and whoever holds it knows that he does. */
function cardState(board: Board, world: World, house: number): number {
  const card = lastCard(board, world, house)
  if (card === NOTHING) return NO_CARD
  return board.isKnownToEnemy(world, card) ? world.deck.cards[card].points : HIDDEN
}

function kindHeld(board: Board, world: World, house: number): number {
  if (cardState(board, world, house) !== HIDDEN) return 0
  return world.deck.cards[lastCard(board, world, house)].points - 1
}
