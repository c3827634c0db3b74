/** Names for all that can be picked on the board of Richard III. */
import type { Target } from '../play/picking.ts'

export type HouseName = 'Lancaster' | 'York'

export const POOL = 'the pool'
export const POOL_TARGET: Target = 'place:pool'

export const otherHouse = (house: string): HouseName => (house === 'York' ? 'Lancaster' : 'York')

/** Both houses have a Bombard, and most nobles have a twin. */
export const blockTarget = (house: string, block: string): Target => `block:${house}/${block}`
export const areaTarget = (area: string): Target => (area === POOL ? POOL_TARGET : `area:${area}`)
export const cardTarget = (card: string): Target => `card:${card}`
export const seaTarget = (sea: string): Target => `sea:${sea}`
export const buttonTarget = (verb: string): Target => `button:${verb}`

/** What a target begins with, and the rest of it. */
export function partsOf(target: Target): readonly [kind: string, name: string] {
  const colon = target.indexOf(':')
  return [target.slice(0, colon), target.slice(colon + 1)]
}
