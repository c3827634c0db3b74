/** The targets on the board of Richard III. */
import { POOL } from '@tudor-rose/richard3/notation'
import type { Target } from '../play/picking.ts'

export type HouseName = 'Lancaster' | 'York'

export { POOL }
export const POOL_TARGET: Target = 'place:pool'

export const otherHouse = (house: string): HouseName => (house === 'York' ? 'Lancaster' : 'York')

/** The house is needed: both have a Bombard, and most nobles have a namesake in the other. */
export const blockTarget = (house: string, block: string): Target => `block:${house}/${block}`
export const areaTarget = (area: string): Target => (area === POOL ? POOL_TARGET : `area:${area}`)
export const cardTarget = (card: string): Target => `card:${card}`
export const seaTarget = (sea: string): Target => `sea:${sea}`
export const buttonTarget = (verb: string): Target => `button:${verb}`

/** The prefix of a target, and the rest. */
export function splitTarget(target: Target): readonly [kind: string, name: string] {
  const colon = target.indexOf(':')
  return [target.slice(0, colon), target.slice(colon + 1)]
}
