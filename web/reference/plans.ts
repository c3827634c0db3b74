/** The boxes of each reference card in order, with the rulebook tables they contain. */
import type { BoxName, CardGame } from './texts/card-texts.ts'

export interface BoxPlan<Name extends string = string> {
  readonly box: Name
  /** The rulebook section with the full text. */
  readonly section?: string
  readonly isNumbered?: true
  /** The section whose table is shown, and its columns if not all. */
  readonly table?: string
  readonly columns?: readonly number[]
}

type Plans = { readonly [G in CardGame]: readonly BoxPlan<BoxName<G>>[] }

export const PLANS: Plans = {
  richard3: [
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
  ],
  'cousins-war': [
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
  ],
  lancaster: [
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
  ],
}
