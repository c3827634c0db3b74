import {
  type BotsByGame,
  beginDecision,
  beginHint as beginHintSearch,
  botNamed,
  budgetOf,
  type Hint,
  type IncrementalTask,
  isLevel,
  levelOf,
  type Policy,
  randomPolicy,
} from '@tudor-rose/bots'
import type { AnyGame, Chance, Move, Seat } from '@tudor-rose/table'
import { botsOf, type GameModule } from './game-module.ts'

const clock = (): number => performance.now()
const random = randomPolicy()
/** One policy of each kind for all seats: a policy remembers games, not positions. */
const policies = new Map<string, Policy>()
let known: BotsByGame = {}
/** The games whose data are fully loaded. */
const prepared = new Set<string>()

/** Loads what bots need to play a game well. */
export async function learn(module: GameModule): Promise<void> {
  const { name } = module.game
  if (Object.hasOwn(known, name)) return
  const more = await botsOf(module)
  if (Object.hasOwn(known, name)) return
  known = { ...known, [name]: more }
  policies.clear()
}

/** Loads further data that improve the bots of a game but are too large to wait for. They play without them until then. */
export async function prepareBots(module: GameModule): Promise<void> {
  await learn(module)
  const { name } = module.game
  if (prepared.has(name)) return
  const bytes = await module.loadBotData?.()
  if (bytes === undefined || prepared.has(name)) return
  prepared.add(name)
  try {
    known = { ...known, [name]: { ...known[name], ...known[name].data?.read(bytes) } }
    policies.clear()
  } catch {
    // Something else came instead of the file, or it is damaged.
  }
}

/** What is known so far, by game. */
export const knownBots = (): BotsByGame => known

/** The policy with this name; unknown names play at random. */
function policyNamed(name: string): Policy {
  if (!isLevel(name) && name !== 'greedy') return random
  const policy = policies.get(name) ?? botNamed(name, known, clock)
  policies.set(name, policy)
  return policy
}

/** Lets a bot think incrementally. A bot that fails must not end the game: it makes any legal move. */
export function beginBot(
  name: string,
  game: AnyGame,
  state: unknown,
  seat: Seat,
  chance: Chance,
): IncrementalTask<Move> {
  const atRandom = (): IncrementalTask<Move> => beginDecision(random, game, state, seat, chance)
  let task: IncrementalTask<Move>
  const orAtRandom = <T>(act: () => T): T => {
    try {
      return act()
    } catch {
      task = atRandom()
      return act()
    }
  }
  try {
    task = beginDecision(policyNamed(name), game, state, seat, chance)
  } catch {
    task = atRandom()
  }
  return {
    run: (mayContinue) => orAtRandom(() => task.run(mayContinue)),
    result: () => orAtRandom(() => task.result()),
  }
}

/** Lets the strongest bot think about the best move of a seat, from what that seat knows. */
export const beginHint = (game: AnyGame, state: unknown, seat: Seat, chance: Chance): IncrementalTask<Hint> =>
  beginHintSearch(game, state, seat, chance, known, budgetOf(levelOf('hard', game.name, known), { clock }))
