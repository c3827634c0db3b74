import {
  type Advising,
  beginAdvice,
  beginWith,
  botNamed,
  budgetOf,
  type Guides,
  greedyPolicy,
  isLevel,
  levelOf,
  type Policy,
  type Pondering,
  randomPolicy,
  type Teaching,
} from '@tudor-rose/bots'
import type { AnyGame, Chance, Seat } from '@tudor-rose/table'
import { battleGuides } from './battle-table.ts'
import { teachingOf } from './teaching.ts'

const clock = (): number => performance.now()
const random = randomPolicy()
/** One of each for all seats: a policy remembers games, not positions. */
const policies = new Map<string, Policy>()
let taught: Teaching = { judges: {}, guides: {} }
let hasTable = false

/** Gets what bots cannot play a game well without. */
export async function learn(game: string): Promise<void> {
  if (Object.hasOwn(taught.guides, game)) return
  const more = await teachingOf(game)
  if (Object.hasOwn(taught.guides, game)) return
  taught = { judges: { ...taught.judges, ...more.judges }, guides: { ...taught.guides, ...more.guides } }
  policies.clear()
}

/** Gets what bots had better know of a game, but is too large to be waited for. They play without it until it is there. */
export async function prepareBots(game: string): Promise<void> {
  await learn(game)
  if (game !== 'cousins-war' || hasTable) return
  const guides = await battleGuides()
  if (guides === undefined || hasTable) return
  hasTable = true
  taught = { ...taught, guides: { ...taught.guides, ...guides } }
  policies.clear()
}

/** What bots know of the games by now. */
export const knownGuides = (): Guides => taught.guides

/** The player of this name; whoever is not known plays at random. */
function policyNamed(name: string): Policy {
  if (!isLevel(name) && name !== 'greedy') return random
  const simple = { greedy: () => greedyPolicy(taught.judges) }
  const policy = policies.get(name) ?? botNamed(name, simple, taught.guides, clock)
  policies.set(name, policy)
  return policy
}

/** Lets a bot think a little at a time. One that is at its wits' end must not end the game: it takes any move. */
export function beginBot(name: string, game: AnyGame, state: unknown, seat: Seat, chance: Chance): Pondering {
  const atRandom = (): Pondering => beginWith(random, game, state, seat, chance)
  let pondering: Pondering
  const orAtRandom = <T>(act: () => T): T => {
    try {
      return act()
    } catch {
      pondering = atRandom()
      return act()
    }
  }
  try {
    pondering = beginWith(policyNamed(name), game, state, seat, chance)
  } catch {
    pondering = atRandom()
  }
  return {
    goOn: (mayGoOn) => orAtRandom(() => pondering.goOn(mayGoOn)),
    move: () => orAtRandom(() => pondering.move()),
  }
}

/** Lets the strongest bot think about what somebody should do, from what that seat knows. */
export const beginHint = (game: AnyGame, state: unknown, seat: Seat, chance: Chance): Advising =>
  beginAdvice(game, state, seat, chance, taught.guides, budgetOf(levelOf('hard', game.name), { clock }))
