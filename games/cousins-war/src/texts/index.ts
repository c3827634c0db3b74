/** The sentences of the game for a deck. A page can import them without the rules. */
export { STANDARD_DECK } from '../data/standard-deck.ts'
export { textsFor } from './texts-for.ts'
