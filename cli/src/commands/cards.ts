import { DECK, printingCommand } from './print-components.ts'

export const cards = printingCommand(DECK, {
  name: DECK.command,
  summary: 'Print the cards of a game with where each fact about them is from.',
  examples: [
    ['tudor cards cousins-war', 'battlefields, events and twists, each with its source'],
    [
      'tudor cards cousins-war --file > mine.json',
      'a deck to change, for tudor play cousins-war --option deck=mine.json',
    ],
  ],
})
