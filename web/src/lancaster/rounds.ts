import type { VisibleLancasterEvent } from '@tudor-rose/lancaster'

/** The events that start a new part of the game, as chapters of a long log. */
export const ROUND_EVENTS: readonly VisibleLancasterEvent['key'][] = ['log.round']
