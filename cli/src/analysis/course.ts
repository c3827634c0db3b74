import type { Played } from '@tudor-rose/bots'
import { type AnyGame, type GameRecord, Session, type ToldEvent } from '@tudor-rose/table'

/** A game that has been played, every moment of it at hand. */
export interface Course {
  /** The state after so many moves. */
  readonly states: readonly unknown[]
  readonly played: readonly Played[]
  readonly events: readonly ToldEvent[]
}

/** Plays a record again. */
export function courseOf(game: AnyGame, record: GameRecord): Course {
  const session = new Session<unknown>(game, record)
  const states = [game.copy(session.state)]
  const played: Played[] = []
  for (const made of record.moves) {
    if ('resigns' in made) session.resign(made.seat)
    else session.play(made.seat, made.move)
    played.push({ seat: made.seat, move: 'resigns' in made ? undefined : made.move })
    states.push(game.copy(session.state))
  }
  return { states, played, events: session.events }
}
