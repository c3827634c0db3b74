import type { GameBots } from '../game-bots.ts'
import type { Guides } from '../search/search-policy.ts'
import { withRatedBattleMoves } from './bluffing/rating-guide.ts'
import { readBattleTable } from './bluffing/table-file.ts'
import { cousinsWarGuide } from './guide.ts'
import { cousinsWarMoveRater } from './move-rater.ts'

export const bots: GameBots = {
  moveRaters: { 'cousins-war': (game) => cousinsWarMoveRater(game) },
  guides: { 'cousins-war': (game) => cousinsWarGuide(game) },
}

/**
 * The guide with the table of solved battles, `data/cousins-war-battle.bin`. The file is larger than the program, so it
 * is loaded only when there is a game to play.
 */
export function guidesWithTable(bytes: Uint8Array): Guides {
  const table = readBattleTable(bytes)
  return { 'cousins-war': (game) => withRatedBattleMoves(cousinsWarGuide(game, table), game, table) }
}
