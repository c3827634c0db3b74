import {
  BadComponents,
  BadInput,
  completeOptions,
  fastChance,
  formatPosition,
  formatRecord,
  MoveList,
  playAtRandom,
  Session,
  Texts,
} from '@tudor-rose/table'
import { batteryFor } from '@tudor-rose/table/battery'
import { describe, expect, it } from 'vitest'
import { STANDARD_DECK } from './data/standard-deck.ts'
import type { Card, Deck } from './deck.ts'
import { game } from './game.ts'

const asFile = (deck: unknown): string => JSON.stringify(deck, null, 2)
const withDeck = (deck: unknown) => game.components!.with(asFile(deck)) as typeof game

/** The standard deck with one card changed. */
const changed = (id: string, change: object): unknown => ({
  ...STANDARD_DECK,
  cards: STANDARD_DECK.cards.map((card) => (card.id === id ? { ...card, ...change } : card)),
})

function problem(text: string): string {
  try {
    game.components!.with(text)
  } catch (error) {
    if (error instanceof BadInput && error.kind === 'bad-components') return error.message
    throw error
  }
  throw new Error('this deck was accepted')
}

/** Key and path of every problem. */
const placesOf = (deck: unknown): unknown[] => {
  try {
    game.components!.with(asFile(deck))
  } catch (error) {
    if (error instanceof BadComponents) return error.problems.map(({ path, problem }) => [problem.key, ...path])
    throw error
  }
  return []
}

const shift = { troops: 'own', from: 'reserve', to: 'south', upTo: 2 }
const main = (...shifts: object[]) => ({ main: { shifts } })

