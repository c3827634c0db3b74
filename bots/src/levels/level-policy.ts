import type { AnyGame } from '@tudor-rose/table'
import { beginWith, finished, type Policy, randomPolicy } from '../policy.ts'
import type { Budget } from '../search/budget.ts'
import { type Guides, searchPolicy } from '../search/search-policy.ts'
import { type Level, type LevelName, levelOf } from './level.ts'

/**
 * How a level keeps time: by a clock in milliseconds, perhaps with a part of the usual time, which tells in levels that use all of
 * theirs; or by playouts alone, so that the same chance gives the same move on any machine.
 */
export type Pace = { readonly clock: () => number; readonly timeFactor?: number } | 'counted'

const FINENESS = 2 ** 16

export function budgetOf({ playouts, milliseconds, usesAllTime }: Level, pace: Pace): Budget {
  if (pace === 'counted') return { playouts }
  const { clock, timeFactor = 1 } = pace
  const timed = { milliseconds: milliseconds * timeFactor, clock }
  return usesAllTime ? timed : { ...timed, playouts }
}

/** A player of this level, in whatever game it is asked. */
export function levelPolicy(name: LevelName, pace: Pace, guides: Guides): Policy {
  const random = randomPolicy()
  const thinkers = new Map<string, Policy>()

  function thinkerIn(game: AnyGame): Policy {
    const found = thinkers.get(game.name)
    if (found !== undefined) return found
    const level = levelOf(name, game.name)
    const made = searchPolicy(budgetOf(level, pace), guides, { stopsWhenSettled: true, ...level.settings })
    thinkers.set(game.name, made)
    return made
  }

  const begin: Policy['begin'] = (game, state, seat, chance) => {
    const { careless } = levelOf(name, game.name)
    const isCareless = careless > 0 && chance.below(FINENESS) < careless * FINENESS
    return beginWith(isCareless ? random : thinkerIn(game), game, state, seat, chance)
  }
  return { name, begin, choose: (game, state, seat, chance) => finished(begin(game, state, seat, chance)) }
}
