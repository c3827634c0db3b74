/** A finished game looked at again by a bot, moment by moment. */
import { analyse, USUAL_ANALYSIS } from '@tudor-rose/bots'
import { fastChance } from '@tudor-rose/table'
import { knownGuides, prepareBots } from './bots.ts'
import type { AnalysedMoment } from './messages.ts'
import type { Replay } from './replay.ts'

/** The same game gets the same analysis. */
const SEED = 'analysis'

export async function beginAnalysis({ game, course }: Replay): Promise<Iterator<AnalysedMoment, void>> {
  // Who looks back has the time to wait for what bots should know.
  await prepareBots(game.name)
  const { states, played } = course
  const settings = { ...USUAL_ANALYSIS, guides: knownGuides() }
  const moments = analyse(game, states, played, fastChance(SEED), settings)
  function* told(): Generator<AnalysedMoment, void> {
    for (const { number, chances, cost, better } of moments)
      yield {
        number,
        chances,
        cost,
        better: better === undefined ? undefined : game.notation.format(better, played[number].seat),
      }
  }
  return told()
}
