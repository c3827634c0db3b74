import { LEVELS, POLICIES, playsGame } from '@tudor-rose/bots'
import { de, en, pl } from '@tudor-rose/bots/levels/texts'
import { BOTS } from '@tudor-rose/registry/bots'
import { type AnyGame, type Chance, type Move, MoveList, type Seat } from '@tudor-rose/table'
import type { BotsFor } from '../tables/offered-bots.ts'
import type { ThinkingPool } from './thinking-pool.ts'

/** The input for a bot's decision. It contains nothing that its seat may not know. */
export interface BotTurn {
  readonly game: AnyGame
  readonly seat: Seat
  /** What the seat sees. */
  readonly view: unknown
  readonly moves: readonly Move[]
  /** A random state that the seat cannot distinguish from the real one. */
  imagine(): unknown
  readonly chance: Chance
}

export interface Bot {
  readonly name: string
  /** Whether the bot supports this game. */
  plays(game: AnyGame): boolean
  /** Returns one of the moves. A long computation may reject when the signal aborts it. */
  choose(turn: BotTurn, signal?: AbortSignal): Move | Promise<Move>
}

/** Plays random moves. */
export const randomBot: Bot = {
  name: 'random',
  plays: () => true,
  choose: ({ moves, chance }) => moves[chance.below(moves.length)],
}

/** The levels and every policy of the package `bots`. The random bot needs no thread; the others run in the pool. */
export const allBots = (pool: ThinkingPool): readonly Bot[] =>
  [...LEVELS, ...Object.keys(POLICIES)].map((name) => {
    if (name === randomBot.name) return randomBot
    return {
      name,
      plays: (game) => playsGame(name, game.name, BOTS),
      choose: (turn, signal) => pool.choose(name, turn, signal),
    }
  })

/** The names of bots on screen in all languages; people cannot take them. */
export const BOT_TITLES: readonly string[] = [en, de, pl].flatMap((sentences) =>
  Object.entries(sentences).flatMap(([key, title]) => (/^bot\.[a-z]+$/.test(key) ? [title] : [])),
)

/** The names of the bots that can play each game. */
export const botNamesFor =
  (bots: readonly Bot[]): BotsFor =>
  (game) =>
    bots.filter((bot) => bot.plays(game)).map(({ name }) => name)

/** The part of a game that this bot may know. */
export function turnOf(game: AnyGame, state: unknown, seat: Seat, chance: Chance): BotTurn {
  const legal = new MoveList()
  game.moves(state, seat, legal)
  // The real state stays here: a bot gets only sampled copies.
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