describe('a deck file', () => {
  it('can contain everything that the standard deck contains', () => {
    expect(JSON.parse(game.components!.text)).toEqual(STANDARD_DECK)
    expect(withDeck(STANDARD_DECK)).toBe(game)
  })

  it.each([
    ['kind', changed('devon', { kind: 'weather' }), /card devon, kind: cannot be "weather"; it can be "battlefield"/],
    ['region', changed('barnet', { region: 'wales' }), /card barnet, region: cannot be "wales"; it can be "north"/],
    ['date', changed('barnet', { date: '14 April 1471' }), /card barnet: needs a date such as .*, not "14 April 1471"/],
    ['points', changed('barnet', { points: 4 }), /card barnet, points: should be a whole number from 1 to 3, not 4/],
    ['start', changed('barnet', { start: { french: 1 } }), /card barnet, start: has no "french"; it has "york"/],
    ['start', changed('barnet', { start: { york: 13 } }), /card barnet, start, york: .* from 0 to 12, not 13/],
    ['name', changed('devon', { name: { de: 'Devon' } }), /card devon, name: "en" is missing/],
    ['name', changed('devon', { name: { en: 'De{von}' } }), /card devon, name, en: should be 1 to 60 letters/],
    [
      'mark',
      changed('devon', { track: ['-', 'blue', '-', '-', '-'] }),
      /card devon, track, number 2: cannot be "blue"/,
    ],
    ['effect', changed('devon', { main: 'win' }), /card devon, main: should be an object/],
    [
      'troops',
      changed('devon', main({ ...shift, troops: 'dutch' })),
      /card devon, main, shifts, number 1, troops: cannot/,
    ],
    ['place', changed('devon', main({ ...shift, from: 'Calais' })), /number 1, from: cannot be "Calais"/],
    ['place', changed('devon', main({ ...shift, from: ['supply', 'Rome'] })), /from, number 2: cannot be "Rome"/],
    ['count', changed('devon', main({ ...shift, upTo: 0 })), /upTo: should be a whole number from 1 to 12, not 0/],
    ['count', changed('devon', main({ ...shift, upTo: 'many' })), /upTo: cannot be "many"; it can be "all"/],
    [
      'condition',
      changed('devon', { main: { if: 'it rains', shifts: [shift] } }),
      /card devon, main, if: cannot be "it/,
    ],
    ['word', changed('devon', { main: { when: 'it rains', shifts: [shift] } }), /card devon, main: has no "when"/],
    ['source', changed('devon', { source: undefined }), /card devon: "source" is missing/],
    ['id', changed('devon', { id: 'Earl of Devon' }), /deck, cards, number 13, id: should be a lower-case letter/],
    ['source', changed('devon', { source: {} }), /card devon, source: is empty/],
    ['source', changed('devon', { source: { weather: 'x' } }), /card devon, source: has no "weather"; it has "name"/],
    ['source', changed('devon', { source: '\u001b[2J' }), /card devon, source: should be a text .* printable/],
    ['name', changed('devon', { name: { en: 'Barnet' } }), /deck: has two cards called Barnet/],
    ['id', changed('devon', { id: 'hidden' }), /card hidden: cannot have the id "hidden"/],
    [
      'twist',
      { ...STANDARD_DECK, twists: [{ id: 'x', name: { en: 'X' }, rule: 'win', source: 'us' }] },
      /twist x, rule/,
    ],
    ['count of cards', { ...STANDARD_DECK, cards: [] }, /deck: has 0 cards; the minimum is 16/],
    ['list', { cards: STANDARD_DECK.cards }, /deck: "twists" is missing/],
  ])('with a wrong %s is refused and the card named: %#', (_, deck, expected) => {
    expect(problem(asFile(deck))).toMatch(expected)
  })

  it('reports all problems at once, with their paths', () => {
    const cards = STANDARD_DECK.cards.map((card) => {
      if (card.id === 'barnet') return { ...card, region: 'wales', points: 4 }
      return card.id === 'devon' ? { ...card, main: { shifts: [{ ...shift, upTo: 0 }] } } : card
    })
    const indexOf = (id: string) => STANDARD_DECK.cards.findIndex((card) => card.id === id)
    expect(placesOf({ ...STANDARD_DECK, cards })).toEqual([
      ['not-among', 'cards', indexOf('barnet'), 'region'],
      ['not-in-range', 'cards', indexOf('barnet'), 'points'],
      ['not-in-range', 'cards', indexOf('devon'), 'main', 'shifts', 0, 'upTo'],
    ])
    const wrongEffect = changed('devon', main({ ...shift, troops: 'french', to: 'regions' }, { ...shift, from: [] }))
    expect(placesOf(wrongEffect)).toContainEqual([
      'effect-from-nowhere',
      'cards',
      indexOf('devon'),
      'main',
      'shifts',
      1,
    ])
  })

  it('never spreads troops in two ways at once', () => {
    const spread = { ...shift, to: 'regions', spread: 'one into each' }
    expect(problem(asFile(changed('devon', main(spread, shift))))).toContain(
      'spreads troops, so it cannot do anything else',
    )
  })

  it('is called the deck even if a card has that name', () => {
    const cards = [{ ...STANDARD_DECK.cards[0], id: 'deck' }]
    expect(problem(asFile({ ...STANDARD_DECK, cards }))).toMatch(/^line 1: deck: has 1 cards/)
  })

  it('with a problem is rejected with the line', () => {
    const lines = game.components!.text.split('\n')
    const line = lines.findIndex((text) => text.includes('"1464-05-15"'))
    lines[line] = lines[line].replace('1464-05-15', '1464-15-05')
    const card = lines.findLastIndex((text, index) => index < line && text.trim() === '{')
    expect(problem(lines.join('\n'))).toBe(
      `line ${card + 1}: card hexham: needs a date such as 1461-03-29, not "1464-15-05"`,
    )
    lines.length = 40
    expect(problem(lines.join('\n'))).toMatch(/^line 40: this is not JSON/)
  })

  it('that is too large is rejected before it is parsed', () => {
    expect(problem('x'.repeat(100_001))).toBe('deck: the file is 100001 characters long; 100000 is the maximum')
  })

  it.each([
    ['French in a region', { ...shift, troops: 'french', to: 'regions' }, 'moves french troops, which are never in'],
    [
      'own troops on the other half',
      { ...shift, to: 'enemy half' },
      'moves own troops, which are never in "enemy half"',
    ],
    ['enemy troops on the own half', { ...shift, troops: 'enemy', to: 'field' }, 'which are never in "field"'],
    ['troops from nowhere', { ...shift, from: [] }, 'moves troops from nowhere'],
    ['troops where they are', { ...shift, from: ['supply', 'south'] }, 'moves troops from "south" to the same place'],
    ['all to a place of choice', { ...shift, upTo: 'all', to: 'regions' }, 'moves all troops without asking, so'],
  ])('whose effect puts %s is refused', (_, wrong, expected) => {
    expect(problem(asFile(changed('devon', main(wrong))))).toContain(expected)
  })
})

