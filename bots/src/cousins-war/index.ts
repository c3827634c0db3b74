import type { GameBots } from '../game-bots.ts'
import { withRatedBattleMoves } from './bluffing/rating-guide.ts'
import { readBattleTable } from './bluffing/table-file.ts'
import { cousinsWarGuide } from './guide.ts'
import { levels } from './levels.ts'
import { cousinsWarMoveRater } from './move-rater.ts'

export const bots: GameBots = {
  moveRater: (game) => cousinsWarMoveRater(game),
  guide: (game) => cousinsWarGuide(game),
  levels,
  loadExercises: () => import('./practice/index.ts'),
  // The table of solved battles.
  data: {
    file: 'cousins-war-battle.bin',
    read(bytes) {
      const table = readBattleTable(bytes)
      return { guide: (game) => withRatedBattleMoves(cousinsWarGuide(game, table), game, table) }
    },
  },
}
