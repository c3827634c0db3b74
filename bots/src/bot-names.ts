import { BadInput } from '@tudor-rose/table'
import type { BotsByGame } from './game-bots.ts'
import { greedyPolicy, isRated } from './greedy.ts'
import { isLevel, LEVELS } from './levels/level.ts'
import { levelPolicy } from './levels/level-policy.ts'
import { type Policy, randomPolicy } from './policy.ts'
import type { Budget } from './search/budget.ts'
import { searchPolicy } from './search/search-policy.ts'

const DEFAULT_PLAYOUTS = 400
const MAX_BUDGET = 10_000_000
const SEARCH = /^search(?::(\d{1,8})(ms)?)?$/
const LEVEL = /^([a-z]+)(?:@(\d{0,3}\.?\d{1,6}))?$/

/** Policies by name; each call creates a new player. */
export const POLICIES: Readonly<Record<string, (bots: BotsByGame) => Policy>> = {
  random: randomPolicy,
  greedy: greedyPolicy,
}

/** Whether this bot (a name in `POLICIES`, or a level) can play this game. */
export const playsGame = (name: string, game: string, bots: BotsByGame): boolean =>
  name !== 'greedy' || isRated(game, bots)

/** The names of search bots, for messages. */
export const SEARCH_BOT_NAMES = [
  ...LEVELS,
  'search',
  'search:PLAYOUTS',
  'search:MILLISECONDSms',
  'LEVEL@FACTOR',
] as const

/**
 * The bot with this name: `random`, `greedy`, `hard`, `hard@0.1` (a tenth of its time), `search`, `search:1000` (playouts per
 * move) or `search:200ms`. Bots that think by time use `clock`, in milliseconds. `timeFactor` scales the time of
 * levels.
 */
export function botNamed(name: string, bots: BotsByGame, clock: () => number, timeFactor = 1): Policy {
  if (Object.hasOwn(POLICIES, name)) return { ...POLICIES[name](bots), name }
  const [, level = '', factor = '1'] = LEVEL.exec(name) ?? []
  if (isLevel(level) && Number(factor) > 0)
    return { ...levelPolicy(level, { clock, timeFactor: timeFactor * Number(factor) }, bots), name }
  const found = SEARCH.exec(name)
  const many = found?.[1] === undefined ? DEFAULT_PLAYOUTS : Number(found[1])
  if (found === null || many < 1 || many > MAX_BUDGET)
    throw new BadInput(
      'unknown-option',
      `there is no bot "${name}"; available: ${[...Object.keys(POLICIES), ...SEARCH_BOT_NAMES].join(', ')}`,
    )
  const budget: Budget = found[2] === undefined ? { playouts: many } : { milliseconds: many, clock }
  return { ...searchPolicy(budget, bots), name }
}
