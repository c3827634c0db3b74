import {
  type Advising,
  beginAdvice,
  beginWith,
  botNamed,
  budgetOf,
  GUIDES,
  type Guides,
  guidesWithBattleTable,
  isLevel,
  levelOf,
  POLICIES,
  type Policy,
  type Pondering,
  randomPolicy,
} from '@tudor-rose/bots'
import type { AnyGame, Chance, Seat } from '@tudor-rose/table'
import { battleTable } from './battle-table.ts'

const clock = (): number => performance.now()
const random = randomPolicy()
/** One of each for all seats: a policy remembers games, not positions. */
const policies = new Map<string, Policy>()
let guides = GUIDES

/** Gets what bots had better know of a game, but is too large to be waited for. They play without it until it is there. */
export async function prepareBots(game: string): Promise<void> {
  if (game !== 'cousins-war' || guides !== GUIDES) return
  const bytes = await battleTable()
  if (bytes === undefined || guides !== GUIDES) return
  guides = guidesWithBattleTable(bytes)
  policies.clear()
}

/** What bots know of the games by now. */
export const knownGuides = (): Guides => guides

/** The player of this name; whoever is not known plays at random. */
function policyNamed(name: string): Policy {
  if (!isLevel(name) && !Object.hasOwn(POLICIES, name)) return random
  const policy = policies.get(name) ?? botNamed(name, POLICIES, guides, clock)
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
  beginAdvice(game, state, seat, chance, guides, budgetOf(levelOf('hard', game.name), { clock }))
