import { game as cousinsWar } from '@tudor-rose/cousins-war'
import { game as lancaster } from '@tudor-rose/lancaster'
import { game as richard3 } from '@tudor-rose/richard3'
import { drawCousinsWar } from './boards/cousins-war.ts'
import { cardLines } from './boards/cousins-war-cards.ts'
import { drawLancaster, lancasterLegend } from './boards/lancaster.ts'
import { componentLines } from './boards/lancaster-components.ts'
import { drawRichard3 } from './boards/richard3.ts'
import { legendLines } from './boards/richard3-map.ts'
import { richard3Odds } from './boards/richard3-odds.ts'
import { scenarioLines } from './boards/richard3-scenarios.ts'
import type { Offer } from './offer.ts'
import { CousinsWarTally } from './tallies/cousins-war.ts'
import { LancasterTally } from './tallies/lancaster.ts'

/** Every game that can be played, in the order of the list. A new game adds its line here. */
export const OFFERS: readonly Offer[] = [
  {
    game: richard3,
    draw: drawRichard3,
    legend: legendLines,
    odds: richard3Odds,
    sheet: scenarioLines,
    rounds: ['log.cards'],
  },
  {
    game: cousinsWar,
    draw: drawCousinsWar,
    sheet: cardLines,
    rounds: ['log.round'],
    tally: (game) => new CousinsWarTally(game),
  },
  {
    game: lancaster,
    draw: drawLancaster,
    legend: lancasterLegend,
    sheet: componentLines,
    rounds: ['log.round'],
    colours: ['blue', 'yellow', 'red', 'green', 'purple'],
    tally: (game) => new LancasterTally(game),
  },
]
