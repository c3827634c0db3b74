/** 5.2 The block that has just marched and may go on: areas can be picked for it without picking it once more. */
import type { Picking } from '../play/picking.ts'
import type { Told } from '../play/sight.ts'
import { deedOf } from './deeds.ts'
import { MARCHES, withoutKind } from './journeys.ts'

export interface MarchingOn {
  readonly house: string
  readonly block: string
}

export function marchingOn(picking: Picking, events: readonly Told[]): MarchingOn | undefined {
  if (!picking.lines.some((line) => deedOf(line).verb === 'onward')) return undefined
  const step = events.findLast(({ key }) => MARCHES.includes(key))
  return step && { house: withoutKind(step.params.house), block: withoutKind(step.params.block) }
}
