import { printingCommand, SCENARIOS } from './print-components.ts'

export const scenarios = printingCommand(SCENARIOS, {
  name: SCENARIOS.command,
  summary: 'Print the set-ups of a game.',
  examples: [
    ['tudor scenarios richard3', 'the scenarios of the rulebook'],
    ['tudor scenarios richard3 --file > mine.json', 'set-ups to edit, for --option scenarios=mine.json'],
  ],
})
