import { BadInput } from '@tudor-rose/table'
import { isLevel, LEVELS } from './levels/level.ts'
import { levelPolicy } from './levels/level-policy.ts'
import type { Policy } from './policy.ts'
import type { Budget } from './search/budget.ts'
import { type Guides, searchPolicy } from './search/search-policy.ts'

const USUAL_PLAYOUTS = 400
const MOST = 10_000_000
const SEARCH = /^search(?::(\d{1,8})(ms)?)?$/
const LEVEL = /^([a-z]+)(?:@(\d{0,3}\.?\d{1,6}))?$/

/** How a bot is named that thinks, for messages. */
export const THINKING_NAMES = [...LEVELS, 'search', 'search:PLAYOUTS', 'search:MILLISECONDSms', 'LEVEL@FACTOR'] as const

/**
 * The bot that a name such as `greedy`, `hard`, `hard@0.1` (a tenth of its time), `search`, `search:1000` (playouts for each move) or
 * `search:200ms` asks for. What thinks by time needs a clock, in milliseconds; a factor gives levels another time than theirs.
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
  const many = found?.[1] === undefined ? USUAL_PLAYOUTS : Number(found[1])
  if (found === null || many < 1 || many > MOST)
    throw new BadInput(
      'unknown-option',
      `there is no bot "${name}"; there are ${[...Object.keys(policies), ...THINKING_NAMES].join(', ')}`,
    )
  const budget: Budget = found[2] === undefined ? { playouts: many } : { milliseconds: many, clock }
  return { ...searchPolicy(budget, guides), name }
}
