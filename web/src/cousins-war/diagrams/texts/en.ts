import type { DiagramTexts } from '../../../diagrams/texts.ts'

/** What the diagrams show, in English. */
export const en = {
  board: {
    alternative:
      'The table at the start: the track of five rounds; the reserve and supply of each house, two troops in the reserve and seven in the supply; the map with one red and one white troop each in North, Centre and South, and two French in the supply; the empty battlefield with a half for each house.',
  },
  cards: {
    alternative:
      'Two cards side by side, the battlefield Wakefield and the event Combined Forces, with numbers at their parts.',
    legend: [
      'command points',
      'date',
      'region of the battle',
      'troops placed on it at once',
      'main event',
      'track of rounds: a rose, a boxed number',
      'side event',
    ],
  },
  'place-attempts': {
    alternative:
      'Three attempts to place a white troop: in the North with two troops a 3 is rolled and the troop stays; in the Centre with four troops a 2, and it is lost to the supply; once more in the Centre a 4, and it goes back to the reserve.',
  },
} as const satisfies Readonly<Record<string, DiagramTexts>>
