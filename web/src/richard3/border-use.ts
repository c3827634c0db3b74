/** 5.21 How many blocks have crossed each border in the current actions, derived from the events. */
import type { VisibleRichardEvent } from '@tudor-rose/richard3'
import { BORDER_LIMITS, BORDERS } from '@tudor-rose/richard3/data'
import { eventIs } from '../play/event-keys.ts'
import { isMarch } from './journeys.ts'

export interface BorderUse {
  readonly areas: readonly [string, string]
  readonly used: number
  readonly limit: number
}

/** These events start or end a player's actions. */
const isBeginning = eventIs<VisibleRichardEvent>()('log.cards', 'log.endsActions')

export function borderUse(events: readonly VisibleRichardEvent[]): readonly BorderUse[] {
  const begin = events.findLastIndex(isBeginning)
  const steps = events
    .slice(begin + 1)
    .filter(isMarch)
    .map(({ params }): readonly string[] => [params.from, params.to])
  return BORDERS.flatMap(([a, b, colour]) => {
    const ends = [`area.${a}`, `area.${b}`]
    const used = steps.filter((step) => ends.every((end) => step.includes(end))).length
    return used === 0 ? [] : [{ areas: [a, b], used, limit: BORDER_LIMITS[colour] }]
  })
}
