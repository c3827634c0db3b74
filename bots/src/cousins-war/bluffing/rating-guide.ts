import type { AnyGame } from '@tudor-rose/table'
import type { RatingGuide } from '../../hints/rated-moves.ts'
import type { Guide } from '../../search/guide.ts'
import { Board, type CousinsState } from '../board.ts'
import { BattleMoveRater } from './battle-move-rater.ts'
import type { BattleTable } from './battle-table.ts'

/** A guide that plays battles by this table, and can also rate its moves there. */
export function withRatedBattleMoves(
  guide: Guide<CousinsState>,
  game: AnyGame,
  table: BattleTable,
): RatingGuide<CousinsState> {
  if (guide.evaluate === undefined) throw new Error('battles are weighed by what a world after them is worth')
  const rater = new BattleMoveRater(game, new Board(), table, guide.evaluate)
  return { ...guide, rateMoves: (world, seat, moves) => rater.rateMoves(world, seat, moves) }
}
