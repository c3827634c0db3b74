import type { AnyGame } from '@tudor-rose/table'
import { finish } from '../incremental-task.ts'
import { beginDecision, type Policy, randomPolicy } from '../policy.ts'
import type { Budget } from '../search/budget.ts'
import { type Guides, searchPolicy } from '../search/search-policy.ts'
import { type Level, type LevelName, type LevelsByGame, levelOf } from './level.ts'

/**
 * How a level keeps time: by a clock in milliseconds, optionally scaled, which matters for levels that use all of their
 * time; or by playouts alone, so that the same chance gives the same move on any machine.
 */
export type LevelTiming = { readonly clock: () => number; readonly timeFactor?: number } | 'counted'

const CHANCE_STEPS = 2 ** 16

export function budgetOf({ playouts, milliseconds, usesAllTime }: Level, timing: LevelTiming): Budget {
  if (timing === 'counted') return { playouts }
  const { clock, timeFactor = 1 } = timing
  const timed = { milliseconds: milliseconds * timeFactor, clock }
  return usesAllTime ? timed : { ...timed, playouts }
}

/** A player of this level, for any game. */
export function levelPolicy(name: LevelName, timing: LevelTiming, bots: Guides & LevelsByGame): Policy {
  const random = randomPolicy()
  const thinkers = new Map<string, Policy>()

  function thinkerIn(game: AnyGame): Policy {
    const found = thinkers.get(game.name)
    if (found !== undefined) return found
    const level = levelOf(name, game.name, bots)
    const made = searchPolicy(budgetOf(level, timing), bots, { stopsEarly: true, ...level.settings })
    thinkers.set(game.name, made)
    return made
  }

  const begin: Policy['begin'] = (game, state, seat, chance) => {
    const { blunderRate } = levelOf(name, game.name, bots)
    const blunders = blunderRate > 0 && chance.below(CHANCE_STEPS) < blunderRate * CHANCE_STEPS
    return beginDecision(blunders ? random : thinkerIn(game), game, state, seat, chance)
  }
  return { name, begin, choose: (game, state, seat, chance) => finish(begin(game, state, seat, chance)) }
}
