import type { AnyGame } from '@tudor-rose/table'
import type { WeighingGuide } from '../../hints/weighing.ts'
import type { Guide } from '../../search/guide.ts'
import { Board, type World } from '../board.ts'
import type { BattleTable } from './battle-table.ts'
import { BattleWeigher } from './battle-weigher.ts'

/** A guide that fights by this table, and can also say what the choices that it has in a battle are worth. */
export function withBattlesWeighed(guide: Guide<World>, game: AnyGame, table: BattleTable): WeighingGuide<World> {
  if (guide.evaluate === undefined) throw new Error('battles are weighed by what a world after them is worth')
  const weigher = new BattleWeigher(game, new Board(game), table, guide.evaluate)
  return { ...guide, weigh: (world, seat, moves) => weigher.weigh(world, seat, moves) }
}