/** A deck with other cards in another order, all conditions, many places and no twists. */
const OWN_DECK: Deck = {
  about: 'A deck for tests.',
  cards: [...STANDARD_DECK.cards].reverse().map((card): Card => {
    const name = { en: `Our ${card.name.en}` }
    if (card.kind === 'battlefield')
      return {
        ...card,
        id: `our-${card.id}`,
        name,
        start: { york: 12, owner: 12 },
        date: card.date.replace('1485', '9999'),
      }
    const conditions = { devon: 'more regions', stanley: 'fewer regions', array: 'owner of the battlefield' } as const
    const condition = conditions[card.id as keyof typeof conditions]
    return {
      ...card,
      id: `our-${card.id}`,
      name,
      ...(condition && { main: { if: condition, shifts: [{ ...shift, from: ['supply', 'reserve'] }] as never } }),
      ...(card.id === 'kingmaker' && {
        main: {
          if: 'more on the field',
          shifts: [{ troops: 'any', from: ['field', 'enemy half', 'regions'], to: 'supply', upTo: 'all' }],
        },
      }),
    }
  }),
  twists: [],
}

describe('a game with a custom deck', () => {
  const own = withDeck(OWN_DECK)

  it('uses its cards in moves, texts, views and positions', () => {
    const chance = fastChance('own')
    const state = own.setup(completeOptions(own, {}), chance)
    const moves = new MoveList()
    own.moves(state, 0, moves)
    for (const move of moves.toArray()) expect(own.notation.format(move, 0)).toMatch(/^give our-[a-z-]+$/)
    expect(new Texts(own, 'en').say('card.our-barnet')).toBe('Our Barnet')
    expect(own.view(state, 0).houses[0].hand[0]).toMatch(/^our-/)
    expect(formatPosition(own, state)).toContain('"our-barnet": { "at"')
  })

  it('is played without twists if the deck has none', () => {
    expect(own.options).toEqual([{ name: 'twists', values: ['false'], standard: 'false' }])
  })

  it('plays by its own conditions', () => {
    let played = 0
    for (let seed = 0; seed < 200; seed++) {
      const chance = fastChance(seed)
      const state = own.setup(completeOptions(own, {}), chance)
      playAtRandom(own, state, chance, chance, new MoveList(), undefined, (seat, move) => {
        const line = own.notation.format(move, seat)
        const view = own.view(state, seat)
        const [mine, theirs] = [view.houses[seat], view.houses[1 - seat]]
        const holds = {
          'play our-devon for its event': () => mine.controls > theirs.controls,
          'play our-stanley for its event': () => mine.controls < theirs.controls,
          'play our-array for its event': () => view.owner === mine.house,
          'play our-kingmaker for its event': () => mine.field + mine.french > theirs.field + theirs.french,
        }[line]
        if (holds === undefined) return
        played++
        expect(holds(), line).toBe(true)
      })
    }
    expect(played).toBeGreaterThan(100)
  })

  const played = new Session(own, { seed: 'own' })
  played.resign(1)
  const golden = [{ name: 'own', text: formatRecord(own, played.record()) }]
  for (const { name, run } of batteryFor(own, { games: 100, fewGames: 10, golden }))
    it(`passes the battery: ${name}`, () => run(), 60_000)
})
