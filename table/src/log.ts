import type { Seat, Viewer } from './game.ts'

/**
 * The parameters of a sentence: a string is itself a message key (`area.Essex`), a number is a number, and a list of
 * numbers is a list, such as dice.
 */
export type EventParams = Readonly<Record<string, string | number | readonly number[]>>

/** Something that happened, as everybody may know it, plus what only one seat knows. */
export interface GameEvent {
  readonly key: string
  readonly params: EventParams
  /** Parameters that replace or extend the public ones for one seat. */
  readonly secret?: { readonly seat: Seat; readonly params: EventParams }
}

/** Receives the events of a game. Games run without a log if nobody listens. */
export interface Log<E extends GameEvent = GameEvent> {
  tell(event: E): void
  /** Something hidden has just been revealed: earlier moves can no longer be undone. */
  reveal(): void
}

/** An event as one viewer may see it. */
export interface VisibleEvent {
  readonly key: string
  readonly params: EventParams
}

export function eventFor(event: GameEvent, viewer: Viewer): VisibleEvent {
  const params = event.secret?.seat === viewer ? { ...event.params, ...event.secret.params } : event.params
  return { key: event.key, params }
}
