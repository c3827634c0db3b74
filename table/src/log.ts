import type { Seat, Viewer } from './game.ts'

/**
 * What the placeholders of a sentence stand for: a string is itself a message key (`area.Essex`), a number is a number,
 * a list of numbers is a list, such as dice.
 */
export type EventParams = Readonly<Record<string, string | number | readonly number[]>>

/** Something that happened, as everybody may know it, and what one seat alone knows besides. */
export interface GameEvent {
  readonly key: string
  readonly params: EventParams
  /** Parameters that replace or join the public ones for one seat. */
  readonly secret?: { readonly seat: Seat; readonly params: EventParams }
}

/** Where a game tells what happens. Games run without one when nobody listens. */
export interface Log {
  tell(event: GameEvent): void
  /** Something hidden has just been shown: what led to it can no longer be taken back. */
  reveal(): void
}

/** The event as this viewer may know it. */
export function eventFor(event: GameEvent, viewer: Viewer): { key: string; params: EventParams } {
  const params = event.secret?.seat === viewer ? { ...event.params, ...event.secret.params } : event.params
  return { key: event.key, params }
}
