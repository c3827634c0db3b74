/** The cards of this table: those of its own deck file, or the usual ones. */
import type { Card, Deck } from '@tudor-rose/cousins-war'
import { STANDARD_DECK } from '@tudor-rose/cousins-war/texts'

/** The rules have checked the file before anybody sat down. */
export const deckOf = (components: unknown): Deck => (components === undefined ? STANDARD_DECK : (components as Deck))

export const cardsById = (deck: Deck): ReadonlyMap<string, Card> => new Map(deck.cards.map((card) => [card.id, card]))
