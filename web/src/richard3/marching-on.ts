/** 5.2 The block that has just marched and may continue: areas can be picked for it without picking it again. */
import type { VisibleRichardEvent } from '@tudor-rose/richard3'
import { readMove } from '@tudor-rose/richard3/notation'
import { nameInKey } from '../play/event-keys.ts'
import type { Picking } from '../play/picking.ts'
import { isMarch } from './journeys.ts'

export interface MarchingOn {
  readonly house: string
  readonly block: string
}

export function marchingOn(picking: Picking, events: readonly VisibleRichardEvent[]): MarchingOn | undefined {
  if (!picking.lines.some((line) => readMove(line).verb === 'onward')) return undefined
  const step = events.findLast(isMarch)
  return step && { house: nameInKey(step.params.house), block: nameInKey(step.params.block) }
}
