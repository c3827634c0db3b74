import { describe, expect, it } from 'vitest'
import { deckProblems, isDate } from './check-deck.ts'
import { STANDARD_DECK } from './data/standard-deck.ts'
import type { Card, Deck } from './deck.ts'

const changed = (id: string, change: object): Deck => ({
  ...STANDARD_DECK,
  cards: STANDARD_DECK.cards.map((card) => (card.id === id ? ({ ...card, ...change } as Card) : card)),
})
const without = (...ids: string[]): Deck => ({
  ...STANDARD_DECK,
  cards: STANDARD_DECK.cards.filter(({ id }) => !ids.includes(id)),
})
const problems = (deck: Deck) => deckProblems(deck).map(({ card, problem }) => `${card ?? 'deck'}: ${problem.text}`)

describe('a deck', () => {
  it('of the standard game is valid, and every fact in it has a source', () => {
    expect(deckProblems(STANDARD_DECK)).toEqual([])
    for (const { source } of [...STANDARD_DECK.cards, ...STANDARD_DECK.twists]) expect(source).toBeTruthy()
  })

  it.each([
    ['command points', changed('barnet', { points: 4 }), 'barnet: must have 1 to 3 command points, not 4'],
    ['a date', changed('hexham', { date: '1464-02-30' }), 'hexham: needs a date such as 1461-03-29, not "1464-02-30"'],
    ['a track', changed('devon', { track: ['-'] }), 'devon: needs a track of 5 rounds, not 1'],
    [
      'an effect',
      changed('devon', { main: { shifts: [] } }),
      'devon: its main event must move troops in one or two ways, not 0',
    ],
    [
      'an effect that cannot be declined',
      changed('devon', { side: { shifts: [{ troops: 'french', from: 'enemy half', to: 'field', upTo: 'all' }] } }),
      'devon: its side event can be declined, so it cannot move all troops',
    ],
    [
      'an effect that spreads troops over one place',
      changed('devon', {
        main: { shifts: [{ troops: 'own', from: 'reserve', to: 'south', upTo: 2, spread: 'one into each' }] },
      }),
      'devon: its main event spreads troops, so it must move them to "regions"',
    ],
    [
      'an effect that chooses among regions but starts elsewhere',
      changed('devon', {
        main: { shifts: [{ troops: 'own', from: 'reserve', to: 'south', upTo: 2, spread: 'out of one' }] },
      }),
      'devon: its main event chooses among regions, so it must move troops from "regions"',
    ],
    ['a name', changed('devon', { name: { de: 'Devon' } }), 'devon: has no English name'],
    ['two battles on a day', changed('hexham', { date: '1460-12-30' }), 'deck: has two battles on 1460-12-30'],
    ['one id twice', changed('hexham', { id: 'barnet' }), 'barnet: is in the deck twice'],
  ])('with a problem in %s is rejected by name', (_, deck, problem) => {
    expect(problems(deck)).toContain(problem)
  })

  it('needs enough cards and battlefields for five rounds', () => {
    expect(problems(without('devon', 'stanley', 'array'))).toContain('deck: has 14 cards; the minimum is 16')
    expect(problems(without('barnet', 'hexham', 'wakefield')).join()).toMatch(/deck: has 4 battlefields/)
  })

  it('marks at most five events a round', () => {
    const marked: Deck = {
      ...STANDARD_DECK,
      cards: STANDARD_DECK.cards.map((card) =>
        card.kind === 'event' ? { ...card, track: ['box', ...card.track.slice(1)] } : card,
      ),
    }
    expect(problems(marked)).toContain('deck: marks 10 events for round 1; the maximum is 5')
  })

  it('has only valid dates', () => {
    for (const day of ['1461-03-29', '1460-02-29', '1455-12-31']) expect(isDate(day)).toBe(true)
    for (const day of ['1461-02-29', '1461-13-01', '1461-04-31', '1461-4-1', 'Towton', '1500-02-29', '1461-01-00'])
      expect(isDate(day)).toBe(false)
  })
})
