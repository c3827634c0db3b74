/** Battle odds as a question of players, from a page or over a socket. */
import { BadInput, fastChance } from '@tudor-rose/table'
import type { Topic } from '../../topic.ts'
import { beginRichardOdds, type HouseName, type OddsRequest } from './battle-odds.ts'
import { reportBattleOdds } from './odds-report.ts'

/** What players may ask; how many worlds are sampled is not theirs to say. */
export type OddsQuestion = Required<Pick<OddsRequest, 'area' | 'moves'>>

/** The most moves that can be planned before a battle. */
const MAX_PLANNED = 8

function readQuestion(question: unknown): OddsQuestion | undefined {
  if (typeof question !== 'object' || question === null) return undefined
  const { area, moves } = question as Partial<Record<string, unknown>>
  if (typeof area !== 'string' || !Array.isArray(moves) || moves.length > MAX_PLANNED) return undefined
  return moves.every((move) => typeof move === 'string') ? { area, moves } : undefined
}

/** Undefined if there is no such battle, or if the moves would throw dice or reveal something. */
export const topic: Topic = {
  begin(game, state, seat, question) {
    const asked = readQuestion(question)
    if (asked === undefined) return undefined
    const own = game.seats(game.optionsOf(state))[seat] as HouseName
    try {
      // A fixed seed: odds change only when something happens.
      const task = beginRichardOdds(game, state, seat, asked, fastChance('odds'))
      return { run: (mayContinue) => task.run(mayContinue), result: () => reportBattleOdds(task.result(), own) }
    } catch (error) {
      if (error instanceof BadInput) return undefined
      throw error
    }
  },
}
