/** 5.21 How many blocks have crossed which border in the actions that are being taken, told from what was announced. */
import { BORDER_LIMITS, BORDERS } from '@tudor-rose/richard3/data'
import type { Told } from '../play/sight.ts'
import { MARCHES } from './journeys.ts'

export interface BorderUse {
  readonly areas: readonly [string, string]
  readonly used: number
  readonly limit: number
}

/** With these a player's actions begin, or are over. */
const BEGINNINGS = ['log.cards', 'log.endsActions']

export function borderUse(events: readonly Told[]): readonly BorderUse[] {
  const begin = events.findLastIndex(({ key }) => BEGINNINGS.includes(key))
  const steps = events
    .slice(begin + 1)
    .filter(({ key }) => MARCHES.includes(key))
    .map(({ params }) => [params.from, params.to])
  return BORDERS.flatMap(([a, b, colour]) => {
    const ends = [`area.${a}`, `area.${b}`]
    const used = steps.filter((step) => ends.every((end) => step.includes(end))).length
    return used === 0 ? [] : [{ areas: [a, b], used, limit: BORDER_LIMITS[colour] }]
  })
}
