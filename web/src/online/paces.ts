import type { Pace } from '@tudor-rose/protocol'

/** From the quickest to the slowest. */
export const PACES: readonly Pace[] = ['at-once', 'soon', 'hourly', 'daily']
