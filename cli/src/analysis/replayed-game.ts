import type { PlayedMove } from '@tudor-rose/bots'
import {
  type AnyGame,
  BadInput,
  checkEnd,
  checkFits,
  type GameRecord,
  type LoggedEvent,
  replayMoves,
  Session,
} from '@tudor-rose/table'

/** A finished game with all its states. */
export interface ReplayedGame {
  /** The state after each number of moves. */
  readonly states: readonly unknown[]
  readonly played: readonly PlayedMove[]
  readonly events: readonly LoggedEvent[]
}

/** Replays a record of a finished game, and checks that its moves are legal and lead to its recorded end. */
export function replayGame(game: AnyGame, record: GameRecord): ReplayedGame {
  checkFits(game, record)
  const session = new Session<unknown>(game, record)
  const states = [game.copy(session.state)]
  const played: PlayedMove[] = []
  replayMoves(record.moves, (made) => {
    if ('resigns' in made) session.resign(made.seat)
    else session.play(made.seat, made.move)
    played.push({ seat: made.seat, move: 'resigns' in made ? undefined : made.move })
    states.push(game.copy(session.state))
  })
  checkEnd(game, session.state, record)
  if (game.result(session.state) === undefined)
    throw new BadInput('bad-record', 'this game is not over; only finished games can be analysed')
  return { states, played, events: session.events }
}
