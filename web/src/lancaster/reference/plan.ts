import type { BoxPlan } from '../../reference/card-parts.ts'
import type { en } from './texts/en.ts'

/** The boxes of the reference card in order. */
export const plan: readonly BoxPlan<keyof typeof en.boxes>[] = [
  { box: 'round', isNumbered: true },
  { box: 'placing' },
  { box: 'parliament' },
  { box: 'counties', table: 'Counties' },
  { box: 'castles' },
  { box: 'conflicts' },
  { box: 'cards', table: 'Conflict cards' },
  { box: 'rewards' },
  { box: 'end', table: 'The end' },
  { box: 'offices', table: "Phase 1, the King's court" },
]
