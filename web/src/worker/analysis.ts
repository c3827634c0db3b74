/** A bot's analysis of a finished game, position by position. */
import { analyse, DEFAULT_ANALYSIS } from '@tudor-rose/bots'
import { fastChance } from '@tudor-rose/table'
import { knownBots, prepareBots } from './bots.ts'
import type { GameModule } from './game-module.ts'
import type { AnalysedPosition } from './messages.ts'
import type { Replay } from './replay.ts'

/** A fixed seed: the same game gets the same analysis. */
const SEED = 'analysis'

export async function beginAnalysis(
  module: GameModule,
  { game, course }: Replay,
): Promise<Iterator<AnalysedPosition, void>> {
  // An analysis can wait until the bots are fully loaded.
  await prepareBots(module)
  const { states, played } = course
  const settings = { ...DEFAULT_ANALYSIS, guides: knownBots() }
  const positions = analyse(game, states, played, fastChance(SEED), settings)
  function* answers(): Generator<AnalysedPosition, void> {
    for (const { number, chances, cost, better } of positions)
      yield {
        number,
        chances,
        cost,
        better: better === undefined ? undefined : game.notation.format(better, played[number].seat),
      }
  }
  return answers()
}
