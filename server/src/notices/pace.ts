import type { Channel, Pace } from '../storage/schema.ts'

export const CHANNELS: readonly Channel[] = ['email', 'push', 'webhook']
export const PACES: readonly Pace[] = ['at-once', 'soon', 'hourly', 'daily']

const MINUTE = 60_000

/** How long the first notice waits for others to go with it, in milliseconds. */
const WAITS: Readonly<Record<Pace, number>> = {
  'at-once': 0,
  soon: 2 * MINUTE,
  hourly: 60 * MINUTE,
  daily: 24 * 60 * MINUTE,
}

export const waitOf = (pace: Pace): number => WAITS[pace]

/** Until somebody chooses another. A mail is more of a bother than a line on the screen. */
export const usualPace = (channel: Channel): Pace => (channel === 'email' ? 'hourly' : 'soon')
