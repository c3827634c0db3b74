import type { BoxPlan } from '../../reference/card-parts.ts'
import type { en } from './texts/en.ts'

/** The boxes of the reference card in order. */
export const plan: readonly BoxPlan<keyof typeof en.boxes>[] = [
  { box: 'round', isNumbered: true },
  { box: 'cards', section: '4' },
  { box: 'place', section: '4d', table: '4d' },
  { box: 'remove', section: '4e', table: '4e' },
  { box: 'side' },
  { box: 'fields', table: 'Battlefields' },
  { box: 'battle', section: '5', isNumbered: true },
  { box: 'dice', section: '5.4' },
  { box: 'losses', section: '5.5', table: '5.5' },
  { box: 'after', section: '5.6' },
  { box: 'victory', section: '6' },
  { box: 'events', table: 'Events', columns: [0, 1, 2, 3] },
]
