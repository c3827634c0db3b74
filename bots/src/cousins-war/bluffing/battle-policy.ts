/** Plays the battles of The Cousins' War by a table, and leaves everything else to another policy. */
import { type AnyGame, fastChance } from '@tudor-rose/table'
import type { Policy } from '../../policy.ts'
import { Board, type CousinsState } from '../board.ts'
import type { BattleTable } from './battle-table.ts'
import { checkComplete, TableFighter } from './table-fighter.ts'

const FRESH_SEEDS = 2 ** 32

export function battlePolicy(table: BattleTable, otherwise: Policy): Policy {
  checkComplete(table)
  const fighters = new WeakMap<AnyGame, TableFighter>()
  function fighterIn(game: AnyGame): TableFighter {
    const fighter = fighters.get(game) ?? new TableFighter(game, new Board(), table)
    fighters.set(game, fighter)
    return fighter
  }

  return {
    name: `${otherwise.name}, battles by table`,
    choose(game, state, seat, chance) {
      const world = game.imagine(state, seat, fastChance(chance.below(FRESH_SEEDS))) as CousinsState
      const fighter = fighterIn(game)
      if (!fighter.knows(world)) return otherwise.choose(game, state, seat, chance)
      // How much chance `imagine` draws may depend on hidden information.
      return fighter.choose(world, seat, fastChance(chance.below(FRESH_SEEDS)))
    },
  }
}
