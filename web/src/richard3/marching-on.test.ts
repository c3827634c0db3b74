import type { VisibleRichardEvent } from '@tudor-rose/richard3'
import { expect, test } from 'vitest'
import { Picking } from '../play/picking.ts'
import { eventOf } from '../play/testing/event.ts'
import { marchingOn } from './marching-on.ts'

const event = eventOf<VisibleRichardEvent>()
const marches = (block: string) =>
  event('log.marches', { house: 'seat.York', block: `block.${block}`, from: 'area.Kent', to: 'area.Sussex' })
const offering = (...lines: string[]) => new Picking(lines.map((line) => ({ line, path: [line] })))

test('the block that marched last is the one that may march on', () => {
  const events = [marches('Norfolk'), marches('Calais Mercenary'), event('log.recruits')]
  expect(marchingOn(offering('on to Dorset', 'end actions'), events)).toEqual({
    house: 'York',
    block: 'Calais Mercenary',
  })
})

test('no block is marked as marching on unless a legal move continues its march', () => {
  expect(marchingOn(offering('march Norfolk to Kent', 'end actions'), [marches('Norfolk')])).toBeUndefined()
  expect(marchingOn(new Picking([]), [marches('Norfolk')])).toBeUndefined()
})
