import { describe, expect, it } from 'vitest'
import { eventTextProblems } from './event-texts.ts'
import { defineEvents, type EventOf, eventProblem, secret, type VisibleEventOf } from './events.ts'

const EVENTS = defineEvents({
  'log.marches': { house: 'seat', block: secret('block'), to: 'area|sea' },
  'log.throws': { dice: secret('numbers', 'dice'), hits: 'number' },
})
interface Names {
  readonly [kind: string]: string
  readonly seat: 'Lancaster' | 'York'
}
type Event = EventOf<typeof EVENTS, Names>
type Visible = VisibleEventOf<typeof EVENTS, Names>

const marches: Event = {
  key: 'log.marches',
  params: { house: 'seat.York', block: 'block.hidden', to: 'sea.Channel' },
  secret: { seat: 1, params: { block: 'block.Warwick' } },
}
const throws: Event = {
  key: 'log.throws',
  params: { dice: 'dice.hidden', hits: 2 },
  secret: { seat: 0, params: { dice: [1, 2] } },
}

describe('an event', () => {
  it('matches its declaration, with and without a secret', () => {
    expect([marches, throws].map((event) => eventProblem(EVENTS, event))).toEqual([undefined, undefined])
  })

  it.each([
    [{ key: 'log.sails', params: {} }, 'the event "log.sails" is not declared'],
    [{ ...throws, params: { ...throws.params, by: 1 } }, '"log.throws" has a parameter "by" that is not declared'],
    [{ key: 'log.throws', params: { dice: [1] } }, '"log.throws" lacks its parameter "hits"'],
    [{ ...throws, params: { dice: [1], hits: 'count.2' } }, '"log.throws": "hits" should be number, not count'],
    [{ ...marches, params: { ...marches.params, to: 'city.York' } }, '"to" should be area|sea, not city'],
    [{ ...throws, secret: { seat: 0, params: { dice: 'dice.2' } } }, '"dice" should be numbers, not dice'],
    [{ ...throws, secret: { seat: 0, params: { hits: 2 } } }, '"hits" is declared as known to all'],
  ])('that does not match is rejected: %j', (event, problem) => {
    expect(eventProblem(EVENTS, event)).toContain(problem)
  })

  it('is checked by the compiler when it is logged and when it is read', () => {
    // @ts-expect-error there is no such house
    const house: Event = { ...marches, params: { ...marches.params, house: 'seat.Tudor' } }
    // @ts-expect-error only parameters declared as secret may be secret
    const known: Event = { ...throws, secret: { seat: 0, params: { hits: 2 } } }
    // @ts-expect-error there is no such event
    const unknown: Visible['key'] = 'log.sails'
    expect([house.key, known.key, unknown]).toEqual(['log.marches', 'log.throws', 'log.sails'])
  })
})

describe('sentences of events', () => {
  const sentences = {
    'log.marches': '{house}: {block} marches {to_towards}.',
    'log.throws': '{dice}: {hits, plural, one {# hit} other {# hits}}',
  }
  it('may use declared parameters and their forms', () => {
    expect(eventTextProblems({ events: EVENTS, texts: { en: sentences } })).toEqual([])
  })

  it('are reported if missing, also for parameters within a choice', () => {
    const faulty = { 'log.throws': '{hits, plural, one {{by} hits} other {{dice}}}' }
    expect(eventTextProblems({ events: EVENTS, texts: { pl: faulty } })).toEqual([
      'pl: the event "log.marches" has no sentence',
      'pl: the sentence "log.throws" asks for "by", which is not declared',
    ])
  })
})
