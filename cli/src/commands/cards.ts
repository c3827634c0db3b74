import { DECK, printingCommand } from './print-components.ts'

export const cards = printingCommand(DECK, {
  name: DECK.command,
  summary: 'Print the cards of a game, with the source of each fact.',
  examples: [
    ['tudor cards cousins-war', 'battlefields, events and twists, with their sources'],
    ['tudor cards cousins-war --file > mine.json', 'a deck to edit, for --option deck=mine.json'],
  ],
})
