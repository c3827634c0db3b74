import { type EventParams, eventFor, type GameEvent, type Texts, type Viewer } from '@tudor-rose/table'
import type { VisibleEvent } from '../schemas/question.ts'

/** Whose view is shown: a seat's, an observer's, or one that hides nothing. */
export type Perspective = Viewer | 'all'

/** An event as a session stores it. */
export interface LoggedEvent {
  readonly event: GameEvent
}

/** The events that this viewer may know, with sentences if texts are given. */
export const visibleEvents = (
  events: readonly LoggedEvent[],
  eyes: Perspective,
  texts: Texts | undefined,
): readonly VisibleEvent[] =>
  events.map(({ event }) => {
    const { key, params } = eyes === 'all' ? revealed(event) : eventFor(event, eyes)
    return texts === undefined ? { key, params } : { key, params, text: texts.say(key, params) }
  })

const revealed = ({ key, params, secret }: GameEvent): { key: string; params: EventParams } => ({
  key,
  params: { ...params, ...secret?.params },
})
