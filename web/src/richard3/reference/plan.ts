import type { BoxPlan } from '../../reference/card-parts.ts'
import type { en } from './texts/en.ts'

/** The boxes of the reference card in order. */
export const plan: readonly BoxPlan<keyof typeof en.boxes>[] = [
  { box: 'turn', section: '1.0', isNumbered: true },
  { box: 'actions', section: '5.0' },
  { box: 'borders', section: '5.21', table: '5.21' },
  { box: 'recruit', section: '5.4', table: '5.4' },
  { box: 'events', section: '5.1', table: '5.1' },
  { box: 'attack', section: '6.3' },
  { box: 'battle', section: '6.2' },
  { box: 'bonus', section: '2.2' },
  { box: 'retreat', section: '6.6' },
  { box: 'supply', section: '7.1' },
  { box: 'political', section: '8.0', isNumbered: true },
  { box: 'usurpation', section: '8.2' },
  { box: 'victory', section: '9.0' },
]
