import { COMPONENTS, printingCommand } from './print-components.ts'

export const components = printingCommand(COMPONENTS, {
  name: COMPONENTS.command,
  summary: 'Print the values of the board, cards and tiles of a game, with their sources.',
  examples: [
    ['tudor components lancaster', 'counties, conflicts, castles, laws and so on, with their sources'],
    ['tudor components lancaster --file > mine.json', 'values to edit, for --option components=mine.json'],
  ],
})
