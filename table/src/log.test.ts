import { expect, it } from 'vitest'
import { OBSERVER } from './game.ts'
import { eventFor } from './log.ts'

const PUBLIC = { house: 'seat.York', block: 'block.hidden' }

it('an event reveals its secret to one seat only', () => {
  const event = { key: 'log.recruits', params: PUBLIC, secret: { seat: 1, params: { block: 'block.Warwick' } } }
  expect(eventFor(event, 1)).toEqual({ key: 'log.recruits', params: { house: 'seat.York', block: 'block.Warwick' } })
  for (const viewer of [0, 2, OBSERVER])
    expect(eventFor(event, viewer)).toEqual({ key: 'log.recruits', params: PUBLIC })
})

it('an event without a secret is the same for everybody', () => {
  for (const viewer of [0, 1, OBSERVER])
    expect(eventFor({ key: 'log.x', params: PUBLIC }, viewer).params).toEqual(PUBLIC)
})
