import { BadInput } from '@tudor-rose/table'
import { isLevel, LEVELS } from './levels/level.ts'
import { levelPolicy } from './levels/level-policy.ts'
import type { Policy } from './policy.ts'
import type { Budget } from './search/budget.ts'
import { type Guides, searchPolicy } from './search/search-policy.ts'

const DEFAULT_PLAYOUTS = 400
const MAX_BUDGET = 10_000_000
const SEARCH = /^search(?::(\d{1,8})(ms)?)?$/
const LEVEL = /^([a-z]+)(?:@(\d{0,3}\.?\d{1,6}))?$/

/** The names of search bots, for messages. */
export const SEARCH_BOT_NAMES = [
  ...LEVELS,
  'search',
  'search:PLAYOUTS',
  'search:MILLISECONDSms',
  'LEVEL@FACTOR',
] as const

/**
 * The bot with this name: `greedy`, `hard`, `hard@0.1` (a tenth of its time), `search`, `search:1000` (playouts per
 * move) or `search:200ms`. Bots that think by time use `clock`, in milliseconds. `timeFactor` scales the time of
 * levels.
 */
export function botNamed(
  name: string,
  policies: Readonly<Record<string, () => Policy>>,
  guides: Guides,
  clock: () => number,
  timeFactor = 1,
): Policy {
  if (Object.hasOwn(policies, name)) return { ...policies[name](), name }
  const [, level = '', factor = '1'] = LEVEL.exec(name) ?? []
  if (isLevel(level) && Number(factor) > 0)
    return { ...levelPolicy(level, { clock, timeFactor: timeFactor * Number(factor) }, guides), name }
  const found = SEARCH.exec(name)
  const many = found?.[1] === undefined ? DEFAULT_PLAYOUTS : Number(found[1])
  if (found === null || many < 1 || many > MAX_BUDGET)
    throw new BadInput(
      'unknown-option',
      `there is no bot "${name}"; available: ${[...Object.keys(policies), ...SEARCH_BOT_NAMES].join(', ')}`,
    )
  const budget: Budget = found[2] === undefined ? { playouts: many } : { milliseconds: many, clock }
  return { ...searchPolicy(budget, guides), name }
}
