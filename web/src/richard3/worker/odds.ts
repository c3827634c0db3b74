/** Battle odds for the viewer, calculated incrementally. */
import { beginRichardOdds, type HouseName, reportBattleOdds } from '@tudor-rose/bots'
import { BadInput, fastChance } from '@tudor-rose/table'
import type { Topic } from '../../worker/game-module.ts'
import type { OddsAsked } from '../odds/odds-asked.ts'

/** Undefined if there is no such battle. */
export const topic: Topic = {
  begin(game, state, seat, question) {
    const own = game.seats(game.optionsOf(state))[seat] as HouseName
    try {
      // A fixed seed: odds change only when something happens.
      const task = beginRichardOdds(game, state, seat, question as OddsAsked, fastChance('odds'))
      return { run: (mayContinue) => task.run(mayContinue), result: () => reportBattleOdds(task.result(), own) }
    } catch (error) {
      if (error instanceof BadInput) return undefined
      throw error
    }
  },
}
