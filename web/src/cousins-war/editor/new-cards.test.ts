import { type Deck, game, STANDARD_DECK } from '@tudor-rose/cousins-war'
import { expect, test } from 'vitest'
import type { Json } from '../../editor/draft.ts'
import { textOf } from '../../editor/draft.ts'
import { newBattlefield, newEvent, newTwist } from './new-cards.ts'

test('new cards are valid, however many are added', () => {
  let deck: Deck = STANDARD_DECK
  for (let i = 0; i < 3; i++) {
    deck = { ...deck, cards: [...deck.cards, newBattlefield(deck, 'own')] }
    deck = { ...deck, twists: [...deck.twists, newTwist(deck, 'own')] }
  }
  deck = { ...deck, cards: [...deck.cards, newEvent(deck, 'own')] }
  const read = JSON.parse(game.components!.with(textOf(deck as unknown as Json)).components!.text)
  expect(read).toEqual(deck)
})
