import { printingCommand, SCENARIOS } from './print-components.ts'

export const scenarios = printingCommand(SCENARIOS, {
  name: SCENARIOS.command,
  summary: 'Print the set-ups of a game: where every block begins.',
  examples: [
    ['tudor scenarios richard3', 'the scenarios of the rulebook'],
    ['tudor scenarios richard3 --file > mine.json', 'set-ups to change, for --option scenarios=mine.json'],
  ],
})
