import type { Played } from '@tudor-rose/bots'
import {
  type AnyGame,
  BadInput,
  carryOut,
  checkEnd,
  checkFits,
  type GameRecord,
  Session,
  type ToldEvent,
} from '@tudor-rose/table'

/** A game that has been played, every moment of it at hand. */
export interface Course {
  /** The state after so many moves. */
  readonly states: readonly unknown[]
  readonly played: readonly Played[]
  readonly events: readonly ToldEvent[]
}

/** Plays a record of a finished game again, and sees to it that its moves are legal and lead where it says. */
export function courseOf(game: AnyGame, record: GameRecord): Course {
  checkFits(game, record)
  const session = new Session<unknown>(game, record)
  const states = [game.copy(session.state)]
  const played: Played[] = []
  carryOut(record.moves, (made) => {
    if ('resigns' in made) session.resign(made.seat)
    else session.play(made.seat, made.move)
    played.push({ seat: made.seat, move: 'resigns' in made ? undefined : made.move })
    states.push(game.copy(session.state))
  })
  checkEnd(game, session.state, record)
  if (game.result(session.state) === undefined)
    throw new BadInput('bad-record', 'this game is not over yet; only a finished one can be analysed')
  return { states, played, events: session.events }
}
