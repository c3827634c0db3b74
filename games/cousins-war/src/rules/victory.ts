/** Phase 6: control of England. */

import { houseKey } from '../keys.ts'
import { inHandOf, LANCASTER, other, VICTORIES, wonBy, YORK } from '../layout.ts'
import { cardsAt, goTo, REGIONS, type State, troops } from '../state.ts'
import type { AutomaticStep, StepContext } from '../step-types.ts'
import { STEP } from '../steps.ts'

const LAST_ROUND = 5

/** The house with more troops controls a region. */
export const regionsOf = (s: State, house: number): number =>
  REGIONS.filter((region) => troops(s, house, region) > troops(s, other(house), region)).length

export const battlesWonBy = (s: State, house: number): number => cardsAt(s, wonBy(house))

export function win(
  s: State,
  house: number,
  victory: (typeof VICTORIES)[number],
  context: Pick<StepContext, 'log'>,
): void {
  s.winner = house
  s.victory = VICTORIES.indexOf(victory)
  s.step = STEP.gameOver
  context.log?.tell({ key: 'log.won', params: { house: houseKey(house), reason: victory } })
}

/** All three regions win at once. After round 5, more regions win; on a tie, more battles. */
export const checkVictory: AutomaticStep = (s, context) => {
  const [lancaster, york] = [regionsOf(s, LANCASTER), regionsOf(s, YORK)]
  if (lancaster === 3 || york === 3) return win(s, lancaster === 3 ? LANCASTER : YORK, 'victory.england', context)
  if (s.round < LAST_ROUND) {
    const someoneHasACard = [LANCASTER, YORK].some((house) => cardsAt(s, inHandOf(house)) > 0)
    return goTo(s, someoneHasACard ? STEP.keepCard : STEP.cleanUp)
  }
  if (lancaster !== york) return win(s, lancaster > york ? LANCASTER : YORK, 'victory.regions', context)
  win(s, battlesWonBy(s, LANCASTER) > battlesWonBy(s, YORK) ? LANCASTER : YORK, 'victory.battles', context)
}
