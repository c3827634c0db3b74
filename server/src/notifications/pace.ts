import type { Channel, Pace } from '../storage/schema.ts'

export const CHANNELS: readonly Channel[] = ['email', 'push', 'webhook']
export const PACES: readonly Pace[] = ['at-once', 'soon', 'hourly', 'daily']

const MINUTE = 60_000

/** How long a notice waits, in milliseconds, so that others can go out with it. */
const DELAYS: Readonly<Record<Pace, number>> = {
  'at-once': 0,
  soon: 2 * MINUTE,
  hourly: 60 * MINUTE,
  daily: 24 * 60 * MINUTE,
}

export const delayOf = (pace: Pace): number => DELAYS[pace]

/** The default. A mail disturbs more than a line on the screen, so it waits longer. */
export const defaultPace = (channel: Channel): Pace => (channel === 'email' ? 'hourly' : 'soon')
