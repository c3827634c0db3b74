import type { VisibleRichardEvent } from '@tudor-rose/richard3'

/** The events that start a new part of the game, as chapters of a long log. */
export const ROUND_EVENTS: readonly VisibleRichardEvent['key'][] = ['log.dealt', 'log.cards']
