/** Makes the four decisions of a battle of the game by a table. It is shown determinizations only. */
import type { CousinsMove } from '@tudor-rose/cousins-war'
import { ANNOUNCEMENTS } from '@tudor-rose/cousins-war/notation'
import { BadInput, type Chance, type Move, type Seat } from '@tudor-rose/table'
import type { Board, CousinsGame, CousinsState } from '../board.ts'
import { BattlePlayer, type Dice } from './battle-player.ts'
import type { BattleTable } from './battle-table.ts'
import { kindHeld, sidesOf } from './fighting-sides.ts'
import { MAX_FIGHTERS } from './situations.ts'

/** Incomplete tables are for experiments. */
export function checkComplete({ mostFighters }: BattleTable): void {
  if (mostFighters < MAX_FIGHTERS)
    throw new BadInput('bad-components', `the battle table ends at ${mostFighters} fighters of ${MAX_FIGHTERS}`)
}

export class TableFighter {
  readonly #game: CousinsGame
  readonly #board: Board
  readonly #player: BattlePlayer

  constructor(game: CousinsGame, board: Board, table: BattleTable) {
    checkComplete(table)
    this.#game = game
    this.#board = board
    this.#player = new BattlePlayer(table)
  }

  knows(world: CousinsState): boolean {
    return this.#board.isInBattle(world)
  }

  choose(world: CousinsState, seat: Seat, chance: Chance): Move {
    const parsed = this.#decide(world, seat, chance)
    const move = this.#game.notation.encode(parsed, seat)
    if (move === undefined) throw new Error(`a battle table wants ${JSON.stringify(parsed)}, which is no move`)
    return move
  }

  #decide(world: CousinsState, seat: Seat, chance: Chance): CousinsMove {
    const player = this.#player
    const board = this.#board
    const sides = sidesOf(board, world)
    const kind = kindHeld(board, world, seat)
    switch (board.step(world)) {
      case 'announce': {
        const rank = player.announce(sides, kind, board.attackDice(world), chance)
        return { verb: 'announce', announcement: ANNOUNCEMENTS[rank - 1] }
      }
      case 'answer':
        return { verb: player.doubts(sides, kind, world.announced, chance) ? 'doubt' : 'believe' }
      case 'attacker-card':
        return turnTo(player.turnWhenCaught(sides, kind, board.attackDice(world), world.announced))
      default:
        return turnTo(player.turnAnswer(sides, kind, world.result, board.defenceDice(world)))
    }
  }
}

const turnTo = (dice: Dice | undefined): CousinsMove => (dice ? { verb: 'turn', dice } : { verb: 'leave' })
