import type { Guides } from '../search/search-policy.ts'
import type { Teaching } from '../teaching.ts'
import { readBattleTable } from './bluffing/table-file.ts'
import { withBattlesWeighed } from './bluffing/weighing-guide.ts'
import { cousinsWarGuide } from './guide.ts'
import { cousinsWarJudge } from './judge.ts'

export const teaching: Teaching = {
  judges: { 'cousins-war': (game) => cousinsWarJudge(game) },
  guides: { 'cousins-war': (game) => cousinsWarGuide(game) },
}

/**
 * The guide with the table by which battles are fought, `data/cousins-war-battle.bin`. It is larger than all of the program, so
 * whoever wants the stronger bot loads its bytes when there is a game to play.
 */
export function guidesByTable(bytes: Uint8Array): Guides {
  const table = readBattleTable(bytes)
  return { 'cousins-war': (game) => withBattlesWeighed(cousinsWarGuide(game, table), game, table) }
}
