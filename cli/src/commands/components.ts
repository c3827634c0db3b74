import { COMPONENTS, printingCommand } from './print-components.ts'

export const components = printingCommand(COMPONENTS, {
  name: COMPONENTS.command,
  summary: 'Print the values of board, cards and tiles of a game with where each is from.',
  examples: [
    ['tudor components lancaster', 'counties, conflicts, castles, laws and so on, each with its source'],
    ['tudor components lancaster --file > mine.json', 'values to change, for --option components=mine.json'],
  ],
})
