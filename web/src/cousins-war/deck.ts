/** The cards of this table: those of its deck file, or the standard ones. */
import type { Card, Deck } from '@tudor-rose/cousins-war'
import { STANDARD_DECK } from '@tudor-rose/cousins-war/texts'

/** The rules checked the file before the game started. */
export const deckOf = (components: unknown): Deck => (components === undefined ? STANDARD_DECK : (components as Deck))

export const cardsById = (deck: Deck): ReadonlyMap<string, Card> => new Map(deck.cards.map((card) => [card.id, card]))
