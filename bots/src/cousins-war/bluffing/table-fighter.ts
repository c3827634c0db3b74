/** Makes the four decisions of a battle of the real game by a table. It is shown imagined worlds only. */
import { type AnyGame, BadInput, type Chance, type Move, type Seat } from '@tudor-rose/table'
import type { Board, World } from '../board.ts'
import { BattlePlayer, type Dice } from './battle-player.ts'
import type { BattleTable } from './battle-table.ts'
import { kindHeld, sidesOf } from './fighting-sides.ts'
import { MOST_FIGHTERS } from './situations.ts'

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
