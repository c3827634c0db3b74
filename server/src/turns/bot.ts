import { type AnyGame, type Chance, type Move, MoveList, type Seat } from '@tudor-rose/table'

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
  /** One of the moves. */
  choose(turn: BotTurn): Move | Promise<Move>
}

/** Plays whatever comes. */
export const randomBot: Bot = {
  name: 'random',
  choose: ({ moves, chance }) => moves[chance.below(moves.length)],
}

export const BOTS: readonly Bot[] = [randomBot]

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
