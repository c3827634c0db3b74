import { LEVELS, POLICIES, playsGame } from '@tudor-rose/bots'
import { de, en, pl } from '@tudor-rose/bots/texts'
import { type AnyGame, type Chance, type Move, MoveList, type Seat } from '@tudor-rose/table'
import { Refusal } from '../refusal.ts'
import type { ThinkingPool } from './thinking-pool.ts'

/** What a bot is given to decide on: nothing that its seat may not know. */
export interface BotTurn {
  readonly game: AnyGame
  readonly seat: Seat
  /** What the seat sees. */
  readonly view: unknown
  readonly moves: readonly Move[]
  /** A random world that the seat cannot tell from the real one. */
  imagine(): unknown
  readonly chance: Chance
}

export interface Bot {
  readonly name: string
  /** Whether it has been taught this game. */
  plays(game: AnyGame): boolean
  /** One of the moves. What takes long may fail when the signal says that nobody waits any more. */
  choose(turn: BotTurn, signal?: AbortSignal): Move | Promise<Move>
}

/** Plays whatever comes. */
export const randomBot: Bot = {
  name: 'random',
  plays: () => true,
  choose: ({ moves, chance }) => moves[chance.below(moves.length)],
}

/** The levels and every policy of the room `bots`. The random one takes no thought; the others think in threads of their own. */
export const allBots = (pool: ThinkingPool): readonly Bot[] =>
  [...LEVELS, ...Object.keys(POLICIES)].map((name) => {
    if (name === randomBot.name) return randomBot
    return {
      name,
      plays: (game) => playsGame(name, game.name),
      choose: (turn, signal) => pool.choose(name, turn, signal),
    }
  })

/** What bots are called on screens, in all languages: nobody else should be. */
export const BOT_TITLES: readonly string[] = [en, de, pl].flatMap((sentences) =>
  Object.entries(sentences).flatMap(([key, title]) => (/^bot\.[a-z]+$/.test(key) ? [title] : [])),
)

/** The names of the bots that can sit down at this game. */
export type BotsFor = (game: AnyGame) => readonly string[]

export const offeredBy =
  (bots: readonly Bot[]): BotsFor =>
  (game) =>
    bots.filter((bot) => bot.plays(game)).map(({ name }) => name)

export function checkBot(name: string, game: AnyGame, botsFor: BotsFor): void {
  const names = botsFor(game)
  if (names.includes(name)) return
  throw new Refusal('bad-table', `there is no bot "${name}" for ${game.name}; there are ${names.join(', ')}`)
}

/** What this bot may know of a game. */
export function turnOf(game: AnyGame, state: unknown, seat: Seat, chance: Chance): BotTurn {
  const legal = new MoveList()
  game.moves(state, seat, legal)
  // The real state stays here: a bot gets copies of worlds, never the one that is played.
  const copy = game.copy(state)
  return {
    game,
    seat,
    view: game.view(copy, seat),
    moves: legal.toArray(),
    imagine: () => game.imagine(copy, seat, chance),
    chance,
  }
}
