import type { VisibleCousinsEvent } from '@tudor-rose/cousins-war'

/** The events that start a new part of the game, as chapters of a long log. */
export const ROUND_EVENTS: readonly VisibleCousinsEvent['key'][] = ['log.round']
